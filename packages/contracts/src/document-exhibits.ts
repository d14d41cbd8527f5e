import { z } from "zod";
import { defineCall } from "./call.ts";
import {
  EXHIBIT_AUTHOR_MAX,
  EXHIBIT_FILES_MAX,
  EXHIBIT_KINDS,
  EXHIBIT_PURPOSE_MAX,
  EXHIBIT_TITLE_MAX,
  EXHIBITS_MAX,
} from "./constants/documents.ts";
import { document, seenVersion } from "./document.ts";
import { id, idParams } from "./ids.ts";
import { optionalText, requiredText } from "./required-text.ts";
import { changeExhibitsRoute } from "./routes/documents.ts";

const address = z.string().max(200, "invalid");

export const changeExhibitsCall = defineCall(changeExhibitsRoute, {
  access: "user",
  summary:
    "The exhibits in their order, and after them the attachments: files of the case's conversation, one or several of each, with title and purpose. In an ended case: 409 CASE_ENDED",
  params: idParams,
  body: z.strictObject({
    version: seenVersion,
    exhibits: z
      .array(
        z.strictObject({
          id: id.optional(),
          fileUrl: address,
          /** Files after the first. Absent: as they were, where the first is the same. */
          furtherFileUrls: z
            .array(address)
            .max(EXHIBIT_FILES_MAX - 1, "exhibitFiles.max")
            .optional(),
          title: requiredText(EXHIBIT_TITLE_MAX, { required: "exhibitTitle.required", max: "exhibitTitle.max" }),
          purpose: optionalText(EXHIBIT_PURPOSE_MAX, "exhibitPurpose.max"),
          /** Who wrote it, and when; empty and null where that is not said. Absent: as it was. */
          author: optionalText(EXHIBIT_AUTHOR_MAX, "exhibitAuthor.max").optional(),
          madeOn: z.iso.date("date.format").nullable().optional(),
          /** Absent: what it was, or an exhibit. */
          kind: z.enum(EXHIBIT_KINDS, "invalid").optional(),
          /** In another language than Korean. Absent: as it was. */
          foreign: z.boolean("invalid").optional(),
        }),
      )
      .max(EXHIBITS_MAX, "exhibits.max"),
  }),
  response: document,
});
