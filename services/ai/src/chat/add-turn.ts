import { AI_MESSAGE_MAX_LENGTH, AI_MESSAGES_MAX, type ChatTurnInput } from "@legal/contracts";
import { maskResidentNumbers } from "@legal/i18n";
import { AppError, isDuplicateKey, newId, notFound } from "@legal/service-kit";
import { unauthenticated, validationFailed } from "@legal/service-kit";
import { DANGER_MESSAGES, dangerIn, dangerState, type Danger } from "../danger/is-in-danger.ts";
import { storeReporting } from "../danger/record-danger.ts";
import { isDeleted } from "../users/is-deleted.ts";
import { Conversation, type ConversationRecord, type MessageRecord } from "../conversations/conversation-model.ts";
import type { ClientSession } from "mongoose";
import { findConversation } from "../conversations/find-conversation.ts";
import { ownedBy, type Owner } from "../conversations/owner.ts";

export interface Question {
  serviceType: string;
  /** The client's copy of the conversation, the question last. */
  messages: readonly ChatTurnInput[];
  conversationId?: string | undefined;
  /** Made by the client; the same again is the same turn. */
  turnId?: string | undefined;
}

export interface TurnRules {
  /** A visitor's conversation is kept until then. */
  expiresAt: Date;
  /** An answer that is being written for longer was cut off. */
  longestMs: number;
}

export interface AddedTurn {
  conversation: ConversationRecord;
  turnId: string;
  /** False when the turn was there already. */
  added: boolean;
  /**
   * Of a conversation that begins: stores it, once however often it is called, and resolves to the earlier turn when the same
   * was sent before.
   */
  store?: () => Promise<AddedTurn>;
}

interface NewWords {
  content: string;
  turnId: string;
  inDanger: boolean;
}

const messagesOf = ({ content, turnId, inDanger }: NewWords, now: Date): [MessageRecord, MessageRecord] => {
  const common = { turnId, error: null, sources: [], warnings: [], unverified: [], createdAt: now };
  return [
    { ...common, id: newId(), role: "user", content, status: "complete" },
    { ...common, id: newId(), role: "assistant", content: "", status: "writing", inDanger },
  ];
};

const hasTurn = ({ messages }: ConversationRecord, turnId: string): boolean =>
  messages.some((message) => message.turnId === turnId);

/** Says of words of danger that they are, so that their writer gets the numbers that help all the same. */
const refuse = ({ messages }: ConversationRecord, { reported }: Danger): AppError => {
  const code = messages.length + 2 > AI_MESSAGES_MAX ? "CONVERSATION_FULL" : "ANSWER_IN_PROGRESS";
  return new AppError(409, code, code, reported ? { current: { inDanger: true } } : {});
};

/** How many turns that were refused a conversation remembers: a person sends few again. */
const REFUSED_MAX = 20;

interface TurnDanger extends Danger {
  /** Staff learned of these words when they were refused. */
  isKnown?: boolean;
}

/** Whom staff are notified of, once for each turn: a visitor cannot be reached. */
const reportOf = (conversationId: string, owner: Owner, { reported, isKnown }: TurnDanger, at: Date) =>
  reported && !isKnown && "userId" in owner ? { userId: owner.userId, conversationId, at } : undefined;

const dangerOf = async (id: string, content: string, turnId: string, owner: Owner): Promise<TurnDanger> => {
  const newest = { messages: { $slice: -DANGER_MESSAGES } };
  const conversation = await Conversation.findOne({ _id: id, ...ownedBy(owner) }, newest).lean<ConversationRecord>();
  const { since, before } = dangerState(conversation?.messages ?? []);
  const danger = await dangerIn([...since, content], before);
  return { ...danger, isKnown: conversation?.refusedInDanger?.includes(turnId) === true };
};

