import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Tell the court in time that you do not accept a payment order or decision.",
  searchWords:
    "received a payment order, object, disagree with decision, contest a payment order, court decision i don't accept, settlement recommendation, performance recommendation, appeal a decision, i don't owe this",
  overview:
    "You tell the court that you do not accept a payment order or another decision it sent you (이의신청). Payment orders and recommendations need no long reasons: with an objection in time they lose their effect and the matter goes to trial, where a separate answer is needed. So what matters most is what you received, and when.",
  purpose: "It keeps your chance to be heard, before an order becomes final and can be enforced.",
  risks: [
    "Besides the objection you have to send an answer. It is safe to do so within 30 days of receiving the payment order.",
    "It counts from the day a member of your household took it in. Even when it is final, a suit against enforcement and a stay remain if you do not owe.",
  ],
  fits: [
    "A payment order came though you owe nothing, or less",
    "You cannot accept a recommended performance or settlement",
    "You want to contest a provisional seizure or disposition (there is no time limit, but reasons are needed, and the objection alone does not stop it)",
  ],
  unfit: [
    "You received a complaint (that needs an answer)",
    "It is a decision of an authority (you can object to it within 30 days or use an administrative appeal within 90 days; for a suit see administrative suit)",
  ],
  features: [
    "First we tell you what kind of paper it is",
    "We count the days left and say what to do today",
    "Against a payment order a short objection goes first, reasons follow",
    "We lead on to the answer in the trial that follows",
  ],
  steps: [
    { title: "Send the papers and the date", text: "Photograph every page and the envelope, and note when it came." },
    {
      title: "Kind and time limit",
      text: "We look at the name of the paper with you and tell you at once how many days are left.",
    },
    { title: "We write the objection", text: "Case number and the statement that you object; filed once you confirm." },
    {
      title: "The court takes it up",
      text: "After a timely objection a payment order or recommendation simply becomes a lawsuit. On an objection to a provisional seizure or disposition the court holds a hearing and decides.",
    },
    { title: "Prepare the next paper", text: "With reasons and evidence we write the answer or statement." },
  ],
  prepare: [
    "All papers from the court, and the envelope",
    "A notification that shows the date of receipt",
    "Proof that you paid, or that the sum is different",
    "A note on how you know the other side",
  ],
  questions: [
    {
      question: "Do I have to give reasons?",
      answer:
        "For a payment order it is enough to say that you object. An objection to a provisional seizure or disposition needs reasons, so we look at the kind first.",
    },
    {
      question: "The two weeks have passed.",
      answer:
        "If you could not know for reasons that are not your fault, there is a way within two weeks of that ending. Even after it is final, whoever has paid or does not owe can sue against enforcement and ask for a stay. Tell us quickly.",
    },
    {
      question: "My family took it in. Which day counts?",
      answer: "Usually the day a member of your household received it, even if you learned of it later.",
    },
    {
      question: "By when can I object to a provisional seizure or disposition?",
      answer:
        "There is no set time limit, but the objection goes to the court that decided, needs reasons, and does not by itself stop the measure. You can also ask the court to order the other side to sue (제소명령), or to cancel the measure when circumstances have changed. A provisional seizure can be lifted by depositing the sum the court has set (해방공탁).",
    },
  ],
};
