import { followChatRoute, myAiConversationsRoute } from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf } from "@legal/web-kit";

const conversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reader's conversations with the AI, the newest first. */
    myConversations: build.infiniteQuery({
      ...pagesOf(myAiConversationsRoute, (_all: void, cursor) => ({ query: { cursor } })),
      providesTags: ["AiConversation"],
    }),
    conversation: build.query({
      ...callTo(followChatRoute, (id: string) => ({ params: { id } })),
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useMyConversationsInfiniteQuery, useConversationQuery } = conversationsApi;
