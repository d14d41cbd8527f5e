import {
  addDocumentCommentCall,
  listDocumentCommentsCall,
  resolveDocumentCommentCall,
  type DocumentComment,
} from "@legal/contracts";
import { COMMENTS_PER_DOCUMENT_MAX } from "@legal/contracts/constants";
import {
  createRouter,
  forbidden,
  idempotencyKeyOf,
  parse,
  requireAdmin,
  requireUser,
  userOf,
  type RateLimit,
} from "@legal/service-kit";
import type { Router } from "express";
import type { DocumentRecord } from "../record/document-model.ts";
import type { OpenDocument } from "../presenting/open-document.ts";
import { viewerOf } from "../presenting/request-scope.ts";
import { presentPeople } from "../record/present-person.ts";
import { Comment, type CommentRecord } from "../record/comment-model.ts";
import { addComment, resolveComment } from "./write-comment.ts";

const presentComments = async (
  comments: readonly CommentRecord[],
  { customerName }: DocumentRecord,
): Promise<DocumentComment[]> => {
  const resolvers = comments.map(({ resolvedBy: by }) => ({ by, side: "admin" as const }));
  const personOf = await presentPeople([...comments, ...resolvers], customerName);
  return comments.map(({ _id: id, blockId, text, by, side, shared, resolvedBy, resolvedAt, createdAt }) => {
    const resolver = personOf({ by: resolvedBy, side: "admin" });
    return {
      id,
      blockId,
      text,
      by: personOf({ by, side }) ?? { id: by, name: null, side },
      at: createdAt.toISOString(),
      shared,
      resolved: resolver && resolvedAt && { by: resolver, at: resolvedAt.toISOString() },
    };
  });
};

/** `writing` limits how many one person writes. */
export const commentRoutes = (open: OpenDocument, writing: RateLimit): Router => {
  const routes = createRouter();

  routes.get(listDocumentCommentsCall.path, requireUser, async (req, res) => {
    const { id } = parse(listDocumentCommentsCall, req).params;
    const { document, reader } = await open.toRead(viewerOf(req), id);
    const filter = { documentId: id, ...(reader.side === "user" && { shared: true }) };
    const page = { sort: { createdAt: 1, _id: 1 }, limit: COMMENTS_PER_DOCUMENT_MAX } as const;
    res.json(await presentComments(await Comment.find(filter, {}, page).lean<CommentRecord[]>(), document));
  });

  routes.post(addDocumentCommentCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(addDocumentCommentCall, req);
    const { document } = await open.toRead(viewerOf(req), params.id);
    await writing.consume(userOf(req).id);
    const { blockId, text, shared = false } = body;
    const given = { documentId: params.id, blockId, text, shared };
    const comment = await addComment(given, idempotencyKeyOf(req), userOf(req));
    res.status(addDocumentCommentCall.status).json((await presentComments([comment], document))[0]);
  });

  routes.post(resolveDocumentCommentCall.path, requireAdmin, async (req, res) => {
    const { id, commentId } = parse(resolveDocumentCommentCall, req).params;
    const { document, reader } = await open.toRead(viewerOf(req), id);
    if (reader.side === "user") throw forbidden("the office resolves comments");
    const comment = await resolveComment(id, commentId, userOf(req));
    res.json((await presentComments([comment], document))[0]);
  });

  return routes;
};
