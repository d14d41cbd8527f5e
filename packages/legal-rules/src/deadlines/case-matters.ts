import { isMatterId, MATTERS, type Matter, type MatterId } from "./matters.ts";
import { SERVICE_MODES } from "./service-modes.ts";

/** A period that a court sets (보정명령, 석명준비명령): as long as its order says, so that no statute has its length. */
export const COURT_SET = "court-set";
export type CaseMatter = MatterId | typeof COURT_SET;

type CaseRule = Pick<Matter, "modes" | "extension" | "statutory" | "statutes">;

/** It runs from service of the order unless that says otherwise (민소 171), and the court may extend it (민소 172). */
const COURT_SET_RULE: CaseRule = {
  modes: SERVICE_MODES.filter((mode) => mode !== "midnight"),
  extension: "court",
  statutory: false,
  statutes: [{ law: "civilProcedure", articles: ["171", "172"] }],
};

/** What a deadline of a case can be for: also what has its length from a court. */
export const isCaseMatter = (id: unknown): id is CaseMatter => id === COURT_SET || isMatterId(id);

export const caseRuleOf = (matter: CaseMatter): CaseRule => (matter === COURT_SET ? COURT_SET_RULE : MATTERS[matter]);
