import { createPrompt } from "./create-prompt.ts";

/** The session ended while its page is open. Yes: the same person has logged in again, and the page goes on. */
export const logInAgain = createPrompt();
