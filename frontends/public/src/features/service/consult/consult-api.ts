import type { ServiceId } from "@legal/catalog";
import type { AiConversation } from "@legal/contracts";
import type { AiMode } from "@legal/contracts/constants";
import { baseApi } from "@legal/web-kit";

/** Kept apart for each reader, so that nobody sees for a moment what was said here before they signed in. */
export interface TalkOf {
  serviceType: ServiceId;
  /** Undefined for a visitor. */
  reader: string | undefined;
}

export const consultApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    aiStatus: build.query<{ mode: AiMode; translation: boolean }, void>({ query: () => "/ai/status" }),
    /** The reader's newest talk about a service; null when there is none. */
    currentTalk: build.query<AiConversation | null, TalkOf>({
      query: ({ serviceType }) => ({ url: "/ai/chat", params: { serviceType } }),
      providesTags: ["AiConversation"],
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
