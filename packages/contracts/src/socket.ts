import { z } from "zod";
import { chatRoom, type ChatRoom } from "./chat-rooms.ts";
import { MESSAGE_MAX_LENGTH } from "./constants/chat.ts";
import type { InquiryStatus } from "./constants/inquiries.ts";
import type { ErrorCode } from "./errors.ts";
import { id } from "./ids.ts";
import { type Message } from "./messages.ts";

/** What a page says when it opens its socket. */
export const socketAuth = z.object({
  /** Whose page it is: what it still holds must not be sent as another person who has logged in there since. */
  userId: z.string().optional(),
  /** A page of staff that fetches the cases it shows; one of the release before does not, and is sent `room-updated`. */
  fetchesCases: z.boolean().optional(),
});
export type SocketAuth = z.output<typeof socketAuth>;

export const joinRoomPayload = id;

/** The case that staff have in front of them; null = none any more. */
export const attendCasePayload = id.nullable();

export const sendMessagePayload = z.object({
  chatRoomId: id,
  /** Accepted for older clients and ignored: the session's user is the sender. */
  senderId: z.unknown().optional(),
  /** Made by the client once per message and kept over retries; without it the server makes one. */
  clientMessageId: z.uuid().optional(),
  content: z.string().max(MESSAGE_MAX_LENGTH).nullish(),
  fileUrl: z.string().max(200).nullish(),
  fileName: z.string().max(255).nullish(),
});
export type SendMessagePayload = z.input<typeof sendMessagePayload>;

export type SocketFailure = { ok: false; code: ErrorCode; message: string; retryAfterSeconds?: number };
export type JoinRoomReply = { ok: true; lastSeq: number } | SocketFailure;
export type SendMessageReply = { ok: true; message: Message } | SocketFailure;

export type AttendCaseReply = { ok: true; colleagues: Colleague[] } | SocketFailure;

/** Another staff member who has the same case open. */
export type Colleague = { id: string; name: string | null };

/** What says how new a case is and where in a list it belongs; nothing of this is the customer's own. */
export const changedCase = chatRoom.pick({
  id: true,
  serviceType: true,
  caseStatus: true,
  deadline: true,
  assignee: true,
  version: true,
  waitingSince: true,
  lastSeq: true,
  readSeqUser: true,
  readSeqAdmin: true,
  createdAt: true,
  updatedAt: true,
});
export type ChangedCase = z.output<typeof changedCase>;

/** How far one side of a room has read. */
export type ReadReceipt = { chatRoomId: string; side: "user" | "admin"; seq: number };

export interface ClientToServerEvents {
  "join-room": (roomId: string, reply?: (answer: JoinRoomReply) => void) => void;
  "attend-case": (roomId: string | null, reply?: (answer: AttendCaseReply) => void) => void;
  "send-message": (payload: SendMessagePayload, reply?: (answer: SendMessageReply) => void) => void;
}

export interface ServerToClientEvents {
  "new-message": (message: Message) => void;
  "messages-read": (receipt: ReadReceipt) => void;
  /** A room of the receiver's was opened or changed (status, deadline, counts). */
  "room-updated": (room: ChatRoom) => void;
  /** The same of any case; for staff only, who then fetch it where they show it. */
  "case-changed": (change: ChangedCase) => void;
  /** Rooms are gone with their customer's account; for staff only, whose screens must not show them any longer. */
  "rooms-deleted": (deleted: { chatRoomIds: readonly string[] }) => void;
  /** An inquiry came in, or has the status that is given; for staff only, who then fetch it. */
  "inquiries-changed": (change?: { inquiryId: string; status: InquiryStatus }) => void;
  /** The other staff who have the case open; sent to staff who have it open. */
  "colleagues-present": (presence: { chatRoomId: string; colleagues: Colleague[] }) => void;
  /** The notes on a case changed; for staff only, who then fetch them. With how many there are, where that changed. */
  "notes-changed": (change: { chatRoomId: string; noteCount?: number | undefined }) => void;
  /** Deadlines of a case changed; for its customer and staff, who then fetch them. */
  "deadlines-changed": (change: { chatRoomId: string }) => void;
  /** The receiver's inbox changed; they then fetch it. */
  "inbox-changed": () => void;
  /** A customer wrote as a person in danger does, or a colleague has acknowledged it; for staff only, who then fetch it. */
  "danger-notices-changed": () => void;
  /** The canned replies changed; for staff only. */
  "canned-replies-changed": () => void;
}
