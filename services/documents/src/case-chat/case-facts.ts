import {
  attachCaseFilesCall,
  getCaseDocumentFactsCall,
  getStaffMemberCall,
  keepDocumentTurnCall,
  listExtraHolidaysCall,
  readCaseFileCall,
  type CaseDocumentFacts,
  type CaseFile,
} from "@legal/contracts";
import { ATTACHED_FILES_MAX } from "@legal/contracts/constants";
import { createCachedRead, type InternalClient, type Logger } from "@legal/service-kit";
import type { ExtraHoliday } from "@legal/legal-rules";

/** What case-chat says of cases and their files. */
export interface CaseChat {
  /** Throws 404 for a room that is not there. */
  factsOf: (caseId: string) => Promise<CaseDocumentFacts>;
  /** Those of the files that are the case's, or become it as unsent uploads of that person. */
  attachFiles: (caseId: string, uploaderId: string, fileIds: readonly string[]) => Promise<CaseFile[]>;
  /** Says whether a document of the case waits for its customer. */
  keepTurn: (caseId: string, documentId: string, isCustomers: boolean) => Promise<void>;
  /** Throws 404 for an account that is no administrator's. */
  assertStaff: (userId: string) => Promise<void>;
  /** What customers may read of a staff member, if there is something; throws 404 for an account that is no administrator's. */
  staffNameOf: (userId: string) => Promise<string | null>;
  bytesOf: (caseId: string, fileId: string) => Promise<Buffer>;
  /** The temporary holidays, at most five minutes old, and older while case-chat cannot be asked. */
  holidays: () => Promise<readonly ExtraHoliday[]>;
}

export const createCaseChat = (caseChat: InternalClient, logger: Logger): CaseChat => ({
  factsOf: (caseId) => caseChat.call(getCaseDocumentFactsCall, { params: { id: caseId } }),
  attachFiles: async (caseId, uploaderId, fileIds) => {
    const files: CaseFile[] = [];
    for (let from = 0; from < fileIds.length; from += ATTACHED_FILES_MAX) {
      const body = { uploaderId, fileIds: fileIds.slice(from, from + ATTACHED_FILES_MAX) };
      files.push(...(await caseChat.call(attachCaseFilesCall, { params: { id: caseId }, body })));
    }
    return files;
  },
  bytesOf: (caseId, fileId) => caseChat.bytes(readCaseFileCall, { params: { id: caseId, fileId } }),
  keepTurn: async (caseId, documentId, isCustomers) => {
    await caseChat.call(keepDocumentTurnCall, { params: { id: caseId }, body: { documentId, isCustomers } });
  },
  assertStaff: async (userId) => {
    await caseChat.call(getStaffMemberCall, { params: { id: userId } });
  },
  staffNameOf: async (userId) =>
    (await caseChat.call(getStaffMemberCall, { params: { id: userId } })).displayName ?? null,
  holidays: createCachedRead<readonly ExtraHoliday[]>({
    what: "temporary holidays",
    read: () => caseChat.call(listExtraHolidaysCall),
    initial: [],
    logger,
  }),
});
