import type { Answers } from "../../engine/answers.ts";
import type { Field } from "../../engine/field.ts";
import { textAt } from "../../engine/read-answers.ts";
import { isOneOf, demandKindOf } from "./demand-kinds.ts";

/**
 * What lets a contract end with the notice itself: 민법 544, 545, 546, the contract, or another rule of law, such as
 * 민법 629②, 661, 673 and 689, where the other side may have broken nothing.
 */
const END_GROUNDS = ["demanded", "impossible", "refused", "fixed-time", "clause", "law"] as const;
type EndGround = (typeof END_GROUNDS)[number];

const endsAtOnce = (answers: Answers): boolean =>
  demandKindOf(answers) === "termination" && answers["afterDemand"] === false;

export const endGroundOf = (answers: Answers): EndGround | null =>
  END_GROUNDS.find((ground) => endsAtOnce(answers) && ground === textAt(answers, "endGround")) ?? null;

const endsFor =
  (ground: EndGround) =>
  (answers: Answers): boolean =>
    endGroundOf(answers) === ground;

/** Whether it ends by a rule of law that is not one of a breach. */
export const endsByLaw = endsFor("law");

const DEMAND_FIRST = [{ law: "civilCode", articles: ["544"] }] as const;

/** How a contract ends. */
export const ENDING_FIELDS: readonly Field[] = [
  {
    path: "endMode",
    text: "notice.endMode",
    field: { kind: "choice", name: "end-mode", options: ["rescind", "terminate"] },
    required: true,
    basis: [{ law: "civilCode", articles: ["543", "544", "550"] }],
    terms: ["rescission"],
    askedIf: isOneOf("termination"),
  },
  {
    path: "afterDemand",
    text: "notice.afterDemand",
    field: { kind: "boolean" },
    required: true,
    basis: DEMAND_FIRST,
    askedIf: isOneOf("termination"),
  },
  {
    path: "endGround",
    text: "notice.endGround",
    field: { kind: "choice", name: "end-ground", options: END_GROUNDS },
    required: true,
    basis: [{ law: "civilCode", articles: ["544", "545", "546"] }],
    askedIf: endsAtOnce,
  },
  {
    path: "breach",
    text: "notice.breach",
    field: { kind: "text", maxLength: 300 },
    required: true,
    askedIf: (answers) => demandKindOf(answers) === "termination" && !endsByLaw(answers),
  },
  {
    path: "breach",
    text: "notice.breach",
    field: { kind: "text", maxLength: 300 },
    required: false,
    askedIf: endsByLaw,
  },
  {
    path: "demandArrivedOn",
    text: "notice.demandArrivedOn",
    field: { kind: "date" },
    required: true,
    basis: DEMAND_FIRST,
    askedIf: endsFor("demanded"),
  },
  {
    path: "demandedUntil",
    text: "notice.demandedUntil",
    field: { kind: "date" },
    required: true,
    basis: DEMAND_FIRST,
    askedIf: endsFor("demanded"),
  },
  {
    path: "clause",
    text: "notice.clause",
    field: { kind: "text", maxLength: 40 },
    required: true,
    askedIf: endsFor("clause"),
  },
  {
    path: "endLaw",
    text: "notice.endLaw",
    field: { kind: "text", maxLength: 60 },
    required: false,
    basis: [{ law: "civilCode", articles: ["629", "661", "673", "689"] }],
    askedIf: endsByLaw,
  },
];
