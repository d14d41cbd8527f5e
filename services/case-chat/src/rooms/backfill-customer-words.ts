import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { customerWordsOf } from "../users/customer-words.ts";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";

/**
 * For a room that was opened before its customer was known here. The account's event may have been handled while the
 * room was being stored, and neither saw the other; now one of them does.
 */
export const backfillCustomerWords = async ({ _id, userId, customerWords }: ChatRoomRecord): Promise<void> => {
  if (customerWords !== "") return;
  const customer = await KnownUser.findOne({ _id: userId, deleted: false }).lean<UserRecord>();
  if (customer) await ChatRoom.updateOne({ _id }, { $set: { customerWords: customerWordsOf(customer) } });
};
