import { plusDays } from "@legal/legal-rules";
import type { DatedRate, RatePercent } from "@legal/legal-rules/interest";
import { paperDate, wonPlain } from "../engine/korean.ts";
import type { Parcel } from "./ledger.ts";

/** What the paper's service is called, and the rate from the day after it. */
interface Service {
  served: string;
  lawsuitRate: RatePercent;
}

interface Periods {
  /** `2026. 1. 1.`, or the day after service. */
  start: string;
  /** What follows the start, up to the rates' verb. */
  rest: string;
  rates: number;
}

/** From the last dated rate on: one rate where it is as high as the one of lawsuits, else that one after service. */
const lastPeriod = (rate: string, { served, lawsuitRate }: Service): { text: string; rates: number } =>
  Number(rate) >= Number(lawsuitRate)
    ? { text: `다 갚는 날까지 연 ${rate}%`, rates: 1 }
    : { text: `${served}까지는 연 ${rate}%, 그 다음 날부터 다 갚는 날까지는 연 ${lawsuitRate}%`, rates: 2 };

const periodsOf = (rates: readonly DatedRate[], service: Service): Periods => {
  const { served, lawsuitRate } = service;
  const [first, ...later] = rates;
  if (first === undefined) {
    return { start: `${served} 다음 날`, rest: `다 갚는 날까지 연 ${lawsuitRate}%`, rates: 1 };
  }
  const dated = later.map(({ from }, index) => {
    const rate = rates[index]?.ratePercent;
    return `${paperDate(plusDays(from, -1))}까지는 연 ${rate}%, 그 다음 날부터 `;
  });
  const last = lastPeriod(rates.at(-1)?.ratePercent ?? lawsuitRate, service);
  // The last of several periods is set against those before it.
  const closing = dated.length > 0 && last.rates === 1 ? last.text.replace("까지 연", "까지는 연") : last.text;
  return { start: paperDate(first.from), rest: dated.join("") + closing, rates: dated.length + last.rates };
};

const sameRest = (all: readonly Periods[]): boolean => all.every(({ rest }) => rest === all[0]?.rest);

const computed = (several: boolean, what: string): string => `의 ${several ? "각 " : ""}비율로 계산한 ${what}`;

/**
 * `위 금액에 대하여 2026. 1. 1.부터 이 사건 지급명령 정본 송달일까지는 연 5%, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로
 * 계산한 지연손해금`. `whole` is what the first words call the amount.
 */
export const interestClause = (
  parcels: readonly Parcel[],
  { whole, what, ...service }: Service & { whole: string; what: string },
): string => {
  const periods = parcels.map(({ rates }) => periodsOf(rates, service));
  const [first] = periods;
  if (first === undefined) return "";
  if (periods.length === 1)
    return `${whole}에 대하여 ${first.start}부터 ${first.rest}${computed(first.rates > 1, what)}`;
  const starts = parcels.map(({ amount }, index) => `${wonPlain(amount)}에 대하여는 ${periods[index]?.start}부터`);
  if (sameRest(periods)) return `${whole} 중 ${starts.join(", ")} 각 ${first.rest}${computed(true, what)}`;
  const each = starts.map((start, index) => `${start} ${periods[index]?.rest}`);
  return `${whole} 중 ${each.join(", ")}${computed(true, what)}`;
};
