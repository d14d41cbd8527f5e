import { startJobs, type Jobs } from "@legal/service-kit/jobs";
import { createJobs, type JobDeps } from "./create-jobs.ts";
import { measureDeliveries } from "./deliveries/delivery-queue.ts";
import { measurePendingEvents } from "./pending-events/given-up-events.ts";
import { onNewWork } from "./pending-events/store-pending-event.ts";
import { measureReminders } from "./reminder-schedules/measure-reminders.ts";

interface WorkDeps extends Omit<JobDeps, "now" | "wake"> {
  /** Moved in tests. */
  now?: () => Date;
}

/** Runs the jobs, wakes them for what came in, and measures what waits for them. */
export const startWork = ({ now = () => new Date(), ...deps }: WorkDeps): Pick<Jobs, "stop"> => {
  const { logger, lookEveryMs } = deps;
  measureDeliveries();
  measureReminders(now);
  measurePendingEvents();
  const list = createJobs({ ...deps, now, wake: (name) => jobs.wake(name) });
  const jobs = startJobs({ jobs: list, logger, now, ...(lookEveryMs !== undefined && { lookEveryMs }) });
  const stopListening = onNewWork(() => {
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
