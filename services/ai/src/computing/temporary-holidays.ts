import { extraHolidays, listExtraHolidaysCall } from "@legal/contracts";
import type { ExtraHoliday } from "@legal/legal-rules";
import { createCachedRead, type InternalClient, type Logger } from "@legal/service-kit";

/** The holidays that administrators entered. */
export type TemporaryHolidays = () => Promise<readonly ExtraHoliday[]>;

const FRESH_MS = 300_000;
/** While case-chat is unavailable an answer in this time does not ask again. */
const RETRY_MS = 10_000;

/** Without case-chat a deadline is counted by the calendar alone, which can only be too early. */
export const createTemporaryHolidays = (caseChat: InternalClient, logger: Logger): TemporaryHolidays =>
  createCachedRead<readonly ExtraHoliday[]>({
    read: () => caseChat.get(listExtraHolidaysCall.path, extraHolidays),
    initial: [],
    freshMs: FRESH_MS,
    retryMs: RETRY_MS,
    onError: (error) => logger.warn({ err: error }, "temporary holidays could not be asked for"),
  });
