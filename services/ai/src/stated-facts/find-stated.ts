import type { StatedFacts } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import type { MatterId } from "@legal/legal-rules";
import { claimIn } from "../computing/court-costs.ts";
import { findService, wordsOf } from "../computing/find-service.ts";
import { findCurrent } from "../conversations/find-conversation.ts";
import { messagesToAnswer } from "../danger/is-in-danger.ts";
import { receiptReplies } from "../offline/receipt-replies.ts";

/** Decisions whose papers have names of their own. */
const MATTERS: readonly MatterId[] = [
  "payment-order-objection",
  "performance-recommendation-objection",
  "settlement-recommendation-objection",
  "mediation-decision-objection",
];
/** Newer than these, nothing is read: a conversation repeats its facts. */
const TEXTS_READ = 20;

const NOTHING: StatedFacts = { claim: null, served: null };

/**
 * What a member stated in their last conversation about a service, plainly enough to fill it in: the one amount, and the
 * one day a decision came. What was said in danger is not of the matter that came after.
 */
export const findStated = async (userId: string, serviceType: string): Promise<StatedFacts> => {
  const conversation = await findCurrent(serviceType, { userId });
  if (!conversation) return NOTHING;
  const own = messagesToAnswer(conversation)
    .filter(({ role }) => role === "user")
    .slice(-TEXTS_READ);
  const said = own.map(({ content: text, createdAt }) => ({ text, day: seoulDateOf(createdAt) }));
  const replies = receiptReplies(conversation.messages);
  const [served, ...others] = MATTERS.flatMap((matter) => {
    const service = findService(said, matter, replies);
    return service ? [{ matter, mode: service.mode, date: service.date }] : [];
  });
  return {
    claim: claimIn(wordsOf(said)) ?? null,
    served: others.length === 0 && served ? served : null,
  };
};
