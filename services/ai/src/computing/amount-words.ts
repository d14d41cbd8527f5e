import { namesMoney } from "../reading/won-in.ts";
import { sinceCorrected } from "./court-costs.ts";

/** Of amounts the newest texts decide; only where they name none, those before. */
const TEXTS_READ = [3, 6];

/** What was said of the amount that is talked about now, from its newest correction on. */
export const amountWords = (said: readonly string[]): string => {
  const newest = TEXTS_READ.map((count) => said.slice(-count)).find((texts) => namesMoney(texts.join("\n")));
  return sinceCorrected(newest ?? said);
};
