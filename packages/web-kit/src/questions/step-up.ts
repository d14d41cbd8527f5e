import { createQuestion } from "./create-question.ts";

/** "Is it still you?", before what wants a recent login. */
export const stepUp = createQuestion();
