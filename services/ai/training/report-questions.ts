import { LANGUAGES } from "@legal/contracts";
import type { AnsweredQuestion } from "./answer-question.ts";
import { answersFrom, type PassageHeader } from "../src/retrieval/rank-passages.ts";
import { isRight, type AskedQuestion } from "./train-passage-model.ts";

const percent = (some: readonly unknown[], all: readonly unknown[]): string =>
  ((100 * some.length) / Math.max(all.length, 1)).toFixed(1);

const table = <T>(
  head: readonly string[],
  all: readonly T[],
  languageOf: (one: T) => string,
  row: (some: readonly T[]) => readonly string[],
): string =>
  [
    `| | ${head.join(" | ")} |`,
    `|---|${head.map(() => "---|").join("")}`,
    ...["all", ...LANGUAGES].map((name) => {
      const some = all.filter((one) => name === "all" || languageOf(one) === name);
      return `| ${[name, ...row(some)].join(" | ")} |`;
    }),
    "",
  ].join("\n");

const isAnsweredRightly =
  (header: PassageHeader) =>
  (one: AskedQuestion): boolean =>
    isRight(one, ({ passage, probability }) => probability >= answersFrom(header, passage, one.question.language));

/** Of questions whose lot the model asked had not seen: how often the right passage, or none, is shown. */
export const reportUnseen = (asked: readonly AskedQuestion[], header: PassageHeader): string =>
  table(
    ["questions", "answered rightly %", "right one among the first two %", "nothing said where nothing answers %"],
    asked,
    ({ question }) => question.language,
    (some) => {
      const answerable = some.filter(({ question }) => question.passages.length > 0);
      const others = some.filter(({ question }) => question.passages.length === 0);
      return [
        String(some.length),
        percent(answerable.filter(isAnsweredRightly(header)), answerable),
        percent(
          answerable.filter((one) => isRight(one, () => true)),
          answerable,
        ),
        percent(others.filter(isAnsweredRightly(header)), others),
      ];
    },
  );

const EXPECTED = ["passage", "none", "staff", "deadline", "cost", "crisis"] as const;

/** Of questions that only measure: how often the whole answer is right, by what a right one does. */
export const reportAnswered = (answered: readonly AnsweredQuestion[]): string =>
  table(
    ["questions", "right %", ...EXPECTED.map((one) => `${one} %`), "with what must not be said"],
    answered,
    ({ question }) => question.language,
    (some) => [
      String(some.length),
      percent(
        some.filter((one) => one.isRight && one.forbidden.length === 0),
        some,
      ),
      ...EXPECTED.map((expected) => {
        const own = some.filter(({ question }) => question.expect === expected);
        return percent(
          own.filter((one) => one.isRight),
          own,
        );
      }),
      String(some.filter(({ forbidden }) => forbidden.length > 0).length),
    ],
  );
