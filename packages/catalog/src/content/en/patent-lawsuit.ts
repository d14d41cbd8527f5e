import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Defend or challenge a patent or trade mark before the tribunal and the court.",
  searchWords:
    "patent, trademark, trade mark, invention, design right, intellectual property, copied my product, counterfeit, infringement, brand",
  overview:
    "A dispute over who may use a patent, trade mark or design, or whether its registration stands (특허소송). Validity goes to the tribunal and then to the Patent Court; infringement and damages go to the ordinary courts. Which of these comes first often matters most.",
  purpose: "It is there to protect your right, or to answer a claim of infringement that does not hold.",
  risks: [
    "Three months against a refusal, 30 days against a ruling. As a rule the 30 days are not extended.",
    "Invalidation or correction can run beside an infringement suit. Spreading warnings among customers unchecked can make you liable yourself.",
  ],
  fits: [
    "Someone uses your invention or brand",
    "You received a warning that you infringe",
    "The tribunal ruled against your application or registration and you want to go to court (a refusal itself must first be appealed to the tribunal within three months)",
  ],
  unfit: [
    "You have not applied for registration yet (that comes first)",
    "An unregistered idea was taken (it may be a matter of unfair competition or contract)",
  ],
  features: [
    "Registration and product are compared point by point",
    "We explain invalidation, scope and infringement, and their order",
    "Prior art and proof of earlier use are put in order",
    "Warnings, replies and time limits in one place",
  ],
  steps: [
    {
      title: "Send registration and product",
      text: "The number, pictures of the product, and the warning or ruling you received.",
    },
    {
      title: "Analysis and plan",
      text: "From your answers we make a table that compares the right with the product. Proceedings are conducted by a patent attorney or a lawyer.",
    },
    { title: "Before the tribunal", text: "Validity or scope is argued in writing before the tribunal (특허심판원)." },
    { title: "Before the Patent Court", text: "If you do not accept the ruling, sue within 30 days (특허법원)." },
    {
      title: "Supreme Court or final",
      text: "There is a further appeal, or the judgment becomes final and settles registration and damages.",
    },
  ],
  prepare: [
    "Certificate of registration or the application",
    "Photos, manuals and sales pages of both products",
    "Warning letter, ruling, correspondence",
    "Anything that shows you made or used it first",
  ],
  questions: [
    {
      question: "I received a warning. Must I stop selling at once?",
      answer:
        "It depends. It is safer to look first at whether you infringe and whether the right is valid, and then to reply.",
    },
    {
      question: "Patent attorney or lawyer?",
      answer:
        "Patent attorneys can act before the tribunal and in suits against its rulings; lawyers act in infringement suits. We settle with you who is needed.",
    },
    {
      question: "Are trade marks covered?",
      answer: "Yes. Invalidation, cancellation and infringement of marks and designs run along the same lines.",
    },
  ],
};
