import {
  AI_TURN_STATUSES,
  type AiSource,
  type AnswerGuidance,
  type AiTurnStatus,
  type DeadlineAlert,
  type ErrorCode,
} from "@legal/contracts";
import { model, Schema } from "mongoose";

export interface MessageRecord {
  id: string;
  turnId: string;
  role: "user" | "assistant";
  content: string;
  status: AiTurnStatus;
  error: ErrorCode | null;
  sources: readonly AiSource[];
  warnings: readonly DeadlineAlert[];
  unverified: readonly string[];
  /** Of an answer; absent in those from before it was kept. */
  inDanger?: boolean;
  handOver?: boolean;
  guidance?: AnswerGuidance;
  /** Of an answer that is written again: the whole one, until the next is whole too. */
  before?: MessageRecord;
  createdAt: Date;
}

export interface ConversationRecord {
  _id: string;
  /** One of the two owns it; a member who says so makes a visitor's their own. */
  userId: string | null;
  visitorId: string | null;
  chatRoomId: string | null;
  serviceType: string;
  /** Of the turn that began it: a repeated first request finds the conversation that the first one opened. */
  firstTurnId: string;
  messages: MessageRecord[];
  /** When the person last wrote as one in danger does. */
  dangerReportedAt?: Date;
  /** The newest turns whose words of danger staff learned of, though they could not be added. */
  refusedInDanger?: string[];
  /** Since when an answer is being written. */
  writingSince: Date | null;
  /** When a visitor's conversation goes; null = with its member. */
  expiresAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const message = new Schema<MessageRecord>(
  {
    id: { type: String, required: true },
    turnId: { type: String, required: true },
    role: { type: String, enum: ["user", "assistant"], required: true },
    content: { type: String, default: "" },
    status: { type: String, enum: AI_TURN_STATUSES, required: true },
    error: { type: String, default: null },
    sources: { type: [Schema.Types.Mixed], default: [] },
    warnings: { type: [Schema.Types.Mixed], default: [] },
    unverified: { type: [String], default: [] },
    inDanger: Boolean,
    handOver: Boolean,
    guidance: Schema.Types.Mixed,
    before: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);

const schema = new Schema<ConversationRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, default: null },
    visitorId: { type: String, default: null },
    chatRoomId: { type: String, default: null },
    serviceType: { type: String, required: true },
    firstTurnId: { type: String, required: true },
    messages: { type: [message], required: true },
    dangerReportedAt: Date,
    refusedInDanger: { type: [String], default: undefined },
    writingSince: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: "ai_conversations", versionKey: false },
);

schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, serviceType: 1, updatedAt: -1 });
schema.index({ visitorId: 1, serviceType: 1, updatedAt: -1 });
schema.index({ chatRoomId: 1 });
schema.index({ firstTurnId: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Conversation = model("AiConversation", schema);
