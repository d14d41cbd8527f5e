import { Conversation } from "../conversations/conversation-model.ts";

/** Makes the visitor's talks the member's own. Those are never claimed twice: a claimed one has no visitor. */
export const claimConversations = async (visitorId: string, userId: string): Promise<void> => {
  await Conversation.updateMany(
    { visitorId, userId: null },
    { $set: { userId, visitorId: null, expiresAt: null, updatedAt: new Date() } },
  );
};
