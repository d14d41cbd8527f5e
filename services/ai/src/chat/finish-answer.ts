import type { AiTurnStatus, AnswerGuidance, ErrorCode } from "@legal/contracts";
import type { Grounding } from "../assistant/gather-grounding.ts";
import { Conversation, type MessageRecord } from "../conversations/conversation-model.ts";

export interface FinishedAnswer {
  content: string;
  status: AiTurnStatus;
  error: ErrorCode | null;
  unverified: readonly string[];
  grounding: Grounding | undefined;
  handOver: boolean | undefined;
  guidance: AnswerGuidance | undefined;
}

/**
 * Stores how an answer ended; the conversation that was last spoken in is the one last asked in, whenever its answer ends. An
 * answer that was regenerated in the meantime is not overwritten.
 */
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
      },
      $unset: { "messages.$.before": "" },
    },
  );
};

/** Gives up an answer that was written again, for the whole one that was there before. */
export const restoreAnswer = async (conversationId: string, answerId: string, before: MessageRecord): Promise<void> => {
  await Conversation.updateOne(
    { _id: conversationId, "messages.id": answerId },
    { $set: { "messages.$": before, writingSince: null } },
  );
};
