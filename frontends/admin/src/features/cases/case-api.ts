import type { ChatRoom } from "@legal/contracts";
import type { CaseStatus, CaseTab } from "@legal/contracts/constants";
import { baseApi } from "@legal/web-kit";

interface CaseQuery {
  tab: CaseTab;
  search: string;
}

interface CasePage {
  rooms: ChatRoom[];
  next: string | null;
}

const params = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value));

const caseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cases: build.infiniteQuery<CasePage, CaseQuery, string>({
      infiniteQueryOptions: { initialPageParam: "", getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: { tab, search }, pageParam }) => ({
        url: "/chat-rooms",
        params: params({ tab, search, cursor: pageParam }),
      }),
      transformResponse: (rooms: ChatRoom[], meta) => ({
        rooms,
        next: meta?.response?.headers.get("x-next-cursor") ?? null,
      }),
      providesTags: ["ChatRoom"],
    }),
    changeStatus: build.mutation<ChatRoom, { id: string; caseStatus: CaseStatus }>({
      query: ({ id, caseStatus }) => ({ url: `/chat-rooms/${id}/status`, method: "PATCH", body: { caseStatus } }),
      invalidatesTags: ["ChatRoom", "CaseCounts"],
    }),
    setDeadline: build.mutation<ChatRoom, { id: string; deadline: string | null }>({
      query: ({ id, deadline }) => ({ url: `/chat-rooms/${id}/deadline`, method: "PATCH", body: { deadline } }),
      invalidatesTags: ["ChatRoom", "CaseCounts"],
    }),
  }),
});

export const { useCasesInfiniteQuery, useChangeStatusMutation, useSetDeadlineMutation } = caseApi;
