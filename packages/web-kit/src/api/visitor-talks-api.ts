import type { VisitorConversation } from "@legal/contracts";
import { baseApi } from "./base-api.ts";

const URL = "/ai/visitor-conversations";

export const visitorTalksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was asked in this browser before the login and is nobody's yet, kept apart for each reader. */
    visitorTalks: build.query<VisitorConversation[], string>({
      query: () => URL,
      providesTags: ["VisitorConversation"],
    }),
    claimVisitorTalks: build.mutation<{ ids: string[] }, readonly string[]>({
      query: (ids) => ({ url: `${URL}/claim`, method: "POST", body: { ids } }),
      invalidatesTags: ["VisitorConversation", "AiConversation"],
    }),
    forgetVisitorTalks: build.mutation<null, readonly string[]>({
      query: (ids) => ({ url: `${URL}/forget`, method: "POST", body: { ids } }),
      invalidatesTags: ["VisitorConversation"],
    }),
  }),
});

export const { useClaimVisitorTalksMutation, useForgetVisitorTalksMutation } = visitorTalksApi;
