import { z } from "zod";
import { defineCall } from "./call.ts";
import { FILE_RISKS } from "./constants/files.ts";
import { id } from "./ids.ts";
import { downloadFileRoute, uploadFileRoute } from "./routes/files.ts";

/** Why a file is unsafe to open; absent where nothing speaks against it. */
export const fileRisks = z.array(z.enum(FILE_RISKS)).optional();

export const uploadFileCall = defineCall(uploadFileRoute, {
  access: "user",
  summary: "Multipart, one part named file; the content must be what the extension says",
  status: 201,
  response: z.object({
    fileUrl: z.string(),
    fileName: z.string(),
    fileSize: z.number().int(),
    fileType: z.string(),
    fileRisks,
  }),
});

export const downloadFileCall = defineCall(downloadFileRoute, {
  access: "user",
  summary: "The file, for its uploader and for whoever may read the room it was sent to",
  params: z.strictObject({ id }),
});
