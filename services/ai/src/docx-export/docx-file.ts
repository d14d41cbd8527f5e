import type { Language } from "@legal/contracts";
import { displayNameOf, seoulDateOf } from "@legal/i18n";
import { contentDisposition } from "@legal/service-kit";
import type { ConversationRecord } from "../conversations/conversation-model.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { nameOfService } from "./name-of-service.ts";
import type { DocxFacts } from "./docx-document.ts";
import { docxTexts } from "./docx-texts.ts";

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
  return `${docxTexts[language].file}_${service}_${day}.docx`;
};

/** `write` makes the file itself, in a worker. */
export const createDocxFile = async (
  conversation: ConversationRecord,
  language: Language,
  write: (facts: DocxFacts) => Promise<Uint8Array>,
): Promise<WordFile> => {
  const content = Buffer.from(await write({ conversation, customer: await customerOf(conversation), language }));
  return { disposition: contentDisposition("attachment", fileName(conversation, language)), content };
};
