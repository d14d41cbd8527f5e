import { AppError, newId } from "@legal/service-kit";
import type { ClientSession, mongo } from "mongoose";
import { followMessages } from "../consultations/follow-messages.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { unreadAfter } from "../rooms/unread.ts";
import { attachFile, type AttachedFile } from "../files/attached-file.ts";
import type { Draft } from "./draft-message.ts";
import { Message, type MessageRecord } from "./message-model.ts";

/** A room while messages are numbered into it. */
type OpenRoom = Pick<ChatRoomRecord, "_id" | "lastSeq" | "userId" | "isCase">;

const NUMBERING = { lastSeq: 1, userId: 1, isCase: 1 };

// The driver's own: what is read and written here was made here and needs no casting.
const roomCollection = ChatRoom.collection as unknown as mongo.Collection<ChatRoomRecord>;
const messageCollection = Message.collection as unknown as mongo.Collection<MessageRecord>;

const openRooms = async (drafts: readonly Draft[], session: ClientSession): Promise<Map<string, OpenRoom>> => {
  const ids = [...new Set(drafts.map(({ chatRoomId }) => chatRoomId))];
  const found = await roomCollection
    .find<OpenRoom>({ _id: { $in: ids } }, { session, projection: NUMBERING })
    .toArray();
  return new Map(found.map((room) => [room._id, room]));
};

const numbered = (room: OpenRoom, draft: Draft, file: AttachedFile | null, now: Date): MessageRecord => {
  const { fileId: _, senderName: __, ...said } = draft;
  room.lastSeq += 1;
  return { _id: newId(), ...said, seq: room.lastSeq, file, createdAt: now };
};

const numberInto = async (
  room: OpenRoom | undefined,
  draft: Draft,
  now: Date,
  session: ClientSession,
): Promise<MessageRecord> => {
  const { fileId, senderId } = draft;
  if (!room) throw roomNotFound();
  const file = fileId === null ? null : await attachFile(fileId, senderId, room._id, session);
  return numbered(room, draft, file, now);
};

type Said = Pick<Draft, "sentByAdmin" | "aiAutoResponse">;

/** Who waits keeps waiting since their first message; an answer ends it, an automatic one does not. */
const waitingAfter = (said: readonly Said[], now: Date): mongo.UpdateFilter<ChatRoomRecord> => {
  const byPeople = said.filter(({ aiAutoResponse }) => !aiAutoResponse);
  const last = byPeople.at(-1);
  if (!last) return {};
  if (last.sentByAdmin) return { $unset: { waitingSince: "" } };
  const answeredBefore = byPeople.some(({ sentByAdmin }) => sentByAdmin);
  return answeredBefore ? { $max: { waitingSince: now } } : { $min: { waitingSince: now } };
};

/** Those of the customer after the last answer. */
const askedAfter = (said: readonly Said[]) => {
  const answer = said.findLastIndex(({ sentByAdmin, aiAutoResponse }) => sentByAdmin && !aiAutoResponse);
  const asked = said.slice(answer + 1).filter(({ sentByAdmin }) => !sentByAdmin).length;
  return answer === -1 ? { $inc: { askedSinceAnswer: asked } } : { $set: { askedSinceAnswer: asked } };
};

/** What messages change in their room. */
export const changesBy = (said: readonly Said[], now: Date): mongo.UpdateFilter<ChatRoomRecord> => {
  const byAdmin = said.filter(({ sentByAdmin }) => sentByAdmin).length;
  const byUser = said.length - byAdmin;
  const asked = askedAfter(said);
  const waiting = waitingAfter(said, now);
  const lastOfPeople = said.findLast(({ aiAutoResponse }) => !aiAutoResponse);
  return {
    $inc: { lastSeq: said.length, waitingSeq: said.length, sentByUser: byUser, sentByAdmin: byAdmin, ...asked.$inc },
    ...waiting,
    $min: { ...waiting.$min, ...unreadAfter(said, now) },
    // The clocks of two replicas differ: screens go by it, so it never falls.
    $max: { ...waiting.$max, updatedAt: now },
    $set: {
      spokenAt: now,
      ...asked.$set,
      ...(lastOfPeople && { unanswered: !lastOfPeople.sentByAdmin }),
      ...(byUser > 0 && { lastUserMessageAt: now, awaitsAdmin: true }),
    },
  };
};

const save = async (messages: MessageRecord[], now: Date, session: ClientSession) => {
  const byRoom = [...Map.groupBy(messages, ({ chatRoomId }) => chatRoomId)];
  // Always in the same order, so that two replicas wait for each other instead of in a circle.
  const inOrder = byRoom.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const updates = inOrder.map(([_id, said]) => ({ updateOne: { filter: { _id }, update: changesBy(said, now) } }));
  await roomCollection.bulkWrite(updates, { session });
  await messageCollection.insertMany(messages, { session });
};

/** In cases nothing follows. */
const followSupport = async (rooms: Iterable<OpenRoom>, messages: readonly MessageRecord[], session: ClientSession) => {
  for (const room of rooms) {
    if (room.isCase) continue;
    await followMessages(
      room,
      messages.filter(({ chatRoomId }) => chatRoomId === room._id),
      session,
    );
  }
};

const isOneRoom = (drafts: readonly Draft[]): boolean =>
  drafts.every(({ chatRoomId, fileId }) => fileId === null && chatRoomId === drafts[0]?.chatRoomId);

/** Text alone in one room, which is nearly always: reading and numbering the room are one command. */
const storeInOneRoom = async (drafts: readonly Draft[], chatRoomId: string, now: Date, session: ClientSession) => {
  const options = { session, projection: NUMBERING };
  const room = await roomCollection.findOneAndUpdate({ _id: chatRoomId }, changesBy(drafts, now), options);
  if (!room) return drafts.map(() => roomNotFound());
  const messages = drafts.map((draft) => numbered(room, draft, null, now));
  await messageCollection.insertMany(messages, { session });
  await followSupport([room], messages, session);
  return messages;
};

/**
 * Stores messages of any rooms in the order given. The numbers are taken from the rooms in the same transaction,
 * so none is missing, none is given twice, and the counters of a room are always right. A draft that cannot be
 * stored yields its error and does not stop the others.
 */
export const storeMessages = async (
  drafts: readonly Draft[],
  session: ClientSession,
): Promise<(MessageRecord | AppError)[]> => {
  const now = new Date();
  if (drafts[0] && isOneRoom(drafts)) return storeInOneRoom(drafts, drafts[0].chatRoomId, now, session);
  const rooms = await openRooms(drafts, session);
  const outcomes: (MessageRecord | AppError)[] = [];
  for (const draft of drafts) {
    try {
      outcomes.push(await numberInto(rooms.get(draft.chatRoomId), draft, now, session));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.push(error);
    }
  }
  const messages = outcomes.filter((outcome): outcome is MessageRecord => !(outcome instanceof AppError));
  if (messages.length > 0) await save(messages, now, session);
  await followSupport(rooms.values(), messages, session);
  return outcomes;
};
