import { recentlySaid } from "../assistant/recently-said.ts";
import { asksSomething } from "../offline/asks-something.ts";
import type { ConversationRecord, MessageRecord } from "../conversations/conversation-model.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";
import { isUnsure, understand, type Understanding } from "../understanding/understand.ts";
import { isMereReply, isOfFewSyllables } from "../understanding/mere-reply.ts";
import { saysCustodyPlainly } from "../understanding/plain-custody.ts";

export interface Danger {
  /** The newest words are those of a person in danger, or of one whom the police hold: staff are notified. */
  reported: boolean;
  /** They are, or were before in this conversation, and no matter for the office was asked since: nothing sells. */
  inDanger: boolean;
}

const RECENT = 3;

/** Longer words describe a situation, whatever they ask. */
const QUESTION_MAX = 100;

const isQuestion = (text: string): boolean => text.length <= QUESTION_MAX && asksSomething(text);

/** Of short questions the model has seen few, and a few syllables hold little: it must be surer of them. */
const isDanger = ({ kind, mayBeInDanger, isLikelyInDanger }: Understanding, text: string): boolean => {
  if (isMereReply(text)) return false;
  return isQuestion(text) || isOfFewSyllables(text) ? isLikelyInDanger : mayBeInDanger || kind === "crisis";
};

/** Thanks, a yes or a question about anything else do not end it: only a matter for the office that is understood surely. */
const isMatter = (own: Understanding, text: string): boolean =>
  own.kind === "fit" && !own.isLikelyInDanger && !isUnsure(own) && !isMereReply(text) && !isOfFewSyllables(text);

const POLICE = inAnyLanguage({
  ko: /경찰|유치장|구치소|조사|체포|구속/iu,
  en: /\b(?:police|station|jail|arrest|custody|detain|question(?:ed|ing)\b)/iu,
  ja: /警察|留置|逮捕|勾留|取り?調べ/iu,
  zh: /警察|派出所|公安|看守所|拘留|逮捕|调查/iu,
});

/** What first help asks about, and what goes on there: “I don't know which police station”. No question, so no new matter. */
const goesOn = ({ services }: Understanding, text: string): boolean =>
  !asksSomething(text) && (POLICE.test(text) || services[0]?.id === "criminal-defense");

/** `said`: since the person was last in danger, the newest last. `before`: whether they were until now. */
export const dangerIn = async (said: readonly string[], before: boolean): Promise<Danger> => {
  const newest = recentlySaid(said.slice(-1));
  const own = await understand(newest);
  if (isDanger(own, newest) || saysCustodyPlainly(newest)) return { reported: true, inDanger: true };
  if (isMatter(own, newest) && !(before && goesOn(own, newest))) return { reported: false, inDanger: false };
  if (before || said.length < 2) return { reported: false, inDanger: before };
  const { isLikelyInDanger: reported } = await understand(recentlySaid(said.slice(-RECENT)));
  return { reported, inDanger: reported };
};

/** How many of the newest messages `dangerState` needs to see. */
export const DANGER_MESSAGES = 2 * RECENT;

/** What was said since the person was last in danger, and whether they still were at the last answer. */
export const dangerState = (messages: readonly MessageRecord[]): { since: string[]; before: boolean } => {
  const last = messages.findLastIndex(({ inDanger }) => inDanger === true);
  const since = messages.slice(last + 1).flatMap(({ role, content }) => (role === "user" ? [content] : []));
  return { since, before: last >= 0 && last === messages.length - 1 };
};

/** What the newest answer is about: all that was said while the person is in danger, else what was said since. */
export const messagesToAnswer = ({ messages }: ConversationRecord): readonly MessageRecord[] => {
  if (messages.at(-1)?.inDanger) return messages;
  return messages.slice(messages.findLastIndex(({ inDanger }) => inDanger === true) + 1);
};
