import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  overview:
    "A dispute over money, contracts or things is settled by a court's judgment (민사소송). It does not end with the complaint: there are replies to the other side, requests for evidence and often mediation. This service prepares the papers that fall due while the case runs.",
  purpose: "No deadline is missed during the case, and each brief arrives when it should.",
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
    { title: "Complaint or brief", text: "We order claim and evidence and write the next paper." },
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
      answer: "Without a lawyer acting for you, yes. Before that we sort out what to say and to hand in.",
    },
    {
      question: "If I lose, do I pay the other side's costs?",
      answer: "As a rule the loser bears stamp duty, delivery fees and, within legal limits, part of the lawyer's fee.",
    },
    {
      question: "What if we settle midway?",
      answer: "The case can end in mediation or settlement, which can be enforced like a judgment.",
    },
    {
      question: "What changes with an appeal?",
      answer:
        "Since March 2025 written grounds are due within a set time, so reasons and new evidence should be ready early.",
    },
  ],
};
