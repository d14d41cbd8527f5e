import { caseOpened } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { Conversation, type ConversationRecord } from "../conversations/conversation-model.ts";

/** The customer's last conversation about the service belongs to the case, whether or not the browser sent the link. */
export const onCaseOpened = on(caseOpened, async ({ roomId, userId, serviceType }, { session }) => {
  const conversation = await Conversation.findOne({ userId, serviceType }, { chatRoomId: 1 }, { session })
    .sort({ updatedAt: -1 })
    .lean<Pick<ConversationRecord, "_id" | "chatRoomId">>();
  if (conversation?.chatRoomId !== null) return;
  await Conversation.updateOne({ _id: conversation._id }, { $set: { chatRoomId: roomId } }, { session });
});
