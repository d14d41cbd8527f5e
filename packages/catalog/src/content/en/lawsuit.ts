import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "All the papers of a case about money or a contract, from the complaint to the judgment.",
  searchWords: "court case, civil case, trial, hearing, evidence, brief, appeal, court process, lawsuit, judgment",
  overview:
    "A dispute over money, contracts or things is settled by a court's judgment (민사소송). It does not end with the complaint: there are replies to the other side, requests for evidence and often mediation. This service prepares the papers that fall due while the case runs.",
  purpose: "It keeps track of the deadlines of the case, so that each brief can be ready in time.",
  risks: [
    "If both sides stay away twice and nobody asks for a date within one month, the suit counts as withdrawn. Have a settlement recorded by the court.",
    "The appeal goes to the court that gave the judgment, within two weeks. Without grounds within 40 days of the notice of the record it is dismissed, and it does not stop provisional enforcement.",
  ],
  fits: [
    "You want to sue but cannot write everything alone to the end",
    "A case is running and needs a brief or a request for evidence",
    "Judgment has come and you wonder about an appeal",
  ],
  unfit: [
    "All you need is the complaint (choose that service)",
    "The other side disputes nothing (a payment order is simpler)",
  ],
  features: [
    "All dates of the case in one place, with their deadlines",
    "The other side's briefs are answered point by point",
    "Witnesses, experts or inquiries are asked for where they help",
    "If a settlement is proposed, you get what you need to weigh it",
  ],
  steps: [
    { title: "Tell us where it stands", text: "What it is about, which stage, and the case number if there is one." },
    {
      title: "Complaint or brief",
      text: "Your answers and evidence go into the form as a draft of the next paper. What to argue is for you (in Deluxe, with the lawyer) to decide.",
    },
    { title: "The other side's answer", text: "When it comes, we look at what is disputed and prepare the reply." },
    {
      title: "Hearings and evidence",
      text: "The court hears both sides, looks at evidence, and may suggest mediation.",
    },
    {
      title: "Judgment and what next",
      text: "Once you have it, decide within two weeks between appeal and enforcement.",
    },
  ],
  prepare: [
    "What has been filed and received so far",
    "Case number and dates",
    "Originals of your evidence",
    "Names and contacts of possible witnesses",
  ],
  questions: [
    {
      question: "Do I have to appear?",
      answer:
        "Without a lawyer acting for you, as a rule yes. In small claims a spouse, parent, child, brother or sister may go for you without leave, and before a single judge family may with leave. If both sides stay away twice and nobody asks for a new date within one month, the suit counts as withdrawn.",
    },
    {
      question: "If I lose, do I pay the other side's costs?",
      answer: "As a rule the loser bears stamp duty, delivery fees and, within legal limits, part of the lawyer's fee.",
    },
    {
      question: "What if we settle midway?",
      answer:
        "A settlement or mediation recorded by the court can be enforced like a judgment. If you only agree in private and withdraw, nothing enforceable remains, and after judgment a withdrawn suit cannot be brought again.",
    },
    {
      question: "What changes with an appeal?",
      answer:
        "Since March 2025 written grounds are due within 40 days of the court's notice, or the appeal is dismissed. Reasons and new evidence should be ready early.",
    },
  ],
};
