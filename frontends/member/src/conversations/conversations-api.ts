import { followChatRoute, myAiConversationsRoute } from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf } from "@legal/web-kit";

const conversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reader's conversations with the AI, the newest first. */
    myConversations: build.infiniteQuery({
      ...pagesOf(myAiConversationsRoute, (_all: void, cursor) => ({ query: { cursor } })),
      providesTags: ["AiConversation"],
    }),
    /** The one that led to a case, if any, then some other. */
    conversationOfCase: build.query({
      ...callTo(myAiConversationsRoute, (chatRoomId: string) => ({ query: { chatRoomId, limit: 1 } })),
      providesTags: ["AiConversation"],
    }),
    conversation: build.query({
      ...callTo(followChatRoute, (id: string) => ({ params: { id } })),
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useMyConversationsInfiniteQuery, useConversationOfCaseQuery, useConversationQuery } = conversationsApi;
