import { percentsIn } from "../reading/percents-in.ts";
import type { Claim } from "./claim.ts";

/** Percentages that a text states, such as rates of interest. */
export const percentClaims = (text: string): Claim[] =>
  percentsIn(text).map(({ percent, ...named }) => ({ kind: "percent", ...named, key: `percent:${percent}` }));
