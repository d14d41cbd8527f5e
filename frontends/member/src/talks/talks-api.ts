import { followChatRoute, myAiConversationsRoute } from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf } from "@legal/web-kit";

const talksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reader's talks with the AI, the newest first. */
    myTalks: build.infiniteQuery({
      ...pagesOf(myAiConversationsRoute, (_all: void, cursor) => ({ query: { cursor } })),
      providesTags: ["AiConversation"],
    }),
    talk: build.query({
      ...callTo(followChatRoute, (id: string) => ({ params: { id } })),
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useMyTalksInfiniteQuery, useTalkQuery } = talksApi;
