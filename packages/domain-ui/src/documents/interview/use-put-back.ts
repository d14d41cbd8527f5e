import { checkAnswer, questionAt } from "@legal/document-types";
import type { Typed } from "../answers/typed-answer.ts";
import { useInterview } from "./interview-context.ts";

/** Makes answers what they were; null takes one away. */
export const usePutBack = () => {
  const { type, changes } = useInterview();
  return (answers: Iterable<readonly [path: string, value: Typed]>) => {
    for (const [path, value] of answers) {
      const question = questionAt(type, path);
      if (question) changes.change(path, value, value !== null && checkAnswer(question, value) !== null);
    }
  };
};
