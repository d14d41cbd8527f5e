import { caseNoticeFacts, getCaseNoticeFactsCall, type CaseNoticeFacts } from "@legal/contracts";
import { AppError, type InternalClient } from "@legal/service-kit";

/** What case-chat says of a room now; null for one that is gone. Throws when it cannot answer. */
export type AskCase = (roomId: string) => Promise<CaseNoticeFacts | null>;

export const createAskCase =
  (caseChat: InternalClient): AskCase =>
  async (roomId) => {
    try {
      return await caseChat.get(getCaseNoticeFactsCall.path.replace(":id", roomId), caseNoticeFacts);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    }
  };
