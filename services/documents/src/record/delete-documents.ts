import type { ClientSession } from "mongoose";
import { History } from "./history-model.ts";
import { Comment } from "./comment-model.ts";
import { fileIdsOf, papers } from "./frozen-bytes.ts";
import { Version, type VersionRecord } from "./version-model.ts";
import { DocumentRow } from "./document-model.ts";

type Which = { userId: string } | { caseId: { $in: string[] } };

/** Removes documents with everything that is kept of them. */
export const deleteDocuments = async (which: Which, session: ClientSession): Promise<void> => {
  const found = await DocumentRow.find(which, { _id: 1 }).session(session).lean<{ _id: string }[]>();
  const theirs = { documentId: { $in: found.map(({ _id }) => _id) } };
  const versions = await Version.find({ ...theirs, files: { $type: "object" } }, { files: 1 })
    .session(session)
    .lean<VersionRecord[]>();
  const fileIds = versions.flatMap(({ files }) => fileIdsOf(files));
  await papers.remove([...new Set(fileIds)], session);
  await Version.deleteMany(theirs, { session });
  await Comment.deleteMany(theirs, { session });
  await History.deleteMany(theirs, { session });
  await DocumentRow.deleteMany(which, { session });
};
