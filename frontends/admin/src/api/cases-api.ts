import type { CaseActivity, CaseCounts, ChatRoom, MatchCount, StaffMember, StatusResult } from "@legal/contracts";
import type { CaseFilter, CaseStatus, CaseTab } from "@legal/contracts/constants";
import { baseApi } from "@legal/web-kit";

/** What a list of the desk asks for; an empty text asks for nothing. */
export interface CaseQuery {
  tab: CaseTab;
  search: string;
  filter: CaseFilter | "";
  /** Id of the one who handles the cases. */
  assignee: string;
}

export interface CasePage {
  rooms: ChatRoom[];
  next: string | null;
}

interface Seen {
  id: string;
  /** What the change was decided upon. */
  version: number;
}

export interface StatusChange extends Seen {
  caseStatus: CaseStatus;
}

const paramsOf = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value));

export const casesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cases: build.infiniteQuery<CasePage, CaseQuery, string>({
      infiniteQueryOptions: { initialPageParam: "", getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: "/chat-rooms",
        params: paramsOf({ ...queryArg, cursor: pageParam }),
      }),
      transformResponse: (rooms: ChatRoom[], meta) => ({
        rooms,
        next: meta?.response?.headers.get("x-next-cursor") ?? null,
      }),
      // What was left does not stay as it was: it is asked for anew.
      keepUnusedDataFor: 0,
      providesTags: ["ChatRoom"],
    }),
    caseCounts: build.query<CaseCounts, void>({ query: () => "/chat-rooms/counts", providesTags: ["CaseCounts"] }),
    matches: build.query<MatchCount, CaseQuery>({
      query: (query) => ({ url: "/chat-rooms/matches", params: paramsOf({ ...query }) }),
      providesTags: ["CaseCounts"],
    }),
    staff: build.query<StaffMember[], void>({ query: () => "/chat-rooms/staff", keepUnusedDataFor: 60 }),
    activity: build.query<CaseActivity[], string>({
      query: (id) => `/chat-rooms/${id}/activity`,
      keepUnusedDataFor: 0,
    }),
    changeStatus: build.mutation<ChatRoom, StatusChange>({
      query: ({ id, ...body }) => ({ url: `/chat-rooms/${id}/status`, method: "PATCH", body }),
      invalidatesTags: ["CaseCounts"],
    }),
    setDeadline: build.mutation<ChatRoom, Seen & { deadline: string | null }>({
      query: ({ id, ...body }) => ({ url: `/chat-rooms/${id}/deadline`, method: "PATCH", body }),
      invalidatesTags: ["CaseCounts"],
    }),
    assign: build.mutation<ChatRoom, Seen & { assigneeId: string | null }>({
      query: ({ id, ...body }) => ({ url: `/chat-rooms/${id}/assignee`, method: "PATCH", body }),
      invalidatesTags: ["CaseCounts"],
    }),
    changeStatuses: build.mutation<StatusResult[], StatusChange[]>({
      query: (changes) => ({ url: "/chat-rooms/statuses", method: "POST", body: { changes } }),
      invalidatesTags: ["CaseCounts"],
    }),
  }),
});

export const {
  useCasesInfiniteQuery,
  useCaseCountsQuery,
  useMatchesQuery,
  useStaffQuery,
  useActivityQuery,
  useAssignMutation,
  useChangeStatusMutation,
  useChangeStatusesMutation,
  useSetDeadlineMutation,
} = casesApi;
