import { saysDangerPlainly } from "@legal/i18n/danger";
import type { Understanding } from "./understand.ts";
import { saysCustodyPlainly } from "./plain-custody.ts";

/** Whether first help is that for one whom the police hold: someone said so, and no life is in danger. */
export const isAboutCustody = (said: readonly string[], { isLikelyInDanger }: Understanding): boolean =>
  said.some(saysCustodyPlainly) && !isLikelyInDanger && !said.some(saysDangerPlainly);
