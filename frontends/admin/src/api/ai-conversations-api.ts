import type { AiConversation } from "@legal/contracts";
import { listAiConversationsOfRoute } from "@legal/contracts/routes";
import { baseApi, pagesOf } from "@legal/web-kit";

interface WantedOf {
  userId: string;
  /** The conversation, or that of the case, that comes first. */
  conversationId?: string | undefined;
  chatRoomId?: string | undefined;
}

const BAD_REQUEST = 400;

const pages = pagesOf(listAiConversationsOfRoute, ({ userId, ...wanted }: WantedOf, cursor) => ({
  params: { userId },
  query: { cursor, ...wanted },
}));

const wantedFirst = (
  conversations: readonly AiConversation[],
  { conversationId, chatRoomId }: WantedOf,
): AiConversation[] => {
  const isWanted = (one: AiConversation) =>
    one.id === conversationId || (chatRoomId !== undefined && one.chatRoomId === chatRoomId);
  return conversations.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
};

const aiConversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A customer's conversations with the AI, the wanted one first and then the newest. */
    aiConversationsOf: build.infiniteQuery({
      infiniteQueryOptions: pages.infiniteQueryOptions,
      queryFn: async ({ queryArg, pageParam }: { queryArg: WantedOf; pageParam: string }, _api, _extra, call) => {
        const answer = await call(pages.query({ queryArg, pageParam }));
        // An ai of the release before refuses a query that names the wanted one.
        const { data, error, meta } =
          answer.error?.status === BAD_REQUEST
            ? await call(pages.query({ queryArg: { userId: queryArg.userId }, pageParam }))
            : answer;
        if (error) return { error };
        return { data: pages.transformResponse(wantedFirst(data as AiConversation[], queryArg), meta) };
      },
      providesTags: ["AiConversation"],
    }),
  }),
});

export const { useAiConversationsOfInfiniteQuery } = aiConversationsApi;
