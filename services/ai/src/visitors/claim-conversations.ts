import { unauthenticated } from "@legal/service-kit";
import { Conversation } from "../conversations/conversation-model.ts";
import { isDeleted } from "../users/is-deleted.ts";
import { unclaimedOf } from "./unclaimed.ts";

/**
 * Makes conversations of the visitor the member's own, and gives those of `ids` that are the member's now. Nothing is moved
 * twice: a claimed conversation has no visitor. The times stay, so that the conversation that was last spoken in stays the newest.
 */
export const claimConversations = async (
  ids: readonly string[],
  visitorId: string | undefined,
  userId: string,
): Promise<string[]> => {
  const named = { _id: { $in: ids } };
  if (visitorId !== undefined)
    await Conversation.updateMany(
      { ...named, ...unclaimedOf(visitorId) },
      { $set: { userId, visitorId: null, expiresAt: null } },
    );
  if (await isDeleted(userId)) {
    await Conversation.deleteMany({ userId });
    throw unauthenticated("the account was deleted");
  }
  const owned = await Conversation.find({ ...named, userId }, { _id: 1 }).lean<{ _id: string }[]>();
  return owned.map(({ _id }) => _id);
};
