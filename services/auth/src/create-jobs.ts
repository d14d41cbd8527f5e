import { HOUR_MS, type Job } from "@legal/service-kit/jobs";
import { requestQueuedMails } from "@legal/service-kit/mail";
import type { DeletionList } from "./deletion/deletion-list.ts";
import { recordMailRequest } from "./mail/mail-kinds.ts";

/** Everything that this service does by itself, and how often. */
export const createJobs = (list: DeletionList): Job[] => [
  // Each replica has a file of its own.
  { name: "write-deletion-list", everyMs: HOUR_MS, scope: "replica", run: () => list.write() },
  requestQueuedMails({ record: recordMailRequest, kindless: "password-reset" }),
];
