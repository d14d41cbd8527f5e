import { questionsOf, type Answers, type DocumentType } from "@legal/document-types";
import { useMemo } from "react";
import type { AnswerChanges } from "../answers/use-answers.ts";

/** The same in every browser, so that two people who begin at once begin the same item. */
export const FIRST_ITEM = "i1";

/** Lists that are asked, need an item, and have none. */
const emptyLists = (type: DocumentType, answers: Answers): string[] =>
  questionsOf(type, answers)
    .flatMap(({ questions }) => questions)
    .flatMap((asked) =>
      asked.kind === "list" && asked.question.min > 0 && asked.items.length === 0 ? [asked.path] : [],
    );

/** A list that needs an item begins with one, which is stored with the first answer that is typed into it. */
export const useFirstItems = (type: DocumentType, changes: AnswerChanges): AnswerChanges => {
  const { answers: given, document } = changes;
  // The same object for the same answers: the paper is made of it.
  const { lists, answers } = useMemo(() => {
    const empty = document.mayEdit ? emptyLists(type, given) : [];
    const begun = Object.fromEntries(empty.map((path) => [path, [FIRST_ITEM]]));
    return { lists: empty, answers: empty.length > 0 ? { ...given, ...begun } : given };
  }, [type, given, document.mayEdit]);
  return {
    ...changes,
    answers,
    change: (path, value, unfinished) => {
      const list = lists.find((one) => path.startsWith(`${one}.`));
      if (list) changes.change(list, [FIRST_ITEM]);
      changes.change(path, value, unfinished);
    },
  };
};
