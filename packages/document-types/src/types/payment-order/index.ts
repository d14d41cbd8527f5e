import { prefillClaim } from "../../claims/prefill-claim.ts";
import { claimOfOrder } from "../../claims/claim.ts";
import { claimPeriods } from "../../claims/claim-periods.ts";
import { isForWork } from "../../claims/cause.ts";
import type { Answers } from "../../engine/answers.ts";
import { COURT_FORMAT } from "../../engine/block.ts";
import type { DocumentType } from "../../engine/document-type.ts";
import { dateAt } from "../../engine/read-answers.ts";
import { CHECKS, needsLawyer } from "./checks.ts";
import { INTERVIEW } from "./interview.ts";
import { attachmentsOf, build, copiesOf, EXHIBITS, groundSentences } from "./paper.ts";
import { courtsByLaw } from "./venue.ts";

/** The fourth version wrote of all goods and work that they were finished, as its customer had approved. */
const migrate = (answers: Answers, from: number): Answers =>
  from < 5 && isForWork(answers) && dateAt(answers, "performedOn") !== null ? { finished: true, ...answers } : answers;

export const paymentOrder: DocumentType = {
  id: "payment-order",
  version: 8,
  formerQuestions: ["attachmentsReady"],
  mode: "A",
  services: ["payment-order"],
  name: "지급명령신청서",
  basis: [{ law: "civilProcedure", articles: ["462", "463", "464"] }],
  format: COURT_FORMAT,
  exhibits: () => EXHIBITS,
  attachmentsOf,
  delivery: "filed",
  interview: INTERVIEW,
  checks: CHECKS,
  needsLawyer,
  build,
  proseOf: (draft, path) => (path === "grounds" ? groundSentences(draft) : []),
  proposalsOf: (answers, path) => (path === "court" ? courtsByLaw(answers) : []),
  copiesOf,
  prefill: prefillClaim,
  claimOf: claimOfOrder,
  periodsOf: claimPeriods,
  migrate,
};
