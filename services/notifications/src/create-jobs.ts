import { once } from "node:events";
import type { InternalClient, Logger } from "@legal/service-kit";
import { HOUR_MS, type Job } from "@legal/service-kit/jobs";
import type { Mail } from "@legal/service-kit/mail";
import type { AlimtalkSender } from "./alimtalk/alimtalk-sender.ts";
import { createAskCase, createAskDanger } from "./clients/case-chat-client.ts";
import { createMailRate } from "./deliveries/mail-rate.ts";
import { createAlimtalkSending } from "./deliveries/send-alimtalks.ts";
import { createDangerMailSender, createNoticeMailSender } from "./deliveries/send-notice-mails.ts";
import { createPushSending } from "./deliveries/send-pushes.ts";
import { makeDigests } from "./digests/make-digests.ts";
import { fanOutEvents } from "./pending-events/fan-out-events.ts";
import { retryGivenUpEvents } from "./pending-events/given-up-events.ts";
import { checkDeadlines } from "./reminder-schedules/check-deadlines.ts";
import { sendDueReminders } from "./reminder-schedules/send-due-reminders.ts";
import { backfillSchedules } from "./reminder-schedules/backfill-schedules.ts";
import type { PushSender } from "./push/push-sender.ts";
import { createRequestedMailSender } from "./requested-mails/send-requested-mails.ts";
import { copyUsers } from "./account-sync/copy-users.ts";

export interface JobDeps {
  auth: InternalClient;
  caseChat: InternalClient;
  inquiry: InternalClient;
  send: (mail: Mail) => Promise<void>;
  /** Undefined where push is not set up. */
  push?: PushSender | undefined;
  /** Undefined where AlimTalk is not set up. */
  alimtalk?: AlimtalkSender | undefined;
  /** What the mail server's provider takes of this replica. */
  mailsPerMinute: number;
  publicOrigin: string;
  /** Where mails to the office go. */
  staffEmail: string;
  logger: Logger;
  now: () => Date;
  /** Runs a job now instead of at its time. */
  wake: (name: string) => void;
  /** In tests, how often all of them run. */
  lookEveryMs?: number | undefined;
}

const POLL_MS = 2000;
const FAST_POLL_MS = 1000;
const DIGEST_MS = 60_000;

type Sending = (now: () => Date, signal?: AbortSignal) => Promise<number>;

/** Each channel by itself: services of others are slow or down when mail is not. */
const sendingJobs = (deps: JobDeps): Job[] => {
  const { auth, inquiry, caseChat, send, push, alimtalk, publicOrigin, staffEmail, logger, now, lookEveryMs, wake } =
    deps;
  const shared = { askCase: createAskCase(caseChat), askDanger: createAskDanger(caseChat), publicOrigin, logger };
  const rate = createMailRate(deps.mailsPerMinute);
  const mails = { ...shared, send, rate };
  const sources = { auth, inquiry };
  const sendRequested = createRequestedMailSender({ sources, send, rate, publicOrigin, staffEmail, logger });

  let hasRetried = false;
  const notify: Sending = async (at, signal) => {
    if (!hasRetried) await retryGivenUpEvents(at());
    hasRetried = true;
    const expanded = await fanOutEvents(shared, at(), signal);
    if (expanded > 0) ["send-danger-mails", "send-mails"].forEach(wake);
    return expanded;
  };
  // Every replica works: each row is claimed by one of them. A long backlog takes many runs, so that each is seen to end.
  const job = (name: string, run: Sending, everyMs: number): Job => ({
    name,
    everyMs: lookEveryMs ?? everyMs,
    scope: "replica",
    run: ({ signal }) => run(now, AbortSignal.any([signal, AbortSignal.timeout(2 * everyMs)])),
  });
  return [
    job("notify", notify, POLL_MS),
    // A slow mail server keeps no notice from inbox and push, and a morning's reminders no one from a person in danger.
    job("send-mails", createNoticeMailSender(mails), POLL_MS),
    job("send-danger-mails", createDangerMailSender(mails), POLL_MS),
    // A password cannot wait behind the reminders of a morning.
    job("send-requested-mails", sendRequested, POLL_MS),
    ...(push ? [job("push", createPushSending({ ...shared, sender: push }), POLL_MS)] : []),
    ...(alimtalk ? [job("alimtalk", createAlimtalkSending({ ...shared, sender: alimtalk }), FAST_POLL_MS)] : []),
  ];
};

const reminderJobs = ({ auth, caseChat, logger, now, lookEveryMs }: JobDeps): Job[] => {
  const deps = { askCase: createAskCase(caseChat), logger };
  const firstCopy = Promise.withResolvers<void>();
  return [
    {
      name: "remind",
      everyMs: lookEveryMs ?? FAST_POLL_MS,
      scope: "replica",
      run: async ({ signal }) => {
        const checked = await checkDeadlines(deps, now(), signal);
        return checked + (await sendDueReminders(deps, now, signal));
      },
    },
    {
      name: "copy-users",
      everyMs: HOUR_MS,
      run: async ({ signal }) => {
        const copied = await copyUsers(auth, signal);
        firstCopy.resolve();
        return copied;
      },
    },
    {
      name: "plan-reminders",
      // Holidays are entered at short notice, for the next day even.
      everyMs: HOUR_MS,
      // Who is staff must be known before the first reminder leaves.
      run: async ({ signal }) => {
        await Promise.race([firstCopy.promise, once(signal, "abort")]);
        return backfillSchedules(caseChat, now(), signal);
      },
    },
  ];
};

/** Everything that this service does by itself, and how often. */
export const createJobs = (deps: JobDeps): Job[] => {
  const { caseChat, lookEveryMs } = deps;
  return [
    ...sendingJobs(deps),
    ...reminderJobs(deps),
    {
      name: "make-digests",
      everyMs: lookEveryMs ?? DIGEST_MS,
      run: ({ now: at, signal }) => makeDigests(caseChat, at, signal),
    },
  ];
};
