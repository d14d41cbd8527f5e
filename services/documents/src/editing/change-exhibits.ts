import type { CaseFile } from "@legal/contracts";
import { byKind, type FileKind } from "@legal/document-types";
import { newId, validationFailed } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { typeOf } from "../types/type-of.ts";
import { assertSeen } from "../presenting/assert-seen.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import type { DocumentRecord, StoredExhibit } from "../record/document-model.ts";
import { assertMayEdit, takesBack } from "../record/document-policy.ts";
import { sanitizeText } from "../record/sanitize-text.ts";
import { findDocument } from "../presenting/find-document.ts";
import { migrateDocument } from "../drafting/migrate-document.ts";
import { storeEdit } from "./store-edit.ts";

interface GivenExhibit {
  id?: string | undefined;
  fileUrl: string;
  title: string;
  purpose: string;
  kind?: FileKind | undefined;
  foreign?: boolean | undefined;
}

interface Change {
  id: string;
  version: number;
  exhibits: readonly GivenExhibit[];
}

const FILE_URL = /^\/api\/files\/([0-9a-f-]{36})$/;

const fileIdOf = ({ fileUrl }: GivenExhibit): string => FILE_URL.exec(fileUrl)?.[1] ?? "";

const assertOurs = (given: readonly GivenExhibit[], files: readonly CaseFile[]): void => {
  const known = new Set(files.map(({ id }) => id));
  const foreign = given.flatMap((one, index) =>
    known.has(fileIdOf(one)) ? [] : [{ path: `exhibits.${index}.fileUrl`, message: "exhibits.foreign" }],
  );
  if (foreign.length > 0) throw validationFailed(foreign);
};

/** Exhibits, then attachments. The same file keeps its id; a name that another one has, or that none had, is a new one's. */
const listed = (
  given: readonly GivenExhibit[],
  files: readonly CaseFile[],
  before: readonly StoredExhibit[],
): StoredExhibit[] => {
  const known = new Map(before.map((one) => [one.id, one]));
  const byId = new Map(files.map((file) => [file.id, file]));
  const stored = given.flatMap((one): StoredExhibit[] => {
    const file = byId.get(fileIdOf(one));
    if (!file) return [];
    const was = known.get(one.id ?? "");
    if (was) known.delete(was.id);
    const id = was?.id ?? newId();
    // A page of an earlier release knows neither.
    const isAttachment = (one.kind ?? was?.kind) === "attachment";
    const isForeign = one.foreign ?? was?.foreign ?? false;
    const texts = { title: sanitizeText(one.title), purpose: sanitizeText(one.purpose) };
    const { id: fileId, name, type: fileType, size: fileSize } = file;
    const fileName = sanitizeText(name);
    const marks = { ...(isAttachment && { kind: "attachment" as const }), ...(isForeign && { foreign: true }) };
    return [{ id, ...texts, fileId, fileName, fileType, fileSize, ...marks }];
  });
  const { exhibits, attachments } = byKind(stored);
  return [...exhibits, ...attachments];
};

/** Of what the caller may change at all, before files of theirs are tied to the case. */
const findEditable = async (id: string, { user }: RequestScope): Promise<DocumentView> => {
  const found = await findDocument(id, user);
  assertMayEdit(found.document, found.reader);
  return found;
};

export const changeExhibits = async (
  { id, version, exhibits: given }: Change,
  scope: RequestScope,
  caseChat: CaseChat,
): Promise<DocumentView> => {
  const { user, day, language } = scope;
  const { document: seen } = await findEditable(id, scope);
  const fileIds = [...new Set(given.map(fileIdOf))].filter((fileId) => fileId !== "");
  const files = fileIds.length === 0 ? [] : await caseChat.attachFiles(seen.caseId, user.id, fileIds);
  assertOurs(given, files);
  return inTransaction(async (session) => {
    const { document: found, reader } = await findDocument(id, user, session);
    assertMayEdit(found, reader);
    const shown = { reader, day, language };
    // Answers that others give meanwhile do not touch the list.
    if (takesBack(found.state, reader) || found.exhibitsSince > version || version > found.version)
      await assertSeen(found, version, shown);
    const document: DocumentRecord = migrateDocument(found, typeOf(found.typeId), day.now);
    const exhibits = listed(given, files, document.exhibits);
    if (JSON.stringify(exhibits) === JSON.stringify(document.exhibits)) return { document, reader };
    const exhibitsBy = { by: user.id, side: reader.side, at: day.now };
    const change = { exhibits, exhibitsSince: document.version + 1, exhibitsBy };
    const historyEntry = { what: "exhibits-changed" as const };
    return {
      document: await storeEdit(document, { change, isNew: true, historyEntry }, { reader, day }, session),
      reader,
    };
  });
};
