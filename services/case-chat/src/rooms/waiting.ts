import type { ChatRoomRecord } from "./chat-room-model.ts";

type Waiting = Pick<ChatRoomRecord, "unanswered" | "lastUserMessageAt" | "lastSeq" | "waitingSince" | "waitingSeq">;

/**
 * Since when the customer waits; null when they do not. Every release keeps `unanswered`; what else the release before
 * did not keep is taken from the customer's last message until it is counted again.
 */
export const waitingSinceOf = ({ unanswered, waitingSince, waitingSeq, ...room }: Waiting): Date | null => {
  if (!unanswered) return null;
  return (waitingSeq === room.lastSeq ? waitingSince : undefined) ?? room.lastUserMessageAt;
};
