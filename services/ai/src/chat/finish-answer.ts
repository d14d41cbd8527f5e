import type { AiTurnStatus, AnswerGuidance, ErrorCode } from "@legal/contracts";
import type { Grounding } from "../assistant/gather-grounding.ts";
import { Conversation } from "../conversations/conversation-model.ts";

export interface FinishedAnswer {
  content: string;
  status: AiTurnStatus;
  error: ErrorCode | null;
  unverified: readonly string[];
  grounding: Grounding | undefined;
  handOver: boolean | undefined;
  guidance: AnswerGuidance | undefined;
}

/** Stores how an answer ended. An answer that was regenerated in the meantime is not overwritten. */
export const finishAnswer = async (conversationId: string, answerId: string, answer: FinishedAnswer): Promise<void> => {
  const { content, status, error, unverified, grounding, handOver, guidance } = answer;
  await Conversation.updateOne(
    { _id: conversationId, "messages.id": answerId },
    {
      $set: {
        "messages.$.content": content,
        "messages.$.status": status,
        "messages.$.error": error,
        "messages.$.unverified": unverified,
        "messages.$.sources": grounding?.sources ?? [],
        "messages.$.warnings": grounding?.alerts ?? [],
        ...(handOver && { "messages.$.handOver": handOver }),
        ...(guidance && { "messages.$.guidance": guidance }),
        writingSince: null,
        updatedAt: new Date(),
      },
    },
  );
};
