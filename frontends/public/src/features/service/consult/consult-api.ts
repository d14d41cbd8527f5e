import type { ServiceId } from "@legal/catalog";
import { aiStatusRoute, currentChatRoute, linkAiConversationRoute, stopChatRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

/** Cached per reader: what was asked before a login must not flash up after it. */
export interface ConversationKey {
  serviceType: ServiceId;
  /** Undefined for a visitor. */
  reader: string | undefined;
}

export const consultApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    aiStatus: build.query(callTo(aiStatusRoute)),
    /** The reader's newest conversation about a service; null when there is none. */
    currentConversation: build.query({
      ...callTo(currentChatRoute, ({ serviceType }: ConversationKey) => ({ query: { serviceType } })),
      providesTags: ["AiConversation"],
    }),
    stopAnswer: build.mutation(callTo(stopChatRoute, (id: string) => ({ params: { id } }))),
    linkConversation: build.mutation({
      ...callTo(linkAiConversationRoute, ({ id, chatRoomId }: { id: string; chatRoomId: string }) => ({
        params: { id },
        body: { chatRoomId },
      })),
      invalidatesTags: ["AiConversation"],
    }),
  }),
});

export const { useAiStatusQuery, useCurrentConversationQuery, useStopAnswerMutation } = consultApi;
