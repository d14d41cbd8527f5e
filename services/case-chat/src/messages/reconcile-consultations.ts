import { inTransaction } from "@legal/service-kit/mongo";
import { endAnsweredRequests, type OpenRequest } from "../consultations/end-answered-requests.ts";
import { requestUnlessOpen } from "../consultations/request-consultation.ts";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { findCustomer } from "../users/find-customer.ts";
import { findUnansweredMessage, type UnansweredRoom } from "./find-unanswered-message.ts";
import { Message, type MessageRecord } from "./message-model.ts";

const WAITING = { isCase: false, unanswered: true } as const;
const READ = { userId: 1, lastSeq: 1, toldSeq: 1, settledSeq: 1 };

const isAnswered = async ({ chatRoomId, createdAt }: OpenRequest): Promise<boolean> => {
  const ofPeople = { chatRoomId, aiAutoResponse: false };
  const fields = { createdAt: 1, sentByAdmin: 1, seq: 1 };
  const last = await Message.findOne(ofPeople, fields).sort({ seq: -1 }).lean<MessageRecord>();
  if (last === null || last.createdAt < createdAt) return false;
  return last.sentByAdmin || (await ChatRoom.exists({ _id: chatRoomId, settledSeq: { $gte: last.seq } })) !== null;
};

const requestOf = async (room: UnansweredRoom): Promise<number> => {
  const message = await findUnansweredMessage(room);
  if (!message) return 0;
  const recorded = await inTransaction(async (session) => {
    if (!(await ChatRoom.exists({ _id: room._id, ...WAITING }).session(session))) return false;
    // So that the deletion of the account and this cannot both go through.
    await findCustomer(room.userId, session);
    return requestUnlessOpen(room, message.since, session);
  });
  return recorded ? 1 : 0;
};

/**
 * Ends requests for a consultation that were answered, and records those of customers who have written since, where only an
 * earlier release stored the messages. It can be stopped and run again at any time, beside that release. Resolves with how many
 * requests it wrote.
 */
export const reconcileConsultations = async (signal?: AbortSignal): Promise<number> => {
  let written = await endAnsweredRequests(isAnswered, signal);
  for await (const room of ChatRoom.find(WAITING, READ).lean<UnansweredRoom>().cursor()) {
    signal?.throwIfAborted();
    written += await requestOf(room);
  }
  return written;
};
