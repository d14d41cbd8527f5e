import { isDeepStrictEqual } from "node:util";
import { inTransaction } from "@legal/service-kit/mongo";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { typeOf } from "../types/type-of.ts";
import { assertSeen } from "../presenting/assert-seen.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import { assertMayEdit, takesBack } from "../record/document-policy.ts";
import { findDocument } from "../presenting/find-document.ts";
import { migrateDocument } from "../drafting/migrate-document.ts";
import {
  assertFew,
  assertFits,
  assertOurs,
  exhibitsOfChange,
  fileIdsOf,
  type GivenExhibit,
} from "./exhibits-of-change.ts";
import type { ReadAdded } from "../reading/read-added.ts";
import { withReadings } from "../reading/read-exhibits.ts";
import { storeEdit } from "./store-edit.ts";

interface Change {
  id: string;
  version: number;
  exhibits: readonly GivenExhibit[];
}

/** Of what the caller may change at all, before files of theirs are tied to the case. */
const findEditable = async (id: string, { user }: RequestScope): Promise<DocumentView> => {
  const found = await findDocument(id, user);
  assertMayEdit(found.document, found.reader);
  return found;
};

export const changeExhibits = async (
  { id, version, exhibits: given }: Change,
  scope: RequestScope,
  { caseChat, readAdded }: { caseChat: CaseChat; readAdded: ReadAdded },
): Promise<DocumentView> => {
  const { user, day, language } = scope;
  const { document: seen } = await findEditable(id, scope);
  assertFew(given);
  const fileIds = fileIdsOf(given);
  const files = fileIds.length === 0 ? [] : await caseChat.attachFiles(seen.caseId, user.id, fileIds);
  assertOurs(given, files);
  const wanted = exhibitsOfChange(given, files, seen.exhibits);
  assertFits(wanted);
  const readings = await readAdded({ ...seen, exhibits: wanted }, user.id);
  return inTransaction(async (session) => {
    const { document: found, reader } = await findDocument(id, user, session);
    assertMayEdit(found, reader);
    const shown = { reader, day, language };
    // Answers that others give meanwhile do not touch the list.
    if (takesBack(found.state, reader) || found.exhibitsSince > version || version > found.version)
      await assertSeen(found, version, shown);
    const document: DocumentRecord = migrateDocument(found, typeOf(found.typeId), day.now);
    const exhibits = exhibitsOfChange(given, files, document.exhibits);
    if (isDeepStrictEqual(exhibits, document.exhibits)) return { document, reader };
    const exhibitsBy = { by: user.id, side: reader.side, at: day.now };
    const change = { exhibits: withReadings(exhibits, readings), exhibitsSince: document.version + 1, exhibitsBy };
    const historyEntry = { what: "exhibits-changed" as const };
    return {
      document: await storeEdit(document, { change, isNew: true, historyEntry }, { reader, day }, session),
      reader,
    };
  });
};
