import type { Answers } from "../engine/answers.ts";
import type { DocumentType } from "../engine/document-type.ts";
import { isTrueAt, itemsAt } from "../engine/read-answers.ts";

/** Whose paper it is says alone who takes its papers for it. */
const OF_FILERS = "serviceRecipient";

/** Where the addresses are that the paper keeps from the other side; none where it keeps none. */
export const hiddenAddressPaths = ({ interview }: DocumentType, answers: Answers): readonly string[] => {
  if (!isTrueAt(answers, "hidesAddress")) return [];
  const lists = interview
    .flatMap(({ questions }) => questions)
    .flatMap((question) =>
      "list" in question && question.list.some(({ path }) => path === OF_FILERS) ? [question.path] : [],
    );
  return lists.flatMap((list) => itemsAt(answers, list)).map((party) => `${party}.address`);
};
