import type { AiConversation } from "@legal/contracts";
import type { AiMode } from "@legal/contracts/constants";
import { baseApi } from "@legal/web-kit";

export const consultApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    aiStatus: build.query<{ mode: AiMode; translation: boolean }, void>({ query: () => "/ai/status" }),
    /** The reader's newest talk about a service; null when there is none. */
    currentTalk: build.query<AiConversation | null, string>({
      query: (serviceType) => ({ url: "/ai/chat", params: { serviceType } }),
    }),
    stopAnswer: build.mutation<AiConversation, string>({
      query: (id) => ({ url: `/ai/chat/${id}/stop`, method: "POST", body: {} }),
    }),
    linkTalk: build.mutation<AiConversation, { id: string; chatRoomId: string }>({
      query: ({ id, chatRoomId }) => ({ url: `/ai/conversations/${id}/link`, method: "PATCH", body: { chatRoomId } }),
      invalidatesTags: ["AiConversation"],
    }),
  }),
});

export const { useAiStatusQuery, useCurrentTalkQuery, useStopAnswerMutation } = consultApi;
