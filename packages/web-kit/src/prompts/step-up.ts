import { createPrompt } from "./create-prompt.ts";

/** "Is it still you?", before what wants a recent login. */
export const stepUp = createPrompt();
