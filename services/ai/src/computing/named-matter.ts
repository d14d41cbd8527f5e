import type { ServiceId } from "@legal/catalog";
import type { MatterId } from "@legal/legal-rules";
import { PAPERS } from "./receipt-words.ts";

/** Pages of those to whom such papers come. */
const ANSWERING: ReadonlySet<ServiceId> = new Set(["objection", "answer-brief", "criminal-defense"]);

/** Papers whose name alone says which period they begin. A judgment's or a decision's does not. */
const BY_NAME: readonly (readonly [RegExp, MatterId])[] = [
  [PAPERS.paymentOrder, "payment-order-objection"],
  [PAPERS.complaint, "answer"],
  [PAPERS.summaryOrder, "formal-trial"],
  [/이행\s?권고|performance recommendation|履行勧告|履行[建劝]议?/iu, "performance-recommendation-objection"],
  [/화해\s?권고|settlement recommendation|和解勧告|和解[建劝]议?/iu, "settlement-recommendation-objection"],
];

/** The period of the one paper that a person who has to answer it names: where the model sees none. */
export const namedMatter = (said: string, service: ServiceId | undefined): MatterId | undefined => {
  if (service === undefined || !ANSWERING.has(service)) return undefined;
  const [named, ...others] = BY_NAME.filter(([paper]) => paper.test(said));
  return named !== undefined && others.length === 0 && !PAPERS.judgment.test(said) ? named[1] : undefined;
};
