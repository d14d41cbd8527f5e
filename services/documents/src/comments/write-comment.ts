import { documentCommented } from "@legal/contracts";
import { COMMENTS_PER_DOCUMENT_MAX, CUSTOMER_COMMENTS_MAX } from "@legal/contracts/constants";
import { recordEvent } from "@legal/event-bus";
import { conflict, keyedId, newId, notFound, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { DocumentRow, type DocumentRecord } from "../record/document-model.ts";
import { findDocument } from "../presenting/find-document.ts";
import { sanitizeText } from "../record/sanitize-text.ts";
import { recordHistory } from "../record/record-history.ts";
import { Comment, type CommentRecord } from "../record/comment-model.ts";

interface NewComment {
  documentId: string;
  blockId: string | null;
  text: string;
  shared: boolean;
}

/** Under the same key it is the comment that is there: its sender repeats one whose answer was lost. */
const findEarlier = async (
  { _id, blockId, text }: CommentRecord,
  session: ClientSession,
): Promise<CommentRecord | null> => {
  const earlier = await Comment.findById(_id).session(session).lean<CommentRecord>();
  if (earlier && (earlier.text !== text || earlier.blockId !== blockId)) throw conflict("CONFLICT", "idempotencyKey");
  return earlier;
};

const publishComment = (
  { _id: commentId, documentId, userId, side, by: commentedBy }: CommentRecord,
  { caseId, reviewerId }: DocumentRecord,
  session: ClientSession,
): Promise<void> =>
  recordEvent(documentCommented, { documentId, caseId, userId, commentId, side, commentedBy, reviewerId }, session);

const assertRoom = async (
  { _id: documentId, commentCount }: DocumentRecord,
  side: CommentRecord["side"],
  session: ClientSession,
): Promise<void> => {
  if (commentCount >= COMMENTS_PER_DOCUMENT_MAX) throw conflict("TOO_MANY_COMMENTS");
  if (side === "admin" || commentCount < CUSTOMER_COMMENTS_MAX) return;
  const own = await Comment.countDocuments({ documentId, side }, { session });
  if (own >= CUSTOMER_COMMENTS_MAX) throw conflict("TOO_MANY_COMMENTS");
};

/** A comment changes nothing of the document: its version stays. */
export const addComment = (given: NewComment, key: string | undefined, user: User): Promise<CommentRecord> =>
  inTransaction(async (session) => {
    const { document, reader } = await findDocument(given.documentId, user, session);
    const now = new Date();
    const comment: CommentRecord = {
      _id: key === undefined ? newId() : keyedId("comment", user.id, document._id, key),
      ...given,
      userId: document.userId,
      text: sanitizeText(given.text),
      by: user.id,
      side: reader.side,
      shared: given.shared || reader.side === "user",
      resolvedBy: null,
      resolvedAt: null,
      createdAt: now,
    };
    const earlier = await findEarlier(comment, session);
    if (earlier) return earlier;
    await assertRoom(document, reader.side, session);
    // Counted in the document, which also keeps the comment from outliving it.
    await DocumentRow.updateOne({ _id: document._id }, { $inc: { commentCount: 1 } }, { session });
    await Comment.create([comment], { session });
    // A comment among staff is not in the history that the customer reads.
    if (comment.shared) {
      await recordHistory(document, reader, { what: "commented" }, now, session);
      await publishComment(comment, document, session);
    }
    return comment;
  });

/** Doing it twice leaves who did it first. */
export const resolveComment = async (documentId: string, commentId: string, user: User): Promise<CommentRecord> => {
  const open = { _id: commentId, documentId, resolvedAt: null };
  await Comment.updateOne(open, { $set: { resolvedBy: user.id, resolvedAt: new Date() } });
  const comment = await Comment.findOne({ _id: commentId, documentId }).lean<CommentRecord>();
  if (!comment) throw notFound("comment");
  return comment;
};
