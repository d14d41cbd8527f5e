import {
  MATTERS,
  type CalendarDate,
  type Matter,
  type MatterId,
  type Service,
  type StartingEvent,
} from "@legal/legal-rules";
import { daysIn } from "../reading/days-in.ts";
import { percentsIn } from "../reading/percents-in.ts";
import { bareWonIn, wonIn } from "../reading/won-in.ts";
import { findOnlyDay, findService, type DatedText } from "./find-service.ts";
import { READ_MATTERS } from "./matter-of-rule.ts";

/** The days, amounts and rates a person has stated for the law's arithmetic. A model computes with nothing else. */
export interface StatedFigures {
  readonly days: ReadonlySet<CalendarDate>;
  /** In won. */
  readonly amounts: ReadonlySet<number>;
  /** Rates of interest among them. */
  readonly percents: ReadonlySet<number>;
  /** What a period counts from; undefined where their words leave it open. */
  readonly serviceOf: (matter: MatterId) => Service | undefined;
}

/** Begun by a paper that comes, whichever it is. */
const BY_PAPER: ReadonlySet<StartingEvent> = new Set(["served", "recordNotice", "orderToCreditor"]);

export const statedFiguresOf = (said: readonly DatedText[], receiptReplies: readonly string[]): StatedFigures => ({
  days: new Set(said.flatMap(({ text, day }) => daysIn(text, day).map(({ date }) => date))),
  amounts: new Set(said.flatMap(({ text }) => [...wonIn(text).map(({ won }) => won), ...bareWonIn(text)])),
  percents: new Set(said.flatMap(({ text }) => percentsIn(text).map(({ percent }) => percent))),
  serviceOf: (matter) => {
    const { from, modes }: Matter = MATTERS[matter];
    if (READ_MATTERS.has(matter) || BY_PAPER.has(from)) return findService(said, matter, receiptReplies);
    const date = findOnlyDay(said);
    return date === undefined ? undefined : { mode: modes[0] ?? "event", date };
  },
});
