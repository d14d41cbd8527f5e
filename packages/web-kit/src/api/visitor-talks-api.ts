import {
  claimVisitorConversationsRoute,
  forgetVisitorConversationsRoute,
  listVisitorConversationsRoute,
} from "@legal/contracts/routes";
import { baseApi } from "./base-api.ts";
import { callTo } from "./request.ts";

export const visitorTalksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was asked in this browser before the login and is nobody's yet, kept apart for each reader. */
    visitorTalks: build.query({
      ...callTo(listVisitorConversationsRoute, (_readerId: string) => ({})),
      providesTags: ["VisitorConversation"],
    }),
    claimVisitorTalks: build.mutation({
      ...callTo(claimVisitorConversationsRoute, (ids: readonly string[]) => ({ body: { ids: [...ids] } })),
      invalidatesTags: ["VisitorConversation", "AiConversation"],
    }),
    forgetVisitorTalks: build.mutation({
      ...callTo(forgetVisitorConversationsRoute, (ids: readonly string[]) => ({ body: { ids: [...ids] } })),
      invalidatesTags: ["VisitorConversation"],
    }),
  }),
});

export const { useClaimVisitorTalksMutation, useForgetVisitorTalksMutation } = visitorTalksApi;
