import { LANGUAGES } from "@legal/contracts";
import { interval, score, worstConfusions, type Outcome, type Rate } from "./measure.ts";

const CONFUSIONS = 10;

const percent = (share: number): string => (share * 100).toFixed(1);

const withInterval = (rate: Rate): string => {
  const [low, high] = interval(rate);
  return `${percent(rate.hits / Math.max(rate.of, 1))} (${percent(low)}–${percent(high)})`;
};

const HEAD = [
  "| | situations | top 1 % | top 3 % | not offered % | crises % | false crises % | periods % | alerts each without one | calibration error |",
  "|---|---|---|---|---|---|---|---|---|---|",
];

const row = (name: string, outcomes: readonly Outcome[]): string => {
  const { situations, top1, top3, none, crises, falseCrises, rules, alerts, calibration } = score(outcomes);
  const rates = [top1, top3, none, crises, falseCrises, rules].map(withInterval);
  const others = [(alerts.hits / Math.max(alerts.of, 1)).toFixed(2), calibration.toFixed(3)];
  return `| ${[name, situations, ...rates, ...others].join(" | ")} |`;
};

/** Figures by language with 95 % intervals, and the worst confusions, as Markdown. */
export const report = (outcomes: readonly Outcome[]): string => {
  const rows = LANGUAGES.map((language) =>
    row(
      language,
      outcomes.filter(({ situation }) => situation.language === language),
    ),
  );
  const worst = worstConfusions(outcomes, CONFUSIONS).map(([pair, times]) => `- ${pair}: ${times}`);
  return [...HEAD, row("all", outcomes), ...rows, "", "Most often confused:", "", ...worst, ""].join("\n");
};
