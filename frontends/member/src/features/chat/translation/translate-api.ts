import type { Message } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { baseApi } from "@legal/web-kit";

interface Translation {
  translatedText: string;
  /** Amounts, dates, names and case numbers that the translation does not repeat. */
  mismatch: string[];
}

const translateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A query: the same message in the same language stays the same. */
    translation: build.query<Translation, { message: Message; targetLanguage: Language }>({
      query: ({ message: { id: messageId, chatRoomId, content: text }, targetLanguage }) => ({
        url: "/translate",
        method: "POST",
        body: { text, targetLanguage, chatRoomId, messageId },
      }),
      serializeQueryArgs: ({ queryArgs: { message, targetLanguage } }) => `${message.id} ${targetLanguage}`,
    }),
  }),
});

export const { useLazyTranslationQuery } = translateApi;
