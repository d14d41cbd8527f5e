import { createQuestion } from "./create-question.ts";

/** The session ended while its page is open. Yes: the same person has logged in again, and the page goes on. */
export const logInAgain = createQuestion();
