import type { AiConversation } from "@legal/contracts";
import { AI_PRICING_FROM_MESSAGES } from "@legal/contracts/constants";

export const CONSULT_STEPS = ["intro", "chat", "pricing"] as const;
export type ConsultStep = (typeof CONSULT_STEPS)[number];

/** The current step: prices come after enough messages, and the conversation continues below them. */
export const consultStep = (conversation: AiConversation | null, begun: boolean): ConsultStep => {
  const count = conversation?.messages.length ?? 0;
  if (count >= AI_PRICING_FROM_MESSAGES) return "pricing";
  return count > 0 || begun ? "chat" : "intro";
};
