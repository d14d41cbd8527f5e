import type { AiConversation } from "@legal/contracts";
import { followChatRoute, myAiConversationsRoute } from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf, request } from "@legal/web-kit";

const BAD_REQUEST = 400;

const conversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reader's conversations with the AI, the newest first. */
    myConversations: build.infiniteQuery({
      ...pagesOf(myAiConversationsRoute, (_all: void, cursor) => ({ query: { cursor } })),
      providesTags: ["AiConversation"],
    }),
    /** The one that led to a case, if any, then some other. */
    conversationOfCase: build.query<AiConversation[], string>({
      queryFn: async (chatRoomId, _api, _extra, call) => {
        const answer = await call(request(myAiConversationsRoute, { query: { chatRoomId, limit: 1 } }));
        // An ai of the release before refuses a query that names the case.
        const { data, error } =
          answer.error?.status === BAD_REQUEST ? await call(request(myAiConversationsRoute, { query: {} })) : answer;
        return error ? { error } : { data: data as AiConversation[] };
      },
      providesTags: ["AiConversation"],
    }),
    conversation: build.query({
      ...callTo(followChatRoute, (id: string) => ({ params: { id } })),
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useMyConversationsInfiniteQuery, useConversationOfCaseQuery, useConversationQuery } = conversationsApi;
