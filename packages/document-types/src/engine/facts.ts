import type { Answers } from "./answers.ts";
import { dateAt, itemsAt } from "./read-answers.ts";

/** Paths of the facts by their days. One without a day stays behind the one that it was written after. */
export const factsInOrder = (answers: Answers): readonly string[] => {
  let day = "";
  const dated = itemsAt(answers, "facts").map((fact) => {
    day = dateAt(answers, `${fact}.date`) ?? day;
    return { fact, day };
  });
  return dated
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map(({ fact }) => fact);
};
