import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Ask the court to order payment of money owed to you, on paper, without a hearing.",
  searchWords:
    "owes, owe, borrowed, lent, not paid back, invoice, owed money, owes me money, lent money, loan not repaid, unpaid loan, friend won't pay me back, unpaid invoice, unpaid bill, customer does not pay, debt, get my money back, iou, without a trial",
  overview:
    "You ask the court to order payment of what you are owed, on paper and without a hearing (지급명령). If the other side does not object within two weeks of receiving it, it becomes final, and you can have a bank account or wages seized without a further certificate. The stamp duty is a tenth of a lawsuit's.",
  purpose: "When the debt itself is not in dispute, this is the shortest way to something you can enforce.",
  risks: [
    "If the limitation period is about to end, check first for an address where papers can be received. If a period for correcting the address or the stamp duty is missed, the application is dismissed.",
    "If the debtor has died or is in rehabilitation or bankruptcy, a payment order hardly helps. Check first.",
  ],
  fits: [
    "You have papers that show the debt: an IOU, a contract, transfers",
    "You know an address where the other side can receive court mail",
    "The debtor keeps promising and keeps putting you off",
  ],
  unfit: [
    "The other side will clearly dispute the sum or the blame (a lawsuit may be quicker)",
    "The address is unknown or the debtor has disappeared (service by public notice is not allowed here)",
  ],
  features: [
    "Sum, interest and costs set out in one calculation",
    "The points courts like to ask about are answered in advance",
    "Filed electronically, so that you see where it stands",
    "If an objection comes, we show you how the case goes on",
  ],
  steps: [
    {
      title: "Tell us about the debt",
      text: "How much, when, what is still open, and the name and address of the other side.",
    },
    {
      title: "We write and file it",
      text: "Your answers go into the form as claim and reasons, and it is filed with the competent court once you have approved it.",
    },
    {
      title: "The court looks at it",
      text: "A judge decides on the papers alone, or asks for something that is missing.",
    },
    {
      title: "It is delivered",
      text: "The court posts the order to the other side. If it comes back, the address has to be corrected.",
    },
    {
      title: "Two weeks to object",
      text: "Without an objection the order is final and enforceable. With one, the matter normally becomes a lawsuit.",
    },
  ],
  prepare: [
    "IOU, contract or tax invoice",
    "Bank transfers",
    "The other side's name and address, and a phone number if you have one",
    "Messages in which they promised to pay",
  ],
  questions: [
    {
      question: "If they object, do I start again?",
      answer:
        "No. The lawsuit counts as filed on the day you applied for the order. If the rest of the stamp duty is then not paid within the court's period, it is dismissed and its hold on the limitation period is lost.",
    },
    {
      question: "What if I do not know the address?",
      answer:
        "A payment order cannot be served by public notice. The court can help to correct the address, or you choose a lawsuit.",
    },
    {
      question: "Will the money come by itself once it is final?",
      answer:
        "If the debtor does not pay, you apply for a seizure. Where there are no assets, it can remain hard to collect.",
    },
    {
      question: "Do I have to appear in court?",
      answer: "Not unless there is an objection. The court decides on paper.",
    },
  ],
};
