import type { AnswerSet } from "./answer-sets.ts";
import { CERTIFIED_MAILS } from "./certified-mail-sets.ts";
import { OBJECTIONS } from "./objection-sets.ts";
import { PAYMENT_ORDERS } from "./payment-order-sets.ts";

/** The answers that golden papers are made of. */
export const SAMPLES: readonly AnswerSet[] = [...PAYMENT_ORDERS, ...CERTIFIED_MAILS, ...OBJECTIONS];
