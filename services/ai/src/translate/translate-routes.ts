import { getMessageFactsCall, messageFacts, translateCall, type Language, type MessageFacts } from "@legal/contracts";
import {
  createRouter,
  AppError,
  notFound,
  parse,
  requireUser,
  userOf,
  type InternalClient,
  type User,
} from "@legal/service-kit";
import type { Router } from "express";
import type { CallLimits } from "../limits/call-limits.ts";
import type { Budget } from "../limits/token-budget.ts";
import type { LanguageModel } from "../provider/language-model.ts";
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
  const message = await caseChat.get(getMessageFactsCall.path.replace(":id", messageId), messageFacts);
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

const store = async (message: MessageFacts, language: Language, { text, mismatch }: Translated): Promise<void> => {
  const { id, chatRoomId, userId: ownerId } = message;
  const _id = `${id}:${language}`;
  const row: TranslationRecord = { _id, chatRoomId, ownerId, language, text, mismatch, createdAt: new Date() };
  await Translation.replaceOne({ _id }, row, { upsert: true });
};

export const translateRoutes = ({ model, budget, limits, caseChat }: TranslateRouteDeps): Router => {
  const routes = createRouter();

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
    const message = await findMessage({ chatRoomId, messageId }, reader, caseChat);
    const known = await Translation.findById(`${messageId}:${targetLanguage}`).lean<TranslationRecord>();
    if (known) {
      res.json({ translatedText: known.text, mismatch: known.mismatch });
      return;
    }
    await limits.takeTranslation(reader.id);
    const names = await namesOf(message.userId);
    const translated = await translateText(message.content, targetLanguage, { ...options, names });
    await store(message, targetLanguage, translated);
    res.json({ translatedText: translated.text, mismatch: translated.mismatch });
  });

  return routes;
};
