import { newestFirst } from "@legal/service-kit";
import { model, Schema } from "mongoose";

export interface NoteRecord {
  _id: string;
  chatRoomId: string;
  authorId: string;
  /** A colleague is named in it as `mentionOf` writes it. */
  content: string;
  createdAt: Date;
  editedAt: Date | null;
}

const text = { type: String, required: true };

const schema = new Schema<NoteRecord>(
  {
    _id: text,
    chatRoomId: text,
    authorId: text,
    content: text,
    createdAt: { type: Date, required: true },
    editedAt: { type: Date, default: null },
  },
  { collection: "notes", versionKey: false },
);

schema.index({ chatRoomId: 1, ...newestFirst.sort });

export const Note = model("Note", schema);
