import { documentTypeOf } from "../../src/all-types.ts";
import type { Answers } from "../../src/index.ts";
import { draftOf, exhibit } from "../../src/samples/answer-sets.ts";
import { SAMPLES } from "../../src/samples/index.ts";

/** A sample with other answers and one exhibit, and its type. */
export const sampleDraft = (name: string, answers: Answers) => {
  const sample = SAMPLES.find((one) => one.name === name);
  const type = documentTypeOf(sample?.typeId ?? "");
  if (!sample || !type) throw new Error(name);
  return { type, draft: draftOf({ ...sample.draft.answers, ...answers }, [exhibit("e1", "차용증")]) };
};
