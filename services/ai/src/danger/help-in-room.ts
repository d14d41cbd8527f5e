import type { Language, UnansweredMessages } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { recentlySaid } from "../assistant/recently-said.ts";
import { firstHelpText } from "../offline/referrals.ts";
import { neededHelp } from "../understanding/needed-help.ts";
import { understand } from "../understanding/understand.ts";
import { recordDanger } from "./record-danger.ts";

const NOTHING_SAID = "";

const helpFor = async (danger: UnansweredMessages, language: Language, answered: string): Promise<string> => {
  const said = danger.map(({ content }) => content);
  const needed = await neededHelp(said, await understand(recentlySaid(said)));
  return firstHelpText(needed, language, answered);
};

interface Written {
  userId: string;
  roomId: string;
  language: Language;
  /** Messages with words of danger that were not answered yet, at least one. */
  danger: UnansweredMessages;
  /** Those that were, since staff last answered: the same help is said again more shortly. */
  before?: UnansweredMessages;
}

/** Notifies staff of words of danger in a room. Resolves with what helps their writer now. */
export const helpInRoom = async (
  { userId, roomId, language, danger, before = [] }: Written,
  session: ClientSession,
): Promise<string> => {
  const at = new Date(danger.at(-1)?.createdAt ?? Date.now());
  await recordDanger({ userId, conversationId: roomId, roomId, at }, session);
  const answered = before.length > 0 ? await helpFor(before, language, NOTHING_SAID) : NOTHING_SAID;
  return helpFor(danger, language, answered);
};
