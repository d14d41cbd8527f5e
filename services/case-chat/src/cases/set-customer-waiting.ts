import { AppError, forbidden, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { endRequests } from "../consultations/end-requests.ts";
import { requestUnlessOpen } from "../consultations/request-consultation.ts";
import { findUnansweredMessage } from "../messages/find-unanswered-message.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { findRoom } from "../rooms/find-room.ts";
import { recordActivity } from "./activity/record-activity.ts";
import { presentChatRooms, STAFF } from "./present-chat-room.ts";

interface Settlement {
  roomId: string;
  /** False: no answer is needed. True: what was settled before waits again. */
  waiting: boolean;
  /** The newest message that the caller saw: a later one is not settled unread. */
  lastSeq: number;
}

const messageCameFirst = async (room: ChatRoomRecord): Promise<AppError> => {
  const [current] = await presentChatRooms([room], STAFF);
  return new AppError(409, "MESSAGE_CAME_FIRST", "MESSAGE_CAME_FIRST", { current });
};

const settled = ({ lastSeq }: ChatRoomRecord) => ({
  $set: { unanswered: false, settledSeq: lastSeq, waitingSeq: lastSeq, askedSinceAnswer: 0 },
  $unset: { waitingSince: "" },
});

/** Undefined when staff have answered everything. */
const reopened = async (room: ChatRoomRecord) => {
  const message = await findUnansweredMessage({ ...room, settledSeq: 0 });
  return (
    message && {
      $set: {
        unanswered: true,
        waitingSince: message.since,
        waitingSeq: room.lastSeq,
        askedSinceAnswer: message.asked,
      },
      $unset: { settledSeq: "" },
    }
  );
};

/** Of the room with the office: what needs no answer is no open request. */
const followRequests = (room: ChatRoomRecord, session: ClientSession): Promise<unknown> =>
  room.waitingSince ? requestUnlessOpen(room, room.waitingSince, session) : endRequests(room, session);

const settle = async ({ roomId, waiting, lastSeq }: Settlement, admin: User, session: ClientSession) => {
  const room = await findRoom(roomId, admin);
  if (room.lastSeq !== lastSeq) throw await messageCameFirst(room);
  if (room.unanswered === waiting) return room;
  const update = waiting ? await reopened(room) : settled(room);
  if (!update) return room;
  const options = { session, returnDocument: "after" } as const;
  const after = await ChatRoom.findOneAndUpdate({ _id: roomId, lastSeq }, update, options).lean<ChatRoomRecord>();
  if (!after) throw await messageCameFirst(await findRoom(roomId, admin));
  if (!after.isCase) await followRequests(after, session);
  const [from, to] = waiting ? [null, "waiting"] : ["waiting", null];
  await recordActivity({ roomId, actorId: admin.id, kind: "waiting", from, to }, session);
  broadcast({ what: "room-changed", roomId }, session);
  return after;
};

/** Says for the office that a customer waits for no answer, until they write again; or takes that back. */
export const setCustomerWaiting = (settlement: Settlement, admin: User): Promise<ChatRoomRecord> => {
  if (admin.role !== "admin") throw forbidden();
  return inTransaction((session) => settle(settlement, admin, session));
};
