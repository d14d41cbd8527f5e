import { getCaseNoticeFactsCall, getDangerFactsCall, type CaseNoticeFacts, type DangerFacts } from "@legal/contracts";
import { AppError, type InternalClient } from "@legal/service-kit";

/** What case-chat says of a room now, and of a note on it; null for one that is gone. Throws when it cannot answer. */
export type AskCase = (roomId: string, noteId?: string) => Promise<CaseNoticeFacts | null>;
/** The same of a notice of a person in danger. */
export type AskDanger = (noticeId: string) => Promise<DangerFacts | null>;

const orNull = async <Facts>(asked: Promise<Facts>): Promise<Facts | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
};

export const createAskCase =
  (caseChat: InternalClient): AskCase =>
  (roomId, noteId) =>
    orNull(caseChat.call(getCaseNoticeFactsCall, { params: { id: roomId }, query: { noteId } }));

export const createAskDanger =
  (caseChat: InternalClient): AskDanger =>
  (noticeId) =>
    orNull(caseChat.call(getDangerFactsCall, { params: { id: noticeId } }));
