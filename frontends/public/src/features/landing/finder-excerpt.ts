import { AI_FINDER_MAX_LENGTH } from "@legal/contracts/constants";

const READ_HEAD = 600;
const READ_TAIL = AI_FINDER_MAX_LENGTH - READ_HEAD - 1;

/** What is read of a text: who pastes a long one says what happened at its beginning, and when at its end. */
export const excerptOf = (text: string): string =>
  text.length <= AI_FINDER_MAX_LENGTH ? text : `${text.slice(0, READ_HEAD)}\n${text.slice(-READ_TAIL)}`;
