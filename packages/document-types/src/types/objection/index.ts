import { COURT_FORMAT } from "../../engine/block.ts";
import type { DocumentType } from "../../engine/document-type.ts";
import { CHECKS, needsLawyer } from "./checks.ts";
import { INTERVIEW } from "./interview.ts";
import { attachmentsOf, build, copiesOf, exhibitSeries } from "./paper.ts";
import { objectionDeadline, objectionPeriods, prefillDecision } from "./period.ts";

export const objection: DocumentType = {
  id: "objection",
  version: 8,
  formerQuestions: ["attachmentsReady"],
  mode: "A",
  services: ["objection"],
  name: "이의신청서",
  basis: [
    { law: "civilProcedure", articles: ["226", "468"] },
    { law: "smallClaims", articles: ["5-4"] },
    { law: "civilMediation", articles: ["34"] },
  ],
  format: COURT_FORMAT,
  exhibits: exhibitSeries,
  attachmentsOf,
  delivery: "filed",
  interview: INTERVIEW,
  checks: CHECKS,
  needsLawyer,
  build,
  copiesOf,
  deadlineOf: objectionDeadline,
  prefill: prefillDecision,
  periodsOf: objectionPeriods,
};
