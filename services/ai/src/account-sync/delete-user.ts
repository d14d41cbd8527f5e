import { forgetAccountEvents } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { Conversation } from "../conversations/conversation-model.ts";
import { UsageCounter } from "../limits/usage-model.ts";
import { Translation } from "../translate/translation-model.ts";
import { KnownUser } from "../users/user-model.ts";

/** Nothing of the person stays; the id does, so that a late event cannot bring them back. */
const tombstone = {
  username: "",
  email: "",
  firstName: null,
  lastName: null,
  displayName: null,
  language: "ko",
} as const;

export const deleteUser = async (userId: string, session: ClientSession): Promise<void> => {
  const gone = { _id: userId, ...tombstone, version: 0, deleted: true };
  await KnownUser.replaceOne({ _id: userId }, gone, { upsert: true, session });
  await Conversation.deleteMany({ userId }, { session });
  await UsageCounter.deleteMany({ _id: { $regex: `:user:${userId}$` } }, { session });
  await Translation.deleteMany({ ownerId: userId }, { session });
  await forgetAccountEvents(userId, session);
};
