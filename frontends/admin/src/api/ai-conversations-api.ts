import type { AiConversation } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

interface TalkPage {
  talks: AiConversation[];
  next: string | null;
}

const aiTalksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A customer's talks with the AI, the newest first. */
    talksOf: build.infiniteQuery<TalkPage, string, string>({
      infiniteQueryOptions: { initialPageParam: "", getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: userId, pageParam }) => ({
        url: `/ai/conversations/${userId}`,
        params: pageParam ? { cursor: pageParam } : {},
      }),
      transformResponse: (talks: AiConversation[], meta) => ({
        talks,
        next: meta?.response?.headers.get("x-next-cursor") ?? null,
      }),
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useTalksOfInfiniteQuery } = aiTalksApi;
