import type { InternalClient, Logger } from "@legal/service-kit";
import { HOUR_MS, type Job } from "@legal/service-kit/jobs";
import { backfillPhones } from "../account-sync/backfill-phones.ts";
import { deleteOldAuditEntries } from "../audit-log/delete-old-audit-entries.ts";
import { backfillManualDeadlines } from "../cases/deadlines/backfill-manual-deadlines.ts";
import { deleteOrphanedDeadlines } from "../cases/deadlines/delete-orphaned-deadlines.ts";
import { recomputeDeadlines } from "../cases/deadlines/recompute/recompute-deadlines.ts";
import { backfillCaseNumbers } from "../cases/numbers/backfill-case-numbers.ts";
import { backfillCases } from "../cases/record/backfill-cases.ts";
import { deleteOldContracts } from "../contract-records/delete-old-contracts.ts";
import { deleteOldDangerNotices } from "../danger-notices/delete-old-danger-notices.ts";
import { backfillFileOwners } from "../files/backfill-file-owners.ts";
import { deleteUnsentFiles } from "../files/delete-unsent-files.ts";
import { reconcileConsultations } from "../messages/reconcile-consultations.ts";
import { backfillUnreadSince } from "../messages/backfill-unread-since.ts";
import { backfillWaitingSince } from "../messages/backfill-waiting-since.ts";
import { recountNotes } from "../notes/recount-notes.ts";
import { recheckSessions } from "../realtime/recheck-sessions.ts";
import type { ChatServer } from "../realtime/socket-types.ts";
import { backfillSearchFields } from "../users/backfill-search-fields.ts";
import { notifyUnansweredMembers } from "./notify-unanswered-members.ts";
import { notifyUnread } from "./notify-unread.ts";

interface JobDeps {
  settings: {
    AUTO_RESPONSE_AFTER_MINUTES: number;
    AUTO_RESPONSE_CHECK_SECONDS: number;
    UNREAD_NOTICE_AFTER_MINUTES: number;
    OFFICE_HOURS: string;
    OFFICE_CLOSED_ON: readonly string[];
    SESSION_RECHECK_SECONDS: number;
    UNSENT_FILE_HOURS: number;
    ACCESS_LOG_YEARS: number;
    CONTRACT_RECORD_YEARS: number;
    DANGER_NOTICE_DAYS: number;
  };
  io: ChatServer;
  auth: InternalClient;
  logger: Logger;
}

/** While the release before runs beside this one, the desk's order of who waits is so old at most. */
const BACKFILL_WAITING_MS = 60_000;

/** After a change of holidays, what the administrator's own request did not reach. */
const RECOMPUTE_MS = 60_000;

/** Everything that this service does by itself, and how often. */
export const createJobs = ({ settings, io, auth, logger }: JobDeps): Job[] => {
  const waitingRules = {
    afterMs: settings.AUTO_RESPONSE_AFTER_MINUTES * 60_000,
    office: { hours: settings.OFFICE_HOURS, closedOn: settings.OFFICE_CLOSED_ON },
  };
  return [
    {
      name: "notify-unanswered-members",
      everyMs: settings.AUTO_RESPONSE_CHECK_SECONDS * 1000,
      run: ({ now }) => notifyUnansweredMembers(waitingRules, now),
    },
    {
      name: "notify-unread",
      everyMs: settings.AUTO_RESPONSE_CHECK_SECONDS * 1000,
      run: ({ now, signal }) => notifyUnread(settings.UNREAD_NOTICE_AFTER_MINUTES * 60_000, now, signal),
    },
    {
      name: "recheck-sessions",
      everyMs: settings.SESSION_RECHECK_SECONDS * 1000,
      // Each replica has sockets of its own.
      scope: "replica",
      run: () => recheckSessions(io, auth),
    },
    {
      name: "delete-unsent-files",
      everyMs: HOUR_MS,
      run: ({ now }) => deleteUnsentFiles(settings.UNSENT_FILE_HOURS, now),
    },
    { name: "delete-old-audit-log", everyMs: HOUR_MS, run: () => deleteOldAuditEntries(settings.ACCESS_LOG_YEARS) },
    { name: "delete-old-contracts", everyMs: HOUR_MS, run: () => deleteOldContracts(settings.CONTRACT_RECORD_YEARS) },
    {
      name: "delete-old-danger-notices",
      everyMs: HOUR_MS,
      run: ({ now }) => deleteOldDangerNotices(settings.DANGER_NOTICE_DAYS, now),
    },
    { name: "backfill-search-fields", everyMs: HOUR_MS, run: backfillSearchFields },
    { name: "backfill-phones", everyMs: HOUR_MS, run: ({ signal }) => backfillPhones(auth, signal) },
    { name: "backfill-cases", everyMs: HOUR_MS, run: ({ signal }) => backfillCases(signal) },
    { name: "recount-waiting", everyMs: BACKFILL_WAITING_MS, run: ({ signal }) => backfillWaitingSince(signal) },
    { name: "backfill-case-numbers", everyMs: HOUR_MS, run: ({ signal }) => backfillCaseNumbers(signal) },
    {
      name: "backfill-manual-deadlines",
      everyMs: HOUR_MS,
      run: ({ signal }) => backfillManualDeadlines(signal),
    },
    {
      name: "delete-orphaned-deadlines",
      everyMs: HOUR_MS,
      run: ({ signal }) => deleteOrphanedDeadlines(signal),
    },
    {
      name: "recompute-deadlines",
      everyMs: RECOMPUTE_MS,
      run: async ({ signal }) => (await recomputeDeadlines({ signal, logger })).movedCount,
    },
    { name: "recount-unread", everyMs: HOUR_MS, run: ({ now, signal }) => backfillUnreadSince(now, signal) },
    { name: "recount-consultations", everyMs: HOUR_MS, run: ({ signal }) => reconcileConsultations(signal) },
    { name: "recount-notes", everyMs: HOUR_MS, run: ({ signal }) => recountNotes(signal) },
    { name: "backfill-file-owners", everyMs: HOUR_MS, run: backfillFileOwners },
  ];
};
