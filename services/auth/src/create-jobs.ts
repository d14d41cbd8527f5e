import { HOUR_MS, type Job } from "@legal/service-kit/jobs";
import { requestQueuedMails } from "@legal/service-kit/mail";
import type { Redis } from "ioredis";
import type { DeletionList } from "./deletion/deletion-list.ts";
import { recordMailRequest } from "./mail/mail-kinds.ts";
import { purgeStaleSessions } from "./sessions/purge-stale-sessions.ts";

const MINUTE_MS = 60_000;

/** Everything that this service does by itself, and how often. */
export const createJobs = (list: DeletionList, redis: Redis): Job[] => [
  // Each replica has a file of its own.
  { name: "write-deletion-list", everyMs: HOUR_MS, scope: "replica", run: () => list.catchUp() },
  {
    name: "purge-stale-sessions",
    everyMs: MINUTE_MS,
    // A Redis that is down is compared when it answers again.
    run: async () => (redis.status === "ready" ? purgeStaleSessions(redis) : 0),
  },
  requestQueuedMails({ record: recordMailRequest, kindless: "password-reset" }),
];