/** Staff learn of a person in danger also where their words cannot be added now. */
const reportRefused = (id: string, turnId: string, owner: Owner, danger: TurnDanger, at: Date) =>
  storeReporting(reportOf(id, owner, danger, at), (session) =>
    Conversation.findOneAndUpdate(
      { _id: id, ...ownedBy(owner), refusedInDanger: { $ne: turnId } },
      { $set: { dangerReportedAt: at }, $push: { refusedInDanger: { $each: [turnId], $slice: -REFUSED_MAX } } },
      session && { session },
    ).lean<ConversationRecord>(),
  );

const continueConversation = async (
  id: string,
  content: string,
  turnId: string,
  owner: Owner,
  { expiresAt, longestMs }: TurnRules,
): Promise<AddedTurn> => {
  const danger = await dangerOf(id, content, turnId, owner);
  const now = new Date();
  const notWriting = { $or: [{ writingSince: null }, { writingSince: { $lt: new Date(now.getTime() - longestMs) } }] };
  const open = {
    _id: id,
    ...ownedBy(owner),
    ...notWriting,
    "messages.turnId": { $ne: turnId },
    [`messages.${AI_MESSAGES_MAX - 2}`]: { $exists: false },
  };
  const change = {
    $push: { messages: { $each: messagesOf({ content, turnId, inDanger: danger.inDanger }, now) } },
    $set: {
      writingSince: now,
      updatedAt: now,
      ...(danger.reported && { dangerReportedAt: now }),
      ...("visitorId" in owner && { expiresAt }),
    },
  };
  const conversation = await storeReporting(reportOf(id, owner, danger, now), (session) =>
    Conversation.findOneAndUpdate(open, change, {
      returnDocument: "after",
      ...(session && { session }),
    }).lean<ConversationRecord>(),
  );
  if (conversation) return { conversation, turnId, added: true };
  const present = await findConversation(id, owner);
  if (hasTurn(present, turnId)) return { conversation: present, turnId, added: false };
  if (danger.reported) await reportRefused(id, turnId, owner, danger, now);
  throw refuse(present, danger);
};

const saidIn = ({ messages }: Question): string[] =>
  messages.filter(({ role }) => role === "user").map(({ content }) => content.trim());

/** Answers that the client claims to have had are not believed; what the person said is kept as one question. */
const togetherIn = (question: Question): string => saidIn(question).filter(Boolean).join("\n\n");

interface Beginning {
  content: string;
  turnId: string;
  serviceType: string;
}

const newConversation = (
  { content, turnId, serviceType }: Beginning,
  { reported, inDanger }: Danger,
  owner: Owner,
  { expiresAt }: TurnRules,
): ConversationRecord => {
  const now = new Date();
  return {
    _id: newId(),
    userId: "userId" in owner ? owner.userId : null,
    visitorId: "visitorId" in owner ? owner.visitorId : null,
    chatRoomId: null,
    serviceType,
    firstTurnId: turnId,
    messages: messagesOf({ content, turnId, inDanger }, now),
    ...(reported && { dangerReportedAt: now }),
    writingSince: now,
    expiresAt: "visitorId" in owner ? expiresAt : null,
    createdAt: now,
    updatedAt: now,
  };
};

// The driver's own call: what is written here was made here and needs no casting.
const insert = (conversation: ConversationRecord, session?: ClientSession) =>
  Conversation.collection.insertOne(conversation as never, session && { session });

