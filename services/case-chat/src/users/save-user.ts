import type { Customer } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { ChatRoom } from "../chat-rooms/chat-room-model.ts";
import { customerWordsOf } from "../chat-rooms/search-words.ts";
import { KnownUser, type UserRecord } from "./user-model.ts";

interface UserFacts extends Customer {
  version: number;
}

/** Keeps the newest facts of an account, whatever order events come in, and finds its rooms by them. */
export const saveUser = async (facts: UserFacts, session: ClientSession): Promise<void> => {
  const { id, username, email, firstName, lastName, displayName, language, version } = facts;
  const known = await KnownUser.findById(id).session(session).lean<UserRecord>();
  if (known && (known.deleted || known.version >= version)) return;
  const names = { username, email, firstName, lastName, displayName };
  const user: UserRecord = { _id: id, ...names, language, version, deleted: false };
  await KnownUser.replaceOne({ _id: id }, user, { upsert: true, session });
  await ChatRoom.updateMany({ userId: id }, { $set: { customerWords: customerWordsOf(user) } }, { session });
};
