import {
  claimVisitorConversationsRoute,
  forgetVisitorConversationsRoute,
  listVisitorConversationsRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

export const visitorConversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was asked in this browser before the login and belongs to no account yet, cached per reader. */
    visitorConversations: build.query({
      ...callTo(listVisitorConversationsRoute, (_readerId: string) => ({})),
      providesTags: ["VisitorConversation"],
    }),
    claimVisitorConversations: build.mutation({
      ...callTo(claimVisitorConversationsRoute, (ids: readonly string[]) => ({ body: { ids: [...ids] } })),
      invalidatesTags: ["VisitorConversation", "AiConversation"],
    }),
    forgetVisitorConversations: build.mutation({
      ...callTo(forgetVisitorConversationsRoute, (ids: readonly string[]) => ({ body: { ids: [...ids] } })),
      invalidatesTags: ["VisitorConversation"],
    }),
  }),
});

export const { useClaimVisitorConversationsMutation, useForgetVisitorConversationsMutation } = visitorConversationsApi;
