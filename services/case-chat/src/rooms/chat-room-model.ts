import { model, Schema } from "mongoose";

export interface ReadPosition {
  seq: number;
  count: number;
}

/** The room of a customer and staff. Its document holds the case too, which only cases/ reads and writes. */
export interface ChatRoomRecord {
  _id: string;
  userId: string;
  serviceType: string;
  /** False for the admin-support room, which no tab, count or statistic of cases shows. */
  isCase: boolean;
  chatStatus: "active" | "closed";
  lastUserMessageAt: Date | null;
  /** Number of the newest message; rises by one with each, in the transaction that stores it. */
  lastSeq: number;
  /** How many messages each side has written, up to lastSeq. */
  sentByUser: number;
  sentByAdmin: number;
  /** How far each side has read, and how many messages of the other side that covers. */
  readSeqUser: number;
  readSeqAdmin: number;
  readByUser: number;
  readByAdmin: number;
  /** Whether staff have not read everything: finds unread rooms by index. */
  awaitsAdmin: boolean;
  /** Whether the customer wrote since staff did; automatic answers do not count. */
  unanswered: boolean;
  /** Since when the customer waits while `unanswered`; `waitingSinceOf` reads it. */
  waitingSince?: Date;
  /** The messages that `waitingSince` takes into account; fewer than there are where the release before stored some. */
  waitingSeq?: number;
  /** How many messages the customer has written since the last answer; absent where only an earlier release counted. */
  askedSinceAnswer?: number;
  /** Up to which message staff said that no answer is needed, or someone answered whose account is deleted. */
  settledSeq?: number;
  /** How far each staff member who opened the room has read, and how many of the customer's messages that covers. */
  staffReads?: Record<string, ReadPosition>;
  /** `readByAdmin` before the first of them. */
  readBeforeStaffReads?: number;
  /** Since when the customer, or the office, has unread messages of the other that were not published yet. */
  unreadSinceUser?: Date;
  unreadSinceAdmin?: Date;
  /**
   * The newest message when `messages-unread` was last published to that side (`published` in `UNREAD_FIELDS`;
   * stored data keeps the name).
   */
  unreadToldUser?: number;
  unreadToldAdmin?: number;
  /** When the last message came; at first, when the room was opened. */
  spokenAt: Date;
  /** The newest message when `member-waiting` or `member-wrote-on` was last published; stored data keeps the name. */
  toldSeq?: number;
  /** The customer's names and address, normalised: what the search scans where many rooms match. */
  customerWords: string;
  /** A lock: rises with each note, so that writing one and removing the room exclude each other. */
  notes?: number;
  /** How many notes there are; for staff. Absent before the first one since the release that counts them. */
  noteCount?: number;
  createdAt: Date;
  updatedAt: Date;
}

const count = { type: Number, required: true };

export const chatRoomSchema = new Schema<ChatRoomRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    serviceType: { type: String, required: true },
    isCase: { type: Boolean, required: true },
    chatStatus: { type: String, enum: ["active", "closed"], required: true },
    lastUserMessageAt: { type: Date, default: null },
    lastSeq: count,
    sentByUser: count,
    sentByAdmin: count,
    readSeqUser: count,
    readSeqAdmin: count,
    readByUser: count,
    readByAdmin: count,
    awaitsAdmin: { type: Boolean, required: true },
    unanswered: { type: Boolean, default: false },
    waitingSince: Date,
    waitingSeq: Number,
    askedSinceAnswer: Number,
    settledSeq: Number,
    staffReads: Schema.Types.Mixed,
    readBeforeStaffReads: Number,
    unreadSinceUser: Date,
    unreadSinceAdmin: Date,
    unreadToldUser: Number,
    unreadToldAdmin: Number,
    spokenAt: { type: Date, default: Date.now },
    toldSeq: Number,
    notes: Number,
    noteCount: Number,
    customerWords: { type: String, default: "" },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: "chat_rooms", versionKey: false },
);

chatRoomSchema.index({ userId: 1, updatedAt: -1 });
chatRoomSchema.index({ userId: 1, isCase: 1 }, { unique: true, partialFilterExpression: { isCase: false } });
chatRoomSchema.index({ serviceType: 1, createdAt: -1, _id: -1 });
chatRoomSchema.index({ unanswered: 1, createdAt: -1, _id: -1 }, { partialFilterExpression: { unanswered: true } });
chatRoomSchema.index({ unanswered: 1, waitingSince: 1, _id: 1 }, { partialFilterExpression: { unanswered: true } });
chatRoomSchema.index({ awaitsAdmin: 1, updatedAt: -1 });
chatRoomSchema.index({ unreadSinceUser: 1 }, { partialFilterExpression: { unreadSinceUser: { $exists: true } } });
chatRoomSchema.index({ unreadSinceAdmin: 1 }, { partialFilterExpression: { unreadSinceAdmin: { $exists: true } } });

export const ChatRoom = model("ChatRoom", chatRoomSchema);
