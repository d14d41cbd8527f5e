import type { AiConversation } from "@legal/contracts";
import { AI_PRICING_FROM_MESSAGES } from "@legal/contracts/constants";
import { saysDangerPlainly } from "@legal/i18n/danger";
import type { PendingTurn } from "./use-unsent-turn.ts";

export const CONSULT_STEPS = ["intro", "chat", "pricing"] as const;
export type ConsultStep = (typeof CONSULT_STEPS)[number];

/** Whether words that have no answer yet are those of a person in danger: the plainest ones, or what the server said it of. */
export const isTurnInDanger = ({ content, inDanger }: PendingTurn): boolean =>
  inDanger === true || saysDangerPlainly(content);

/** Whether the last answer, or the question on its way, is that of a person who may be in danger. */
export const isInDanger = (conversation: AiConversation | null, pending: PendingTurn | undefined): boolean =>
  (pending !== undefined && isTurnInDanger(pending)) ||
  conversation?.messages.findLast(({ role }) => role === "assistant")?.inDanger === true;

/** The current step: prices come after enough messages, but not to a person in danger, and the conversation continues below them. */
export const consultStep = (count: number, { begun, inDanger }: { begun: boolean; inDanger: boolean }): ConsultStep => {
  if (count >= AI_PRICING_FROM_MESSAGES && !inDanger) return "pricing";
  return count > 0 || begun ? "chat" : "intro";
};
