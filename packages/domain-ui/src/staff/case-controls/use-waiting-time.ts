import { useIntl } from "react-intl";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long a customer has waited, as a sentence. */
export const useWaitingTime = () => {
  const { formatMessage, formatNumber } = useIntl();
  return (since: string, now: number): string => {
    const passed = now - Date.parse(since);
    const unit = UNITS.find(([, length]) => passed >= length);
    if (!unit) return formatMessage({ id: "staff.waiting.now" });
    const [name, length] = unit;
    const count = Math.floor(passed / length);
    const duration = formatNumber(count, { style: "unit", unit: name, unitDisplay: "long" });
    return formatMessage({ id: "staff.waiting.since" }, { duration });
  };
};
