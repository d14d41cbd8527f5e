import type { Message } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { aiStatusRoute, translateRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

interface Wanted {
  message: Message;
  targetLanguage: Language;
}

const translateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked once for as long as the page is open. */
    aiStatus: build.query(callTo(aiStatusRoute)),
    /** A query: the same message in the same language stays the same. */
    translation: build.query({
      ...callTo(translateRoute, ({ message: { id, chatRoomId, content }, targetLanguage }: Wanted) => ({
        body: { text: content, targetLanguage, chatRoomId, messageId: id },
      })),
      serializeQueryArgs: ({ queryArgs: { message, targetLanguage } }) => `${message.id} ${targetLanguage}`,
    }),
  }),
});

export const { useLazyTranslationQuery, useAiStatusQuery } = translateApi;
