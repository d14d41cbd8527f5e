import { z } from "zod";
import { defineCall } from "./call.ts";
import { FILE_RISKS } from "./constants/files.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { pageQuery } from "./page-query.ts";
import { downloadFileRoute, listRoomFilesRoute, uploadFileRoute } from "./routes/files.ts";

/** Why a file is unsafe to open; absent where nothing speaks against it. */
export const fileRisks = z.array(z.enum(FILE_RISKS)).optional();

const storedFile = z.object({
  fileUrl: z.string(),
  fileName: z.string(),
  fileSize: z.number().int(),
  fileType: z.string(),
  fileRisks,
});

export const roomFile = storedFile.extend({
  /** False for the customer's own. */
  sentByAdmin: z.boolean(),
  uploadedAt: timestamp,
});
export type RoomFile = z.output<typeof roomFile>;

export const uploadFileCall = defineCall(uploadFileRoute, {
  access: "user",
  summary:
    "Multipart, one part named file; the content must be what the extension says. With `chatRoomId`, of a room that the caller may enter, it is the room's at once; else it is removed after a while unless a message or a paper carries it",
  status: 201,
  query: z.strictObject({ chatRoomId: id.optional() }),
  response: storedFile,
});

export const downloadFileCall = defineCall(downloadFileRoute, {
  access: "user",
  summary: "The file, for its uploader and for those who may read the room it was sent to",
  params: z.strictObject({ id }),
});

export const listRoomFilesCall = defineCall(listRoomFilesRoute, {
  access: "user",
  summary: "The files sent in a room, newest first, for those who may read it; pages through X-Next-Cursor",
  params: idParams,
  query: pageQuery,
  response: z.array(roomFile),
});
