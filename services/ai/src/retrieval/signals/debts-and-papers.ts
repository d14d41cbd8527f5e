import type { Concept } from "../concepts/concept-ids.ts";
import type { Signal } from "./signal.ts";

const OTHER_PAPERS = [
  "paymentOrder",
  "performanceRecommendation",
  "settlementRecommendation",
  "propertyDisclosure",
  "summaryOrder",
  "seizureDecision",
  "provisionalSeizure",
  "provisionalDisposition",
  "indictment",
  "auction",
] as const satisfies readonly Concept[];

export const moneyOwed: readonly Signal[] = [
  { when: ["certifiedMail", "limitation|noReply|sentBefore"], rules: ["demandLetter"] },
];

export const papersReceived: readonly Signal[] = [
  {
    when: ["paymentOrder", "received|disagree|demandsFromMe"],
    rules: ["paymentOrderObjection"],
  },
  { when: ["performanceRecommendation"], rules: ["performanceRecommendation"] },
  {
    when: ["settlementRecommendation"],
    rules: ["settlementRecommendation"],
  },
  {
    when: ["complaintPaper", "received|gotSued|defendant"],
    unless: ["appeal", "appealBrief"],
    rules: ["answerToComplaint"],
  },
  { when: ["gotSued"], unless: ["indictment"], rules: ["answerToComplaint"] },
  {
    when: ["defendant"],
    unless: [...OTHER_PAPERS, "wantsToSue"],
    rules: ["answerToComplaint"],
  },
  {
    when: ["court", "envelope"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "certifiedMail", "appealBrief", "appeal"],
    rules: ["unknownCourtPaper"],
  },
  {
    when: ["court", "demandsFromMe"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "wantsToSue", "wonJudgment"],
    rules: ["unknownCourtPaper"],
  },
  {
    when: ["court", "unknownName"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "appealBrief", "appeal"],
    rules: ["unknownCourtPaper"],
  },
  {
    when: ["courtPapers"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "appealBrief"],
    rules: ["unknownCourtPaper"],
  },
];
