import {
  isMatterId,
  MATTERS,
  type Deadline,
  type ExtraHoliday,
  type Matter,
  type MatterId,
  type Period,
  type ServiceMode,
  type Unit,
} from "@legal/legal-rules";
import type { Outcome } from "../../../calculation/attempt.ts";
import { deadlineOf } from "../../../calculation/deadline-of.ts";
import { readCount } from "../../../calculation/read-count.ts";
import { OWN_PERIOD } from "./papers.ts";

/** An empty form; its names are those of the address. */
export const EMPTY = {
  matter: "",
  mode: "",
  date: "",
  noticed: "",
  extended: "",
  more: "",
  moreUnit: "day",
  n: "",
  unit: "day",
};
export type DeadlineInputs = typeof EMPTY;
export type DeadlineField = keyof DeadlineInputs;

/** How the paper of a period that the court set may have come. */
const OWN_MODES: readonly ServiceMode[] = ["ordinary", "electronic-opened", "electronic-unopened", "event"];

export const matterOf = ({ matter }: DeadlineInputs): Matter | undefined =>
  isMatterId(matter) ? MATTERS[matter] : undefined;

export const modesOf = (inputs: DeadlineInputs): readonly ServiceMode[] => matterOf(inputs)?.modes ?? OWN_MODES;

export const modeOf = (inputs: DeadlineInputs): ServiceMode =>
  (inputs.mode || modesOf(inputs)[0] || "ordinary") as ServiceMode;

export const DEFAULT_EXTENSION: Period = { n: 1, unit: "month" };

/** What a court can add at most; undefined where nothing limits it. */
export const longestOf = (inputs: DeadlineInputs): Period | undefined => {
  const longest = matterOf(inputs)?.extension;
  return typeof longest === "object" && longest !== null ? longest : undefined;
};

/** Whether a court adds as much as it likes to the period. */
export const isExtendedFreely = (inputs: DeadlineInputs): boolean => matterOf(inputs)?.extension === "court";

/** What the reader says the court has added. */
const extensionOf = (inputs: DeadlineInputs): Period | undefined => {
  const { extended, more, moreUnit } = inputs;
  if (isExtendedFreely(inputs)) return more === "" ? undefined : { n: readCount(more), unit: moreUnit as Unit };
  return extended === "" ? undefined : (longestOf(inputs) ?? DEFAULT_EXTENSION);
};

const FIELDS: readonly (readonly [path: string, field: DeadlineField])[] = [
  ["matter", "matter"],
  ["service.mode", "mode"],
  ["service.noticeDate", "noticed"],
  ["period", "n"],
  ["extension", "extended"],
];

/** The field of the form to which a path of the calculation's input belongs; the date where no other does. */
export const fieldOf = (path: string): DeadlineField => FIELDS.find(([start]) => path.startsWith(start))?.[1] ?? "date";

/** undefined while something is still to be entered. */
export const outcomeOf = (
  inputs: DeadlineInputs,
  extraHolidays: readonly ExtraHoliday[],
): Outcome<Deadline> | undefined => {
  const { matter, date, noticed, n, unit } = inputs;
  const own = matter === OWN_PERIOD;
  if (matter === "" || matter === "other" || date === "" || (own && n === "")) return undefined;
  const mode = modeOf(inputs);
  const extension = own ? undefined : extensionOf(inputs);
  return deadlineOf({
    ...(own ? { period: { n: readCount(n), unit: unit as Unit } } : { matter: matter as MatterId }),
    service: { mode, date, ...(mode === "electronic-opened" && noticed !== "" && { noticeDate: noticed }) },
    ...(extension && { extension }),
    extraHolidays,
  });
};
