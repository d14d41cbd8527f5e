import {
  addCannedReplyCall,
  deleteCannedReplyCall,
  editCannedReplyCall,
  inEachLanguage,
  listCannedRepliesCall,
  type CannedReply as CannedReplyAnswer,
} from "@legal/contracts";
import { CANNED_REPLIES_MAX } from "@legal/contracts/constants";
import { createRouter, parse, requireAdmin, userOf } from "@legal/service-kit";
import { displayNames } from "../users/display-names.ts";
import { CannedReply, type CannedReplyRecord } from "./canned-reply-model.ts";
import { addCannedReply, deleteCannedReply, editCannedReply } from "./write-canned-reply.ts";

/** One that is stored has no text in a language that was added since. */
const WITHOUT_TEXTS = inEachLanguage(() => "");

const present = async (replies: readonly CannedReplyRecord[]): Promise<CannedReplyAnswer[]> => {
  const names = await displayNames(replies.map(({ editorId }) => editorId));
  return replies.map(({ _id, title, texts, version, editorId, updatedAt }) => ({
    id: _id,
    title,
    texts: { ...WITHOUT_TEXTS, ...texts },
    version,
    editorName: names.get(editorId) ?? null,
    updatedAt: updatedAt.toISOString(),
  }));
};

/** Canned replies, shared among staff. */
export const cannedReplyRoutes = createRouter();

cannedReplyRoutes.get(listCannedRepliesCall.path, requireAdmin, async (_req, res) => {
  const replies = await CannedReply.find().limit(CANNED_REPLIES_MAX).lean<CannedReplyRecord[]>();
  res.json(await present(replies.toSorted((a, b) => a.title.localeCompare(b.title, "ko"))));
});

cannedReplyRoutes.post(addCannedReplyCall.path, requireAdmin, async (req, res) => {
  const { body } = parse(addCannedReplyCall, req);
  const reply = await addCannedReply(body, userOf(req));
  res.status(addCannedReplyCall.status).json((await present([reply]))[0]);
});

cannedReplyRoutes.patch(editCannedReplyCall.path, requireAdmin, async (req, res) => {
  const { params, body } = parse(editCannedReplyCall, req);
  const reply = await editCannedReply(params.id, body, userOf(req));
  res.json((await present([reply]))[0]);
});

cannedReplyRoutes.delete(deleteCannedReplyCall.path, requireAdmin, async (req, res) => {
  const { params } = parse(deleteCannedReplyCall, req);
  await deleteCannedReply(params.id, userOf(req));
  res.status(deleteCannedReplyCall.status).end();
});
