import {
  isMatterId,
  MATTERS,
  type Deadline,
  type Matter,
  type MatterId,
  type Period,
  type ServiceMode,
  type Unit,
} from "@legal/legal-rules";
import type { Outcome } from "../../../calculation/attempt.ts";
import { deadlineOf } from "../../../calculation/deadline-of.ts";
import { OWN_PERIOD } from "./papers.ts";

/** An empty form; its names are those of the address. */
export const EMPTY = { matter: "", mode: "", date: "", noticed: "", extended: "", n: "", unit: "day" };
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

/** What a court can add at most; where it may add as much as it likes, the reader is asked for no more than the period. */
export const extensionOf = (inputs: DeadlineInputs): Period | undefined => {
  const longest = matterOf(inputs)?.extension;
  return typeof longest === "object" && longest !== null ? longest : undefined;
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
export const outcomeOf = (inputs: DeadlineInputs): Outcome<Deadline> | undefined => {
  const { matter, date, noticed, extended, n, unit } = inputs;
  const own = matter === OWN_PERIOD;
  if (matter === "" || matter === "other" || date === "" || (own && n === "")) return undefined;
  const mode = modeOf(inputs);
  return deadlineOf({
    ...(own ? { period: { n: Number(n), unit: unit as Unit } } : { matter: matter as MatterId }),
    service: { mode, date, ...(mode === "electronic-opened" && noticed !== "" && { noticeDate: noticed }) },
    ...(extended !== "" &&
      !own &&
      matterOf(inputs)?.extension !== "court" && { extension: extensionOf(inputs) ?? DEFAULT_EXTENSION }),
  });
};
