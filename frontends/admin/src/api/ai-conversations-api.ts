import { listAiConversationsOfRoute } from "@legal/contracts/routes";
import { baseApi, pagesOf } from "@legal/web-kit";

interface WantedOf {
  userId: string;
  /** The conversation, or that of the case, that comes first. */
  conversationId?: string | undefined;
  chatRoomId?: string | undefined;
}

const aiConversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A customer's conversations with the AI, the wanted one first and then the newest. */
    aiConversationsOf: build.infiniteQuery({
      ...pagesOf(listAiConversationsOfRoute, ({ userId, ...wanted }: WantedOf, cursor) => ({
        params: { userId },
        query: { cursor, ...wanted },
      })),
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useAiConversationsOfInfiniteQuery } = aiConversationsApi;
