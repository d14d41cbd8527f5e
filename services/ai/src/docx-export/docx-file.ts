import type { Language } from "@legal/contracts";
import { displayNameOf, seoulDateOf } from "@legal/i18n";
import { contentDisposition } from "@legal/service-kit";
import type { ConversationRecord } from "../conversations/conversation-model.ts";
import { statusOf } from "../conversations/present-conversation.ts";
import { textsIn } from "../texts/texts.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { nameOfService } from "./name-of-service.ts";
import type { DocxFacts } from "./docx-document.ts";

export interface WordFile {
  /** The Content-Disposition header. */
  disposition: string;
  content: Buffer;
}

const customerOf = async ({ userId }: ConversationRecord): Promise<string | null> => {
  const user = userId === null ? null : await KnownUser.findById(userId).lean<UserRecord>();
  return user && !user.deleted ? displayNameOf(user) : null;
};

/** `AI대화_지급명령_20261120.docx`: what it is, the service, the day it began in Seoul. */
const fileName = (conversation: ConversationRecord, language: Language): string => {
  const day = seoulDateOf(conversation.createdAt).replaceAll("-", "");
  const service = nameOfService(conversation, language).replaceAll(/[\\/:*?"<>|]/gu, " ");
  return `${textsIn(language).docx.file}_${service}_${day}.docx`;
};

/** `write` makes the file itself, in a worker; `longestMs`: how long an answer may be written. */
export const createDocxFile = async (
  conversation: ConversationRecord,
  { language, longestMs }: { language: Language; longestMs: number },
  write: (facts: DocxFacts) => Promise<Uint8Array>,
): Promise<WordFile> => {
  const messages = conversation.messages.map((message) => ({ ...message, status: statusOf(message, longestMs) }));
  const facts = { conversation: { ...conversation, messages }, customer: await customerOf(conversation), language };
  const content = Buffer.from(await write(facts));
  return { disposition: contentDisposition("attachment", fileName(conversation, language)), content };
};
