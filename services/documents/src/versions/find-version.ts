import { blocksOf, type Block } from "@legal/document-types";
import { notFound } from "@legal/service-kit";
import type { DocumentRecord } from "../record/document-model.ts";
import { draftOf, type Day } from "../drafting/draft-of.ts";
import { labelsOf } from "../drafting/labels-of.ts";
import { migrateDocument } from "../drafting/migrate-document.ts";
import { valuesOf } from "../record/stored-answers.ts";
import { typeOf } from "../types/type-of.ts";
import { Version, type VersionRecord } from "../record/version-model.ts";

/** Whether the version is what the document says now: the newest, while answers may still change it. */
export const isOpen = ({ n, files }: VersionRecord, { versionCount }: DocumentRecord): boolean =>
  n === versionCount && files === null;

/** One version; the newest shows the answers of now until it is frozen or another state keeps it. Throws 404. */
export const findVersion = async (document: DocumentRecord, n: number, day: Day): Promise<VersionRecord> => {
  const version = await Version.findOne({ documentId: document._id, n }).lean<VersionRecord>();
  if (!version) throw notFound("version");
  if (!isOpen(version, document)) return version;
  const type = typeOf(document.typeId);
  const current = migrateDocument(document, type, day.now);
  const { answers, exhibits } = current;
  const blocks = [...blocksOf(type, draftOf(current, day))];
  return { ...version, answers: valuesOf(answers), exhibits, labels: labelsOf(current), blocks };
};

/** Without answers and paper, newest first. */
export const listVersions = (documentId: string): Promise<VersionRecord[]> =>
  Version.find({ documentId }, { answers: 0, blocks: 0 }, { sort: { n: -1 } }).lean<VersionRecord[]>();

const frozenBlocks = async (documentId: string, n: number): Promise<readonly Block[]> => {
  const version = await Version.findOne({ documentId, n }, { blocks: 1 }).lean<Pick<VersionRecord, "blocks">>();
  if (!version) throw notFound("version");
  return version.blocks;
};

/** What the paper says: the frozen one as it was approved, another as its answers make it on that day. */
export const blocksShown = async (document: DocumentRecord, day: Day): Promise<readonly Block[]> => {
  if (document.frozen) return frozenBlocks(document._id, document.frozen.n);
  const type = typeOf(document.typeId);
  return blocksOf(type, draftOf(migrateDocument(document, type, day.now), day));
};
