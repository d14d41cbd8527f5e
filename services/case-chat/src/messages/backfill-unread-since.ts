import { walkByIds } from "@legal/service-kit/jobs";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { SIDES, UNREAD_FIELDS, unreadExpression, type Side } from "../rooms/unread.ts";

/** Longer than two releases run side by side; what is older and unread was never to be published. */
const LOOK_BACK_MS = 2 * 3_600_000;

type Ids = Parameters<Parameters<typeof walkByIds>[1]>[0];

const mark = async (ids: Ids, side: Side, from: Date): Promise<number> => {
  const { since } = UNREAD_FIELDS[side];
  const unmarked = {
    _id: ids,
    spokenAt: { $gt: from },
    [since]: { $exists: false },
    $expr: { $gt: [unreadExpression(side), 0] },
  };
  const update = [{ $set: { [since]: "$spokenAt" } }];
  return (await ChatRoom.updateMany(unmarked, update, { updatePipeline: true })).modifiedCount;
};

/**
 * Marks rooms in which the release before stored unread messages: it does not mark them itself. What was
 * published already is found out when its time comes. It can be stopped and repeated anywhere.
 */
export const backfillUnreadSince = (now = new Date(), signal?: AbortSignal): Promise<number> => {
  const from = new Date(now.getTime() - LOOK_BACK_MS);
  return walkByIds(
    ChatRoom.collection,
    async (ids) => {
      let marked = 0;
      for (const side of SIDES) marked += await mark(ids, side, from);
      return marked;
    },
    signal,
  );
};
