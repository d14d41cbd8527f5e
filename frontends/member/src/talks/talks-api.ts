import type { AiConversation } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

interface TalkPage {
  talks: AiConversation[];
  next: string | null;
}

const talksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reader's talks with the AI, the newest first. */
    myTalks: build.infiniteQuery<TalkPage, void, string>({
      infiniteQueryOptions: { initialPageParam: "", getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam }) => ({ url: "/ai-conversations/my", params: pageParam ? { cursor: pageParam } : {} }),
      transformResponse: (talks: AiConversation[], meta) => ({
        talks,
        next: meta?.response?.headers.get("x-next-cursor") ?? null,
      }),
      providesTags: ["AiConversation"],
    }),
    talk: build.query<AiConversation, string>({
      query: (id) => `/ai/chat/${id}`,
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useMyTalksInfiniteQuery, useTalkQuery } = talksApi;
