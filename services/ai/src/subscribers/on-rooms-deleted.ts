import { roomsDeleted } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { Conversation } from "../conversations/conversation-model.ts";
import { Translation } from "../translate/translation-model.ts";

/** A conversation outlives its room; what was translated of the room does not. */
export const onRoomsDeleted = on(roomsDeleted, async ({ roomIds }, { session }) => {
  await Conversation.updateMany({ chatRoomId: { $in: roomIds } }, { $set: { chatRoomId: null } }, { session });
  await Translation.deleteMany({ chatRoomId: { $in: roomIds } }, { session });
});
