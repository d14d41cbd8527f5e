import type { FileRisk } from "@legal/contracts";
import type { FILE_EXTENSIONS } from "@legal/contracts/constants";
import { newestFirst } from "@legal/service-kit";
import { model, Schema } from "mongoose";
import type { FileOwner } from "./file-owner.ts";

export type FileExtension = (typeof FILE_EXTENSIONS)[number];

/** The record of an upload; its bytes are in GridFS under the same id. */
export interface StoredFileRecord {
  _id: string;
  /** No account where the uploader's is deleted. */
  uploaderId: string;
  /** What carries the file; null until something does. Absent where the release before wrote the row (ADR 22). */
  owner?: FileOwner | null;
  /** The owner where that is a room; what queries and the release before go by. */
  chatRoomId: string | null;
  /** As the uploader called it, made harmless; never part of a path. */
  name: string;
  type: string;
  size: number;
  /** What makes it unsafe to open; absent in files from before this was looked at. */
  risks?: FileRisk[];
  /** False while the bytes are still arriving. */
  complete: boolean;
  createdAt: Date;
}

const text = { type: String, required: true };
const ownerSchema = new Schema<FileOwner>({ kind: text, id: text }, { _id: false, id: false });

const schema = new Schema<StoredFileRecord>(
  {
    _id: { type: String, required: true },
    uploaderId: { type: String, required: true },
    owner: { type: ownerSchema, default: undefined },
    chatRoomId: { type: String, default: null },
    name: { type: String, required: true },
    type: { type: String, required: true },
    size: { type: Number, required: true },
    risks: { type: [String], default: undefined },
    complete: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: "uploads", versionKey: false },
);

schema.index({ chatRoomId: 1, createdAt: 1 });
schema.index({ chatRoomId: 1, ...newestFirst.sort });
schema.index({ uploaderId: 1 });

export const StoredFile = model("StoredFile", schema);

/** Files that only the release before attached know their room alone. */
export const ownerOf = ({ owner, chatRoomId }: StoredFileRecord): FileOwner | null =>
  owner ?? (chatRoomId === null ? null : { kind: "room", id: chatRoomId });
