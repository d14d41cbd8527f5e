import {
  allocatePayments,
  computeInterest,
  LAWSUIT_RATES,
  rateOn,
  type Allocation,
  type InterestConvention,
  type InterestInput,
  type InterestRow,
  type Segment,
} from "@legal/legal-rules/interest";
import { readWon, seoulDateOf } from "@legal/i18n";
import { attempt, type Outcome } from "../../../calculation/attempt.ts";
import { filledIn } from "../page/use-inputs.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
export const PAYMENT_ROWS = rows(12);
export const SEGMENT_ROWS = rows(6);

const emptyRows = (numbers: readonly number[], ...names: string[]): Record<string, string> =>
  Object.fromEntries(numbers.flatMap((number) => names.map((name) => [`${name}${number}`, ""])));

/** An empty form; its names are those of the address. Payments and spans have numbered fields. */
export const EMPTY = {
  way: "due",
  principal: "",
  kind: "term",
  due: "",
  until: "",
  rate: "5",
  served: "",
  lawsuitRate: "",
  costs: "",
  convention: "court-period",
  ...emptyRows(PAYMENT_ROWS, "paidOn", "paid"),
  ...emptyRows(SEGMENT_ROWS, "from", "to", "rate"),
} as Readonly<Record<string, string>>;
export type InterestInputs = typeof EMPTY;

const text = (inputs: InterestInputs, name: string): string => (inputs[name] ?? "").trim();

export const isFilled = (inputs: InterestInputs, number: number, ...names: string[]): boolean =>
  names.some((name) => text(inputs, `${name}${number}`) !== "");

/** `12`, `12%`, in full-width digits too. */
const rateOf = (inputs: InterestInputs, name: string): string =>
  text(inputs, name).normalize("NFKC").replace(/\s*%$/, "");

const paymentsOf = (inputs: InterestInputs) =>
  PAYMENT_ROWS.filter((number) => isFilled(inputs, number, "paidOn", "paid"))
    .map((number) => ({
      number,
      date: text(inputs, `paidOn${number}`),
      amount: readWon(text(inputs, `paid${number}`)),
    }))
    // In whatever order they were typed.
    .toSorted((one, other) => one.date.localeCompare(other.date));

const segmentsOf = (inputs: InterestInputs) =>
  SEGMENT_ROWS.filter((number) => isFilled(inputs, number, "from", "to", "rate")).map((number) => ({
    number,
    from: text(inputs, `from${number}`),
    to: text(inputs, `to${number}`),
    ratePercent: rateOf(inputs, `rate${number}`),
  }));

const FIELDS: Readonly<Record<string, string>> = {
  "due.date": "due",
  complaintServedOn: "served",
  lawsuitRatePercent: "lawsuitRate",
  ratePercent: "rate",
  asOf: "until",
};
const ROW_FIELDS: Readonly<Record<string, string>> = {
  "payments.date": "paidOn",
  "payments.amount": "paid",
  "segments.from": "from",
  "segments.to": "to",
  "segments.ratePercent": "rate",
};

/** The field of the form to which a path of the calculation's input belongs. */
export const fieldIn =
  (inputs: InterestInputs) =>
  (path: string): string => {
    const [list = "", at, part = ""] = path.split(".");
    if (!(`${list}.${part}` in ROW_FIELDS)) return FIELDS[path] ?? (path in EMPTY ? path : "principal");
    const given = list === "payments" ? paymentsOf(inputs) : segmentsOf(inputs);
    return `${ROW_FIELDS[`${list}.${part}`]}${given[Number(at)]?.number ?? 1}`;
  };

export interface Claim {
  rows: readonly InterestRow[];
  /** What is left of each, and all together. */
  costs: number;
  interest: number;
  principal: number;
  total: number;
  payments: Allocation["payments"];
  /** The rate to which service of the complaint raised the debt's own. */
  raisedTo?: string | undefined;
}

const conventionOf = (inputs: InterestInputs) => text(inputs, "convention") as InterestConvention;

const bySegments = (inputs: InterestInputs): Claim => {
  const principal = readWon(text(inputs, "principal"));
  const { segments, interest, total } = computeInterest({
    principal,
    convention: conventionOf(inputs),
    segments: segmentsOf(inputs),
  });
  return { rows: segments, costs: 0, interest, principal, total, payments: [] };
};

const today = (): string => seoulDateOf(new Date());

export const lawsuitRateToday = () => rateOn(LAWSUIT_RATES, today());

const untilOf = (inputs: InterestInputs): string => text(inputs, "until") || today();

const byDueDate = (inputs: InterestInputs): Claim => {
  const principal = readWon(text(inputs, "principal"));
  const convention = conventionOf(inputs);
  const until = untilOf(inputs);
  const [rate, served] = [rateOf(inputs, "rate"), text(inputs, "served")];
  const { segments } = computeInterest({
    principal,
    convention,
    due: { kind: text(inputs, "kind") === "tort" ? "tort" : "term", date: text(inputs, "due") },
    until,
    ratePercent: rate,
    complaintServedOn: served || undefined,
    lawsuitRatePercent: rateOf(inputs, "lawsuitRate") || undefined,
  } satisfies InterestInput);
  const isRaised = ({ from, ratePercent }: Segment) =>
    served !== "" && from > served && Number(ratePercent) > Number(rate);
  const allocation = allocatePayments({
    principal,
    convention,
    costs: text(inputs, "costs") === "" ? 0 : readWon(text(inputs, "costs")),
    interestFrom: segments[0]?.from ?? until,
    rates: segments.map(({ from, ratePercent }) => ({ from, ratePercent })),
    payments: paymentsOf(inputs).map(({ date, amount }) => ({ date, amount })),
    asOf: until,
  });
  return { ...allocation, raisedTo: segments.findLast(isRaised)?.ratePercent };
};

export const isBySegments = ({ way }: InterestInputs): boolean => way === "segments";

/** What a link carries: the last counted day too, for tomorrow the sum would be another. */
export const sharedOf = (inputs: InterestInputs): Record<string, string> => ({
  ...filledIn(inputs, EMPTY),
  ...(!isBySegments(inputs) && { until: untilOf(inputs) }),
});

/** undefined while something is still to be entered. */
export const outcomeOf = (inputs: InterestInputs): Outcome<Claim> | undefined => {
  if (text(inputs, "principal") === "") return undefined;
  if (isBySegments(inputs)) return segmentsOf(inputs).length === 0 ? undefined : attempt(() => bySegments(inputs));
  return text(inputs, "due") === "" ? undefined : attempt(() => byDueDate(inputs));
};
