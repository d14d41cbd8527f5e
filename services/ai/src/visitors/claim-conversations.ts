import { unauthenticated } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { Conversation, type ConversationRecord } from "../conversations/conversation-model.ts";
import { recordDanger } from "../danger/record-danger.ts";
import { isDeleted } from "../users/is-deleted.ts";
import { unclaimedOf } from "./unclaimed.ts";

type Claimed = { _id: { $in: readonly string[] } } & ReturnType<typeof unclaimedOf>;

/** A visitor whose words were those of a person in danger has an account from now on: staff learn of it. */
const move = (claimed: Claimed, userId: string): Promise<void> =>
  inTransaction(async (session) => {
    const inDanger = { ...claimed, dangerReportedAt: { $exists: true } };
    const inDangerBefore = await Conversation.find(inDanger, { dangerReportedAt: 1 }, { session }).lean<
      ConversationRecord[]
    >();
    await Conversation.updateMany(claimed, { $set: { userId, visitorId: null, expiresAt: null } }, { session });
    for (const { _id: conversationId, dangerReportedAt: at } of inDangerBefore)
      if (at) await recordDanger({ userId, conversationId, at }, session);
  });

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
  if (visitorId !== undefined) await move({ ...named, ...unclaimedOf(visitorId) }, userId);
  if (await isDeleted(userId)) {
    await Conversation.deleteMany({ userId });
    throw unauthenticated("the account was deleted");
  }
  const owned = await Conversation.find({ ...named, userId }, { _id: 1 }).lean<{ _id: string }[]>();
  return owned.map(({ _id }) => _id);
};
