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
  { when: ["lent"], services: { "payment-order": 5, "certified-mail": 2 } },
  { when: ["lent", "unpaid"], services: { "payment-order": 3, "certified-mail": 1, complaint: 1 } },
  { when: ["owes"], services: { "payment-order": 4, "certified-mail": 2 } },
  { when: ["owes", "unpaid"], services: { "payment-order": 2, "certified-mail": 1 } },
  { when: ["invoice", "unpaid"], services: { "payment-order": 6, "certified-mail": 2, complaint: 2 } },
  { when: ["unpaid"], services: { "payment-order": 1.5, "certified-mail": 1 } },
  { when: ["refusesToPay"], unless: ["wonJudgment"], services: { "payment-order": 2, "certified-mail": 1.5 } },
  { when: ["paymentOrder"], services: { "payment-order": 4, objection: 3 } },
  { when: ["certifiedMail"], services: { "certified-mail": 6 } },
  { when: ["formalNotice"], unless: ["died"], services: { "certified-mail": 5 } },
  { when: ["cancelContract"], services: { "certified-mail": 3 } },
  { when: ["cancelContract", "proof|formalNotice"], services: { "certified-mail": 4 } },
  { when: ["neighbour"], services: { "certified-mail": 1.5 } },
  { when: ["certifiedMail", "limitation|noReply|sentBefore"], rules: ["demandLetter"], services: { complaint: 1 } },
];

export const papersReceived: readonly Signal[] = [
  {
    when: ["paymentOrder", "received|disagree|demandsFromMe"],
    services: { objection: 9 },
    rules: ["paymentOrderObjection"],
  },
  { when: ["performanceRecommendation"], services: { objection: 10 }, rules: ["performanceRecommendation"] },
  {
    when: ["settlementRecommendation"],
    services: { objection: 8, lawsuit: 4 },
    rules: ["settlementRecommendation"],
  },
  {
    when: ["complaintPaper", "received|gotSued|defendant"],
    unless: ["appeal", "appealBrief"],
    services: { "answer-brief": 9 },
    rules: ["answerToComplaint"],
  },
  { when: ["gotSued"], unless: ["indictment"], services: { "answer-brief": 7 }, rules: ["answerToComplaint"] },
  {
    when: ["defendant"],
    unless: [...OTHER_PAPERS, "wantsToSue"],
    services: { "answer-brief": 6 },
    rules: ["answerToComplaint"],
  },
  {
    when: ["court", "envelope"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "certifiedMail", "appealBrief", "appeal"],
    services: { "answer-brief": 5, objection: 4 },
    rules: ["unknownCourtPaper"],
  },
  {
    when: ["court", "demandsFromMe"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "wantsToSue", "wonJudgment"],
    services: { "answer-brief": 4, objection: 3 },
    rules: ["unknownCourtPaper"],
  },
  {
    when: ["court", "unknownName"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "appealBrief", "appeal"],
    services: { "answer-brief": 5, objection: 4 },
    rules: ["unknownCourtPaper"],
  },
  { when: ["courtPapers"], unless: OTHER_PAPERS, services: { "answer-brief": 5, objection: 4 } },
  {
    when: ["courtPapers"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "appealBrief"],
    rules: ["unknownCourtPaper"],
  },
];
