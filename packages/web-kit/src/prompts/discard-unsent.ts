import { createPrompt } from "./create-prompt.ts";

/** Messages wait to be sent, and a logout removes them from this browser. Yes: it may. */
export const discardUnsent = createPrompt();
