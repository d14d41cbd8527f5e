import { listAiConversationsOfRoute } from "@legal/contracts/routes";
import { baseApi, pagesOf } from "@legal/web-kit";

const aiConversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A customer's conversations with the AI, the newest first. */
    aiConversationsOf: build.infiniteQuery({
      ...pagesOf(listAiConversationsOfRoute, (userId: string, cursor) => ({ params: { userId }, query: { cursor } })),
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useAiConversationsOfInfiniteQuery } = aiConversationsApi;
