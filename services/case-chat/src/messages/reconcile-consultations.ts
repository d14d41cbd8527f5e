import { inTransaction } from "@legal/service-kit/mongo";
import { walkByIds } from "@legal/service-kit/jobs";
import { Consultation, type ConsultationRecord } from "../consultations/consultation-model.ts";
import { requestUnlessOpen } from "../consultations/request-consultation.ts";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { findCustomer } from "../users/find-customer.ts";
import { findUnansweredMessage, type UnansweredRoom } from "./find-unanswered-message.ts";
import { Message, type MessageRecord } from "./message-model.ts";

const OPEN = { status: { $ne: "완료" }, chatRoomId: { $ne: null } } as const;
const WAITING = { isCase: false, unanswered: true } as const;
const READ = { userId: 1, lastSeq: 1, toldSeq: 1, settledSeq: 1 };

const isAnswered = async ({ chatRoomId, createdAt }: ConsultationRecord): Promise<boolean> => {
  const ofPeople = { chatRoomId: chatRoomId ?? "", aiAutoResponse: false };
  const fields = { createdAt: 1, sentByAdmin: 1, seq: 1 };
  const last = await Message.findOne(ofPeople, fields).sort({ seq: -1 }).lean<MessageRecord>();
  if (last === null || last.createdAt < createdAt) return false;
  return last.sentByAdmin || (await ChatRoom.exists({ _id: chatRoomId, settledSeq: { $gte: last.seq } })) !== null;
};

const endIfAnswered = async (request: ConsultationRecord): Promise<number> => {
  if (!(await isAnswered(request))) return 0;
  const change = { $set: { status: "완료" } } as const;
  return (await Consultation.updateOne({ _id: request._id, ...OPEN }, change)).modifiedCount;
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

const add = async <Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  work: (row: Row) => Promise<number>,
  signal?: AbortSignal,
) => {
  let sum = 0;
  for await (const row of rows) {
    signal?.throwIfAborted();
    sum += await work(row);
  }
  return sum;
};

/**
 * Ends requests for a consultation that were answered, and records those of customers who have written since, where only an
 * earlier release stored the messages. It can be stopped and run again at any time, beside that release. Resolves with how many
 * requests it wrote.
 */
export const reconcileConsultations = async (signal?: AbortSignal): Promise<number> => {
  const ended = await walkByIds(
    Consultation.collection,
    async (ids) => add(await Consultation.find({ _id: ids, ...OPEN }).lean<ConsultationRecord[]>(), endIfAnswered),
    signal,
  );
  return ended + (await add(ChatRoom.find(WAITING, READ).lean<UnansweredRoom>().cursor(), requestOf, signal));
};