const storeConversation = async (
  conversation: ConversationRecord,
  danger: Danger,
  owner: Owner,
): Promise<AddedTurn> => {
  const { _id, firstTurnId: turnId, createdAt } = conversation;
  try {
    await storeReporting(reportOf(_id, owner, danger, createdAt), (session) => insert(conversation, session));
    // Asked afterwards: a deletion that comes later finds the conversation.
    if (!("userId" in owner && (await isDeleted(owner.userId)))) return { conversation, turnId, added: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const earlier = await Conversation.findOne({ firstTurnId: turnId, ...ownedBy(owner) }).lean<ConversationRecord>();
    if (!earlier) throw notFound("conversation");
    return { conversation: earlier, turnId, added: false };
  }
  await Conversation.deleteOne({ _id });
  throw unauthenticated("the account was deleted");
};

/**
 * A client that knows no ids sends the whole conversation each time: its newest conversation of that service, if it
 * says the same.
 */
const findBySaying = async (question: Question, owner: Owner): Promise<string | undefined> => {
  const said = saidIn(question);
  if (said.length < 2) return undefined;
  const newest = await Conversation.findOne({ ...ownedBy(owner), serviceType: question.serviceType })
    .sort({ updatedAt: -1 })
    .lean<ConversationRecord>();
  const stored = newest?.messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return stored?.join("\n") === said.slice(0, -1).join("\n") ? newest?._id : undefined;
};

const withoutResidentNumbers = (question: Question): Question => ({
  ...question,
  messages: question.messages.map(({ role, content }) => ({ role, content: maskResidentNumbers(content) })),
});

/** The turn that is stored already. */
export const findTurn = async (
  { conversationId, turnId }: Question,
  owner: Owner | undefined,
): Promise<AddedTurn | undefined> => {
  if (owner === undefined || turnId === undefined) return undefined;
  const place = conversationId === undefined ? { firstTurnId: turnId } : { _id: conversationId };
  const asked = { ...place, ...ownedBy(owner), "messages.turnId": turnId };
  const conversation = await Conversation.findOne(asked).lean<ConversationRecord>();
  return conversation ? { conversation, turnId, added: false } : undefined;
};

/**
 * Stores the question and an empty answer, once for each turnId. A conversation that begins is yet to be stored, so that the
 * model can be asked first and think meanwhile.
 */
export const addTurn = async (asked: Question, owner: Owner, rules: TurnRules): Promise<AddedTurn> => {
  const question = withoutResidentNumbers(asked);
  const turnId = question.turnId ?? newId();
  const id = question.conversationId ?? (await findBySaying(question, owner));
  if (id === undefined) {
    if (togetherIn(asked).length > AI_MESSAGE_MAX_LENGTH)
      throw validationFailed([{ path: "messages", message: "aiMessages.max" }]);
    const content = togetherIn(question);
    const danger = await dangerIn([content], false);
    const conversation = newConversation({ content, turnId, serviceType: question.serviceType }, danger, owner, rules);
    let storing: Promise<AddedTurn> | undefined;
    const store = (): Promise<AddedTurn> => (storing ??= storeConversation(conversation, danger, owner));
    return { conversation, turnId, added: true, store };
  }
  return continueConversation(id, question.messages.at(-1)?.content.trim() ?? "", turnId, owner, rules);
};

/** The whole answer that one which is written again stays until then. */
const beforeOf = ({ before, ...answer }: MessageRecord): MessageRecord | undefined =>
  answer.status === "complete" ? answer : before;

/** Empties the last answer, to be written again; a whole one is kept until the next is whole. */
export const reopenTurn = async (id: string, owner: Owner, rules: TurnRules): Promise<AddedTurn> => {
  const { longestMs, expiresAt } = rules;
  const present = await findConversation(id, owner);
  const now = new Date();
  const last = present.messages.at(-1);
  const [, answer] = messagesOf({ content: "", turnId: last?.turnId ?? "", inDanger: last?.inDanger === true }, now);
  const before = last && beforeOf(last);
  const index = present.messages.length - 1;
  const conversation = await Conversation.findOneAndUpdate(
    {
      _id: id,
      $or: [{ writingSince: null }, { writingSince: { $lt: new Date(now.getTime() - longestMs) } }],
      [`messages.${index}.id`]: last?.id,
      [`messages.${index}.status`]: last?.status,
      [`messages.${index + 1}`]: { $exists: false },
    },
    {
      $set: {
        [`messages.${index}`]: { ...answer, ...(before && { before }) },
        writingSince: now,
        updatedAt: now,
        ...("visitorId" in owner && { expiresAt }),
      },
    },
    { returnDocument: "after" },
  ).lean<ConversationRecord>();
  if (!conversation || !last) throw new AppError(409, "ANSWER_IN_PROGRESS");
  return { conversation, turnId: last.turnId, added: true };
};
