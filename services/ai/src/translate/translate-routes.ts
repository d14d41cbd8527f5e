import { aiDataRead, getMessageFactsCall, translateCall, type Language, type MessageFacts } from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import {
  createRouter,
  AppError,
  isNotFound,
  notFound,
  parse,
  requireUser,
  staffReaderOf,
  userOf,
  type InternalClient,
  type User,
} from "@legal/service-kit";
import type { Router } from "express";
import type { CallLimits } from "../limits/call-limits.ts";
import type { Budget } from "../limits/token-budget.ts";
import type { LanguageModel } from "../provider/language-model.ts";
import { isDeleted } from "../users/is-deleted.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { Translation, type TranslationRecord } from "./translation-model.ts";
import { translateText, type Translated } from "./translate-text.ts";

interface TranslateRouteDeps {
  /** Undefined without a provider. */
  model: LanguageModel | undefined;
  budget: Budget;
  limits: CallLimits;
  caseChat: InternalClient;
}

/** The message as case-chat has it, for those who may read its room. */
const findMessage = async (
  { chatRoomId, messageId }: { chatRoomId: string; messageId: string },
  reader: User,
  caseChat: InternalClient,
): Promise<MessageFacts> => {
  const message = await caseChat.call(getMessageFactsCall, { params: { id: messageId } });
  const mayRead = message.userId === reader.id || reader.role === "admin";
  if (message.chatRoomId !== chatRoomId || !mayRead) throw notFound("message");
  return message;
};

/** As a message may call its customer; "" where a name is not known. */
const namesOf = async (customerId: string): Promise<string[]> => {
  const wanted = { displayName: 1, lastName: 1, firstName: 1 };
  const customer = await KnownUser.findById(customerId, wanted).lean<UserRecord>();
  if (!customer) return [];
  const { displayName, lastName, firstName } = customer;
  return [displayName ?? "", lastName && firstName ? `${lastName}${firstName}` : ""];
};

const idOf = (messageId: string, language: Language): string => `${messageId}:${language}`;

const store = async (message: MessageFacts, language: Language, { text, mismatch }: Translated): Promise<void> => {
  const { id, chatRoomId, userId: ownerId } = message;
  const _id = idOf(id, language);
  const row: TranslationRecord = { _id, chatRoomId, ownerId, language, text, mismatch, createdAt: new Date() };
  await Translation.replaceOne({ _id }, row, { upsert: true });
};

/** What was stored as its message or account was deleted goes too: that deletion may have found nothing yet. */
const assertStillThere = async (id: string, ownerId: string, findAgain: () => Promise<MessageFacts>): Promise<void> => {
  try {
    await findAgain();
    if (await isDeleted(ownerId)) throw notFound("message");
  } catch (error) {
    if (isNotFound(error)) await Translation.deleteOne({ _id: id });
    throw error;
  }
};

export const translateRoutes = ({ model, budget, limits, caseChat }: TranslateRouteDeps): Router => {
  const routes = createRouter();
  const recordRead = publishStaffReads(aiDataRead);

  routes.post(translateCall.path, requireUser, async (req, res) => {
    const { text, targetLanguage, chatRoomId, messageId } = parse(translateCall, req).body;
    const reader = userOf(req);
    if (!model) throw new AppError(503, "TRANSLATION_UNAVAILABLE");
    const left = new AbortController();
    res.once("close", () => left.abort());
    const options = { model, budget, payer: `user:${reader.id}` as const, signal: left.signal };
    if (chatRoomId === undefined || messageId === undefined) {
      await limits.takeTranslation(reader.id);
      const translated = await translateText(text, targetLanguage, options);
      res.json({ translatedText: translated.text, mismatch: translated.mismatch });
      return;
    }
    const find = () => findMessage({ chatRoomId, messageId }, reader, caseChat);
    const message = await find();
    const { userId: customerId } = message;
    if (customerId !== reader.id)
      await recordRead(staffReaderOf(req), "messages-read", [{ customerId, caseId: chatRoomId, itemId: null }]);
    const id = idOf(messageId, targetLanguage);
    const known = await Translation.findById(id).lean<TranslationRecord>();
    if (known) {
      res.json({ translatedText: known.text, mismatch: known.mismatch });
      return;
    }
    await limits.takeTranslation(reader.id);
    const names = await namesOf(message.userId);
    const translated = await translateText(message.content, targetLanguage, { ...options, names });
    await store(message, targetLanguage, translated);
    await assertStillThere(id, message.userId, find);
    res.json({ translatedText: translated.text, mismatch: translated.mismatch });
  });

  return routes;
};
