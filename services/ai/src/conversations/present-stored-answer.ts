import type { AiConversation, AiMode, ChatAnswer } from "@legal/contracts";
import { notFound } from "@legal/service-kit";

/** The answer of a turn that was stored before. */
export const presentStoredAnswer = (conversation: AiConversation, turnId: string, mode: AiMode): ChatAnswer => {
  const message = conversation.messages.find((one) => one.turnId === turnId && one.role === "assistant");
  if (!message) throw notFound("turn");
  const { content: response, status, sources, warnings, unverified, inDanger, handOver, guidance } = message;
  return {
    response,
    conversationId: conversation.id,
    turnId,
    mode,
    status,
    sources,
    warnings,
    unverified,
    ...(inDanger && { inDanger }),
    ...(handOver && { handOver }),
    ...(guidance && { guidance }),
  };
};
