import { setImmediate } from "node:timers/promises";
import type { AiMode, AnswerGuidance, ChatAnswer, ChatStreamEvent, Language } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import type { ExtraHoliday } from "@legal/legal-rules";
import { conflict, currentRequestId, presentError, toAppError, type Logger } from "@legal/service-kit";
import type { Assistant, Consultation, Usage } from "../assistant/assistant.ts";
import { gatherGrounding, type Grounding } from "../assistant/gather-grounding.ts";
import { recentlySaid, saidIn } from "../assistant/recently-said.ts";
import { replacesModel } from "../assistant/replaces-model.ts";
import type { DatedText } from "../computing/find-service.ts";
import type { TemporaryHolidays } from "../computing/temporary-holidays.ts";
import { createSentenceVerifier, type SentenceVerifier } from "../grounding/sentence-verifier.ts";
import { createVerifier } from "../grounding/verifier.ts";
import { guide } from "../guidance/guide.ts";
import type { Budget, Payer } from "../limits/token-budget.ts";
import { handsOver } from "../offline/offline-answer.ts";
import { lastDaysIn, markWithdrawn, rulesTakenBack } from "../offline/last-days.ts";
import { offlineAssistant } from "../offline/offline-assistant.ts";
import { receiptReplies } from "../offline/receipt-replies.ts";
import type { AddedTurn } from "./add-turn.ts";
import type { ConversationRecord, MessageRecord } from "../conversations/conversation-model.ts";
import { wholeAnswer } from "../conversations/whole-answer.ts";
import { presentConversation } from "../conversations/present-conversation.ts";
import { presentStoredAnswer } from "../conversations/present-stored-answer.ts";
import { messagesToAnswer } from "../danger/is-in-danger.ts";
import { finishAnswer, restoreAnswer } from "./finish-answer.ts";
import type { RunningAnswer } from "./running-answer.ts";

export interface WritingDeps {
  assistant: Assistant;
  budget: Budget;
  logger: Logger;
  holidays: TemporaryHolidays;
}

interface Writing {
  conversation: ConversationRecord;
  turnId: string;
  language: Language;
  /** Whom the tokens are counted to. */
  payer: Payer;
  /** Of a conversation that begins: nothing is shown before it is stored. */
  store?: AddedTurn["store"] | undefined;
}

const saidBy = (messages: readonly MessageRecord[]): DatedText[] =>
  messages
    .filter(({ role }) => role === "user")
    .map(({ content, createdAt }) => ({ text: content, day: seoulDateOf(createdAt) }));

/** The whole answer in whose place this one is written. */
const beforeOf = ({ conversation }: Writing): MessageRecord | undefined => conversation.messages.at(-1)?.before;

const consultationOf = async (
  { conversation, language }: Writing,
  extraHolidays: readonly ExtraHoliday[],
): Promise<Consultation> => {
  const completed = conversation.messages
    .slice(0, -1)
    .map(wholeAnswer)
    .filter(({ content, status }) => content !== "" && status !== "failed");
  const turns = completed.map(({ role, content }) => ({ role, content }));
  const { serviceType } = conversation;
  const inDanger = conversation.messages.at(-1)?.inDanger;
  const lastDays = lastDaysIn(completed);
  const replies = receiptReplies(turns);
  const takenBack = await rulesTakenBack(lastDays, saidBy(completed), replies);
  const said = saidBy(messagesToAnswer(conversation));
  const grounding = await gatherGrounding({
    said: said.map(({ text }) => text),
    saidOn: said.map(({ day }) => day),
    receiptReplies: replies,
    takenBack,
    serviceType,
    language,
    inDanger,
    extraHolidays,
  });
  return { serviceType, turns, language, grounding: markWithdrawn(grounding, takenBack), lastDays };
};

const verifierOf = ({ grounding, turns, language }: Consultation): SentenceVerifier =>
  createSentenceVerifier(createVerifier({ ...grounding, said: recentlySaid(saidIn(turns)), language }));

/** The same way that the finder shows; nothing where it would ask first, for the answer itself asks. */
const guidanceOf = ({ grounding, language }: Consultation, mode: AiMode): AnswerGuidance | undefined => {
  const { route, unsure, ...guided } = guide({ grounding, language });
  // The built-in assistant says it in its own words.
  const referral = mode === "offline" ? null : guided.referral;
  return referral === null && route === null ? undefined : { referral, route, unsure };
};

interface Written {
  content: string;
  /** A second one where the built-in assistant took over from the model. */
  verifiers: SentenceVerifier[];
  mode: AiMode;
  grounding?: Grounding;
  handOver?: boolean;
  guidance?: AnswerGuidance | undefined;
}

/** The model has been asked; only a turn that is stored, and was not there before, may be answered. */
const untilStored = async ({ store }: Writing, running: RunningAnswer, first: Promise<unknown>): Promise<void> => {
  try {
    if ((await store?.())?.added === false) throw conflict("CONFLICT", "turnId");
    running.begin();
  } catch (error) {
    running.stop();
    await first.catch(() => undefined);
    throw error;
  }
};

interface AnswerTask {
  writing: Writing;
  running: RunningAnswer;
  consultation: Consultation;
  written: Written;
}

const show = ({ running, written }: AnswerTask, text: string): void => {
  if (text === "") return;
  written.content += text;
  running.emit({ delta: text });
};

const openVerifier = ({ consultation, written }: AnswerTask): SentenceVerifier => {
  const verifier = verifierOf(consultation);
  written.verifiers.push(verifier);
  return verifier;
};

