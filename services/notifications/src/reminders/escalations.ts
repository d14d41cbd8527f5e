import type { ReminderStep } from "@legal/contracts";

const ESCALATIONS = ["d-3.backup", "d-1.backup", "d-1.all", "d-0.all"] as const satisfies readonly ReminderStep[];

export const isEscalation = (step: ReminderStep): boolean => ESCALATIONS.some((one) => one === step);

/** Escalations that need not come any more once a reminder has left: those before it, or all where everyone has it. */
export const coveredBy = (step: ReminderStep, reachedAll: boolean): ReminderStep[] => {
  const [day = ""] = step.split(".");
  const own = ESCALATIONS.filter((one) => one.startsWith(`${day}.`));
  return reachedAll ? own : own.slice(0, own.findIndex((one) => one === step) + 1);
};
