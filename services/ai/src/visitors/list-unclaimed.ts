import { AI_FIRST_WORDS_LENGTH, AI_VISITOR_CONVERSATIONS_MAX, type VisitorConversation } from "@legal/contracts";
import { Conversation, type ConversationRecord } from "../conversations/conversation-model.ts";
import { unclaimedOf } from "./unclaimed.ts";

/** Cut between characters: half of a pair would be no text. */
const shortened = (text: string): string =>
  text.length <= AI_FIRST_WORDS_LENGTH ? text : text.slice(0, AI_FIRST_WORDS_LENGTH - 1).replace(/\p{Cs}$/u, "") + "…";

const present = ({
  _id: id,
  serviceType,
  messages,
  createdAt,
  updatedAt,
}: ConversationRecord): VisitorConversation => ({
  id,
  serviceType,
  firstWords: shortened(messages[0]?.content ?? ""),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** What waits under the visitor's cookie, the last spoken in first. */
export const listUnclaimed = async (visitorId: string): Promise<VisitorConversation[]> => {
  const fields = { serviceType: 1, createdAt: 1, updatedAt: 1, messages: { $slice: 1 } };
  const found = await Conversation.find(unclaimedOf(visitorId), fields)
    .sort({ updatedAt: -1 })
    .limit(AI_VISITOR_CONVERSATIONS_MAX)
    .lean<ConversationRecord[]>();
  return found.map(present);
};
