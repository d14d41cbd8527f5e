import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";

const CLOCK_STEP_MS = 30_000;
const everyStep = (onStep: () => void) => {
  const timer = setInterval(onStep, CLOCK_STEP_MS);
  return () => clearInterval(timer);
};
const now = () => Math.floor(Date.now() / CLOCK_STEP_MS) * CLOCK_STEP_MS;

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long a customer has waited, as a sentence that goes on with the time. */
export const useWaitingTime = () => {
  const { formatMessage, formatNumber } = useIntl();
  const time = useSyncExternalStore(everyStep, now, now);
  return (since: string): string => {
    const passed = time - Date.parse(since);
    const unit = UNITS.find(([, length]) => passed >= length);
    if (!unit) return formatMessage({ id: "staff.waiting.now" });
    const [name, length] = unit;
    const count = Math.floor(passed / length);
    const duration = formatNumber(count, { style: "unit", unit: name, unitDisplay: "long" });
    return formatMessage({ id: "staff.waiting.since" }, { duration });
  };
};
