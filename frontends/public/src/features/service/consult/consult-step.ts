import type { AiConversation } from "@legal/contracts";
import { AI_PRICING_FROM_MESSAGES } from "@legal/contracts/constants";

export const CONSULT_STEPS = ["intro", "chat", "pricing"] as const;
export type ConsultStep = (typeof CONSULT_STEPS)[number];

/** Whether the last answer was to a person who may be in danger. */
export const isInDanger = (conversation: AiConversation | null): boolean =>
  conversation?.messages.findLast(({ role }) => role === "assistant")?.inDanger === true;

/** The current step: prices come after enough messages, but not to a person in danger, and the conversation continues below them. */
export const consultStep = (conversation: AiConversation | null, begun: boolean): ConsultStep => {
  const count = conversation?.messages.length ?? 0;
  if (count >= AI_PRICING_FROM_MESSAGES && !isInDanger(conversation)) return "pricing";
  return count > 0 || begun ? "chat" : "intro";
};
