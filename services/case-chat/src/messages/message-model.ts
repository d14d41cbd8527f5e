import { model, Schema } from "mongoose";
import type { AttachedFile } from "../files/attached-file.ts";

export interface MessageRecord {
  _id: string;
  chatRoomId: string;
  seq: number;
  senderId: string;
  clientMessageId: string;
  content: string;
  file: AttachedFile | null;
  sentByAdmin: boolean;
  aiAutoResponse: boolean;
  createdAt: Date;
}

const file = new Schema<AttachedFile>(
  { id: String, name: String, size: Number, type: String, risks: { type: [String], default: undefined } },
  { _id: false, id: false },
);

const schema = new Schema<MessageRecord>(
  {
    _id: { type: String, required: true },
    chatRoomId: { type: String, required: true },
    seq: { type: Number, required: true },
    senderId: { type: String, required: true },
    clientMessageId: { type: String, required: true },
    content: { type: String, required: true },
    file: { type: file, default: null },
    sentByAdmin: { type: Boolean, required: true },
    aiAutoResponse: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: "messages", versionKey: false },
);

schema.index({ chatRoomId: 1, seq: 1 }, { unique: true });
// A client repeats a message whose answer it did not get; this makes the repetition harmless.
schema.index({ chatRoomId: 1, senderId: 1, clientMessageId: 1 }, { unique: true });
schema.index({ senderId: 1 });

export const Message = model("Message", schema);
