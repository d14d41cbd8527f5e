import type { ClientSession } from "mongoose";
import { endRequests, type SupportRoom } from "./end-requests.ts";
import { requestUnlessOpen } from "./request-consultation.ts";

interface StoredMessage {
  sentByAdmin: boolean;
  aiAutoResponse: boolean;
  createdAt: Date;
}

/** The first message after each change of side; an automatic answer is none. */
const repliesOf = (messages: readonly StoredMessage[]): StoredMessage[] =>
  messages
    .filter(({ aiAutoResponse }) => !aiAutoResponse)
    .filter(({ sentByAdmin }, at, all) => sentByAdmin !== all[at - 1]?.sentByAdmin);

/** An answer of staff ends what was asked for; what the customer writes after it opens that again, or is another request. */
export const followMessages = async (
  room: SupportRoom,
  messages: readonly StoredMessage[],
  session: ClientSession,
): Promise<void> => {
  for (const { sentByAdmin, createdAt } of repliesOf(messages)) {
    if (sentByAdmin) await endRequests(room, session);
    else await requestUnlessOpen(room, createdAt, session);
  }
};
