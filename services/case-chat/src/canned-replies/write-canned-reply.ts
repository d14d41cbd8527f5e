import { CANNED_REPLIES_MAX } from "@legal/contracts/constants";
import { conflict, forbidden, newId, notFound, validationFailed, type User } from "@legal/service-kit";
import { broadcast } from "../broadcasts/broadcast.ts";
import { CannedReply, type CannedReplyRecord } from "./canned-reply-model.ts";

type Words = Pick<CannedReplyRecord, "title" | "texts">;

export const addCannedReply = async ({ title, texts }: Words, editor: User): Promise<CannedReplyRecord> => {
  if (editor.role !== "admin") throw forbidden();
  if ((await CannedReply.estimatedDocumentCount()) >= CANNED_REPLIES_MAX)
    throw validationFailed([{ path: "title", message: "cannedReplies.max" }]);
  const reply = { _id: newId(), title, texts, version: 1, editorId: editor.id, updatedAt: new Date() };
  await CannedReply.create([reply]);
  broadcast({ what: "canned-replies-changed" });
  return reply;
};

/** Changes the version that the editor saw; a colleague's change in between is not written over. */
export const editCannedReply = async (
  id: string,
  { title, texts, version }: Words & { version: number },
  editor: User,
): Promise<CannedReplyRecord> => {
  if (editor.role !== "admin") throw forbidden();
  const change = { title, texts, version: version + 1, editorId: editor.id, updatedAt: new Date() };
  const edited = await CannedReply.findOneAndUpdate(
    { _id: id, version },
    { $set: change },
    { returnDocument: "after" },
  ).lean<CannedReplyRecord>();
  if (edited) {
    broadcast({ what: "canned-replies-changed" });
    return edited;
  }
  if (await CannedReply.exists({ _id: id })) throw conflict("CONFLICT");
  throw notFound("canned reply");
};

export const deleteCannedReply = async (id: string, editor: User): Promise<void> => {
  if (editor.role !== "admin") throw forbidden();
  await CannedReply.deleteOne({ _id: id });
  broadcast({ what: "canned-replies-changed" });
};