/** Goes on in the same stream; a sentence that the model did not finish is left out. */
const writeOffline = async (task: AnswerTask): Promise<void> => {
  const { writing, running, consultation, written } = task;
  await untilStored(writing, running, Promise.resolve());
  written.mode = "offline";
  written.guidance = guidanceOf(consultation, written.mode);
  if (written.content !== "") show(task, "\n\n");
  const verifier = openVerifier(task);
  const chunks = offlineAssistant.answer(consultation).run({ tokens: 0 }, running.signal);
  for await (const chunk of chunks) show(task, verifier.push(chunk));
  show(task, verifier.end());
};

const writeByAssistant = async (task: AnswerTask, { assistant, budget }: WritingDeps): Promise<void> => {
  const { writing, running, consultation } = task;
  const prepared = assistant.answer(consultation);
  await budget.spend(prepared.maxCost, writing.payer, async (usage: Usage) => {
    const chunks = prepared.run(usage, running.signal)[Symbol.asyncIterator]();
    const first = chunks.next();
    // It may reject before it is awaited.
    first.catch(() => undefined);
    // While the model thinks:
    const verifier = openVerifier(task);
    await untilStored(writing, running, first);
    for (let chunk = await first; chunk.done !== true; chunk = await chunks.next()) {
      show(task, verifier.push(chunk.value));
      // What is shown leaves before more is read, also where the model sends much at once.
      await setImmediate();
    }
    show(task, verifier.end());
  });
};

const write = async (writing: Writing, running: RunningAnswer, deps: WritingDeps, written: Written): Promise<void> => {
  const consultation = await consultationOf(writing, await deps.holidays());
  const { alerts } = consultation.grounding;
  written.grounding = consultation.grounding;
  written.guidance = guidanceOf(consultation, written.mode);
  if (alerts.length > 0) running.emit({ warnings: [...alerts] });
  const task = { writing, running, consultation, written };
  try {
    await writeByAssistant(task, deps);
  } catch (error) {
    // There is a whole answer: it is not given up for another assistant's.
    if (beforeOf(writing)) throw error;
    if (!replacesModel(error, { signal: running.signal, logger: deps.logger })) throw error;
    await writeOffline(task);
  }
  written.handOver = handsOver(written.content, consultation);
};

/** Sent with the first event, so that prices and offers are hidden before the answer is shown. */
const dangerOf = ({ conversation }: Writing): { inDanger?: true } =>
  conversation.messages.at(-1)?.inDanger ? { inDanger: true } : {};

const answerOf = (writing: Writing, written: Written, status: ChatAnswer["status"]): ChatAnswer => ({
  response: written.content.trim(),
  conversationId: writing.conversation._id,
  turnId: writing.turnId,
  mode: written.mode,
  status,
  sources: [...(written.grounding?.sources ?? [])],
  warnings: [...(written.grounding?.alerts ?? [])],
  unverified: [...new Set(written.verifiers.flatMap((verifier) => verifier.unverified()))],
  ...dangerOf(writing),
  ...(written.handOver && { handOver: true }),
  ...(written.guidance && { guidance: written.guidance }),
});

const errorEvent = (error: unknown, language: Language): ChatStreamEvent => {
  const { code, message } = presentError(error, language);
  return { error: { code, message, requestId: currentRequestId() ?? "" } };
};

/** The answer that was there before, with what belongs to it. */
const earlierAnswer = ({ conversation, turnId }: Writing, mode: AiMode): ChatAnswer => {
  const messages = conversation.messages.map(wholeAnswer);
  return presentStoredAnswer(presentConversation({ ...conversation, messages }, Infinity), turnId, mode);
};

/** Stores how it ended; what cannot be stored has failed. */
const settle = async (
  writing: Writing,
  answer: ChatAnswer,
  failure: unknown,
  grounding: Grounding | undefined,
): Promise<unknown> => {
  const { response: content, status, unverified, handOver, guidance } = answer;
  const error = status === "failed" ? toAppError(failure).code : null;
  const { _id: id, messages } = writing.conversation;
  const answerId = messages.at(-1)?.id ?? "";
  const before = beforeOf(writing);
  try {
    if (before && status !== "complete") await restoreAnswer(id, answerId, before);
    else await finishAnswer(id, answerId, { content, status, error, unverified, grounding, handOver, guidance });
    return status === "failed" ? failure : undefined;
  } catch (storing) {
    return storing;
  }
};

/**
 * Writes the answer to the last question of a conversation: streams to the readers, and stores the end whatever it is, once.
 * Never throws.
 */
export const writeAnswer = async (writing: Writing, running: RunningAnswer, deps: WritingDeps): Promise<void> => {
  const { conversation, turnId, language } = writing;
  const { mode } = deps.assistant;
  const written: Written = { content: "", verifiers: [], mode };
  let failed: unknown;
  running.emit({ started: true, conversationId: conversation._id, turnId, mode, ...dangerOf(writing) });
  try {
    await write(writing, running, deps, written);
  } catch (error) {
    failed = error;
  }
  // A refusal may come before there is anything to note it in.
  await writing.store?.().catch(() => undefined);
  const status = running.signal.aborted ? "stopped" : failed === undefined ? "complete" : "failed";
  const ended = answerOf(writing, written, status);
  const failure = await settle(writing, ended, failed, written.grounding);
  const answer = status === "stopped" && beforeOf(writing) ? earlierAnswer(writing, mode) : ended;
  if (failure !== undefined) deps.logger.warn({ err: failure }, "answer not finished");
  running.emit(failure === undefined ? { ...answer, done: true } : errorEvent(failure, language));
  running.finish(failure === undefined ? { answer } : { failure });
};
