import { listExtraHolidaysCall } from "@legal/contracts";
import type { ExtraHoliday } from "@legal/legal-rules";
import { createCachedRead, type InternalClient, type Logger } from "@legal/service-kit";

/** The holidays that administrators entered. */
export type TemporaryHolidays = () => Promise<readonly ExtraHoliday[]>;

/** Without case-chat a deadline is counted by the calendar alone, which can only be too early. */
export const createTemporaryHolidays = (caseChat: InternalClient, logger: Logger): TemporaryHolidays =>
  createCachedRead<readonly ExtraHoliday[]>({
    what: "temporary holidays",
    read: () => caseChat.call(listExtraHolidaysCall),
    initial: [],
    logger,
  });
