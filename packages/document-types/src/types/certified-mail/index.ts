import type { Answers } from "../../engine/answers.ts";
import { CERTIFIED_MAIL_FORMAT } from "../../engine/block.ts";
import type { DocumentType } from "../../engine/document-type.ts";
import { bodyOf } from "./body.ts";
import { CHECKS, needsLawyer } from "./checks.ts";
import { INTERVIEW } from "./interview.ts";
import { noticeDeadline } from "./lease-checks.ts";
import { build, copiesOf } from "./paper.ts";
import { claimOfNotice, noticePeriods } from "./periods.ts";

/** Until version 4 the arrears were asked for as any amount, which may have had service charges in it. */
const migrate = (answers: Answers, from: number): Answers => {
  if (from > 4 || answers["noticeKind"] !== "rent") return answers;
  const { amount: _, ...others } = answers;
  return others;
};

export const certifiedMail: DocumentType = {
  id: "certified-mail",
  version: 6,
  mode: "A",
  services: ["certified-mail"],
  name: "내용증명(통고서·최고서)",
  basis: [
    { law: "civilCode", articles: ["174"] },
    { law: "postalRules", articles: ["46", "48"] },
  ],
  format: CERTIFIED_MAIL_FORMAT,
  exhibits: null,
  delivery: "sent",
  interview: INTERVIEW,
  checks: CHECKS,
  needsLawyer,
  build,
  proseOf: (draft, path) => (path === "body" ? bodyOf(draft) : []),
  copiesOf,
  deadlineOf: noticeDeadline,
  prefill: ({ claim }) => (claim === null ? {} : { amount: claim }),
  claimOf: claimOfNotice,
  periodsOf: noticePeriods,
  migrate,
};
