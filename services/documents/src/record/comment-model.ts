import { newestFirst } from "@legal/service-kit";
import { model, Schema } from "mongoose";

export interface CommentRecord {
  _id: string;
  documentId: string;
  userId: string;
  blockId: string | null;
  text: string;
  by: string;
  side: "user" | "admin";
  /** Whether the customer sees it too. */
  shared: boolean;
  resolvedBy: string | null;
  resolvedAt: Date | null;
  createdAt: Date;
}

const text = { type: String, required: true };
const optionalText = { type: String, default: null };

const schema = new Schema<CommentRecord>(
  {
    _id: text,
    documentId: text,
    userId: text,
    blockId: optionalText,
    text,
    by: text,
    side: { type: String, enum: ["user", "admin"], required: true },
    shared: { type: Boolean, required: true },
    resolvedBy: optionalText,
    resolvedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: "document_comments", versionKey: false },
);

schema.index({ documentId: 1, ...newestFirst.sort });
schema.index({ userId: 1 });

export const Comment = model("DocumentComment", schema);
