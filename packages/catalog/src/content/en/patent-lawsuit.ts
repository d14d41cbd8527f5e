import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  overview:
    "A dispute over who may use a patent, trade mark or design, or whether its registration stands (특허소송). Validity goes to the tribunal and then to the Patent Court; infringement and damages go to the ordinary courts. Which of these comes first often matters most.",
  purpose: "It protects your right, or frees you from a claim of infringement that does not hold.",
  fits: [
    "Someone uses your invention or brand",
    "You received a warning that you infringe",
    "Your application or registration was refused or annulled and you want to go to court",
  ],
  unfit: [
    "You have not applied for registration yet (that comes first)",
    "An unregistered idea was taken (it may be a matter of unfair competition or contract)",
  ],
  features: [
    "Registration and product are compared point by point",
    "We propose an order: invalidation, scope or infringement first",
    "We look for prior art and proof of earlier use",
    "Warnings are answered without giving anything away",
  ],
  steps: [
    {
      title: "Send registration and product",
      text: "The number, pictures of the product, and the warning or ruling you received.",
    },
    { title: "Analysis and plan", text: "We compare the right with the product and propose the way." },
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
