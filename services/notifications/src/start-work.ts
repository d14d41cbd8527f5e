import type { InternalClient, Logger } from "@legal/service-kit";
import { HOUR_MS, startJobs, type Job, type Jobs } from "@legal/service-kit/jobs";
import type { Mail } from "@legal/service-kit/mail";
import { measureDeliveries } from "./deliveries/delivery-queue.ts";
import { createAlimtalkSending } from "./deliveries/send-alimtalks.ts";
import { createNoticeMailSender } from "./deliveries/send-notice-mails.ts";
import { createPushSending } from "./deliveries/send-pushes.ts";
import { createMailRate } from "./deliveries/mail-rate.ts";
import { createAskCase, createAskDanger } from "./case-facts.ts";
import { makeDigests } from "./digests/make-digests.ts";
import { expandIntakes } from "./intakes/expand-intakes.ts";
import { measureIntakes, reviveIntakes } from "./intakes/given-up-intakes.ts";
import { afterTakingIn } from "./intakes/take-in.ts";
import { checkDeadlines } from "./ladders/check-deadlines.ts";
import { climbLadders } from "./ladders/climb-ladders.ts";
import { measureReminders } from "./ladders/measure-reminders.ts";
import { planExisting } from "./ladders/plan-existing.ts";
import type { AlimtalkSender } from "./alimtalk/alimtalk-sender.ts";
import type { PushSender } from "./push/push-sender.ts";
import { createRequestedMailSender } from "./requested-mails/send-requested-mails.ts";
import { copyUsers } from "./users/copy-users.ts";

interface WorkDeps {
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
  /** Moved in tests. */
  now?: () => Date;
  lookEveryMs?: number;
}

const POLL_MS = 2000;
const CLIMB_MS = 1000;
const DIGEST_MS = 60_000;

type Sending = (now: () => Date, signal?: AbortSignal) => Promise<number>;

/** By itself: services of others are slow or down when mail is not. */
const channelJob = (name: string, send: Sending, now: () => Date, everyMs: number): Job => ({
  name,
  everyMs,
  scope: "replica",
  run: ({ signal }) => send(now, signal),
});

/** Everything that this service does by itself. */
export const startWork = (deps: WorkDeps): Pick<Jobs, "stop"> => {
  const {
    auth,
    caseChat,
    inquiry,
    send,
    push,
    alimtalk,
    mailsPerMinute,
    publicOrigin,
    staffEmail,
    logger,
    now = () => new Date(),
    lookEveryMs,
  } = deps;
  const askCase = createAskCase(caseChat);
  const ask = { askCase, askDanger: createAskDanger(caseChat) };
  const rate = createMailRate(mailsPerMinute);
  const sendMails = createNoticeMailSender({ send, rate, ...ask, publicOrigin, logger });
  const sources = { auth, inquiry };
  const sendRequested = createRequestedMailSender({ sources, send, rate, publicOrigin, staffEmail, logger });
  measureDeliveries();
  measureReminders(now);
  measureIntakes();
  let isRevived = false;
  const notifyAndSend: Job["run"] = async ({ signal }) => {
    if (!isRevived) await reviveIntakes(now());
    isRevived = true;
    const expanded = await expandIntakes({ ...ask, logger }, now(), signal);
    return expanded + (await sendMails(now, signal));
  };
  const sendPushes = push && createPushSending({ sender: push, ...ask, publicOrigin, logger });
  const sendAlimtalks = alimtalk && createAlimtalkSending({ sender: alimtalk, ...ask, publicOrigin, logger });
  const list: Job[] = [
    // Every replica works: each row is claimed by one of them.
    { name: "notify", everyMs: lookEveryMs ?? POLL_MS, scope: "replica", run: notifyAndSend },
    // By itself: a password cannot wait behind the reminders of a morning.
    channelJob("send-requested-mails", sendRequested, now, lookEveryMs ?? POLL_MS),
    ...(sendPushes ? [channelJob("push", sendPushes, now, lookEveryMs ?? POLL_MS)] : []),
    ...(sendAlimtalks ? [channelJob("alimtalk", sendAlimtalks, now, lookEveryMs ?? CLIMB_MS)] : []),
    {
      name: "remind",
      everyMs: lookEveryMs ?? CLIMB_MS,
      scope: "replica",
      run: async ({ signal }) => {
        const checked = await checkDeadlines({ askCase, logger }, now(), signal);
        return checked + (await climbLadders({ askCase, logger }, now, signal));
      },
    },
    {
      name: "plan-reminders",
      everyMs: 24 * HOUR_MS,
      // Who is staff must be known before the first rung leaves.
      run: async ({ signal }) => {
        await copyUsers(auth, signal);
        return planExisting(caseChat, now(), signal);
      },
    },
    {
      name: "make-digests",
      everyMs: lookEveryMs ?? DIGEST_MS,
      run: ({ now: at, signal }) => makeDigests(caseChat, at, signal),
    },
    { name: "copy-users", everyMs: HOUR_MS, run: ({ signal }) => copyUsers(auth, signal) },
  ];
  const jobs = startJobs({ jobs: list, logger, now, ...(lookEveryMs !== undefined && { lookEveryMs }) });
  const stopListening = afterTakingIn(() => {
    jobs.wake("send-requested-mails");
    jobs.wake("notify");
  });
  return {
    stop: async () => {
      stopListening();
      await jobs.stop();
    },
  };
};
