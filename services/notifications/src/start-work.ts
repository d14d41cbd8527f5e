import type { InternalClient, Logger } from "@legal/service-kit";
import { HOUR_MS, startJobs, type Job, type Jobs } from "@legal/service-kit/jobs";
import type { Mail } from "@legal/service-kit/mail";
import { createMailSender, measureDeliveries } from "./deliveries/send-mails.ts";
import { createAskCase } from "./case-facts.ts";
import { expandIntakes } from "./intakes/expand-intakes.ts";
import { afterTakingIn } from "./intakes/take-in.ts";
import { copyUsers } from "./users/copy-users.ts";

interface WorkDeps {
  auth: InternalClient;
  caseChat: InternalClient;
  send: (mail: Mail) => Promise<void>;
  publicOrigin: string;
  logger: Logger;
  /** Moved in tests. */
  now?: () => Date;
  lookEveryMs?: number;
}

const POLL_MS = 2000;

/** Everything that this service does by itself. */
export const startWork = (deps: WorkDeps): Pick<Jobs, "stop"> => {
  const { auth, caseChat, send, publicOrigin, logger, now = () => new Date(), lookEveryMs } = deps;
  const askCase = createAskCase(caseChat);
  const sendMails = createMailSender({ send, askCase, publicOrigin, logger });
  measureDeliveries();
  const notifyAndSend: Job["run"] = async ({ signal }) => {
    const expanded = await expandIntakes({ askCase, logger }, now(), signal);
    return expanded + (await sendMails(now, signal));
  };
  const list: Job[] = [
    // Every replica works: each row is claimed by one of them.
    { name: "notify", everyMs: lookEveryMs ?? POLL_MS, scope: "replica", run: notifyAndSend },
    { name: "copy-users", everyMs: HOUR_MS, run: ({ signal }) => copyUsers(auth, signal) },
  ];
  const jobs = startJobs({ jobs: list, logger, now, ...(lookEveryMs !== undefined && { lookEveryMs }) });
  const stopListening = afterTakingIn(() => jobs.wake("notify"));
  return {
    stop: async () => {
      stopListening();
      await jobs.stop();
    },
  };
};
