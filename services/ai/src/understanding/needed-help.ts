import { setImmediate } from "node:timers/promises";
import { saysDangerPlainly } from "@legal/i18n/danger";
import { clausesOf } from "../reading/clauses-of.ts";
import { isMereReply } from "./mere-reply.ts";
import { besidePlainCustody, saysCustodyPlainly } from "./plain-custody.ts";
import { understand, type Understanding } from "./understand.ts";

/** First help: numbers for a life in danger, whom to call for one whom the police hold, or those for both. */
export type NeededHelp = "life" | "lawyer" | "both";

/** The newest; each reading takes a millisecond or more. */
const PARTS_READ = 20;
/** Shorter ones say nothing. */
const CLAUSE_MIN = 4;

/** What is read alone of a text: beside words about the police the model hardly sees those of danger. */
const partsOf = (text: string): string[] => {
  if (!saysCustodyPlainly(text)) return [text];
  const clauses = clausesOf(text, []).map((clause) => clause.text);
  const parts = clauses.flatMap((clause) => (saysCustodyPlainly(clause) ? besidePlainCustody(clause) : [clause]));
  return parts.map((part) => part.trim()).filter((part) => part.length >= CLAUSE_MIN);
};

const saysDanger = async (said: readonly string[]): Promise<boolean> => {
  const parts = said.flatMap(partsOf).filter((part) => !isMereReply(part));
  for (const part of parts.slice(-PARTS_READ)) {
    // Others are served between the readings.
    await setImmediate();
    if ((await understand(part)).isLikelyInDanger) return true;
  }
  return false;
};

/** `said`: by who needs help, the newest last. `joined`: what the model makes of the newest of it together. */
export const neededHelp = async (said: readonly string[], joined: Understanding): Promise<NeededHelp> => {
  const arrested = said.findIndex(saysCustodyPlainly);
  if (arrested < 0) return "life";
  if (joined.isLikelyInDanger || said.some(saysDangerPlainly)) return "both";
  return (await saysDanger(said.slice(arrested))) ? "both" : "lawyer";
};
