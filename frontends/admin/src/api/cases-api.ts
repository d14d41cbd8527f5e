import type { ChatRoom } from "@legal/contracts";
import type { BodyOf } from "@legal/contracts/client";
import type { CaseSort, CaseTab } from "@legal/contracts/constants";
import {
  changeStatusesRoute,
  countChatRoomsRoute,
  countMatchesRoute,
  listChatRoomsRoute,
} from "@legal/contracts/routes";
import { fetchOvertaken, followCases } from "@legal/domain-ui/cases";
import { baseApi, callTo, pagesOf, type Page } from "@legal/web-kit";

/** What a list of the desk selects; an empty text selects nothing. */
export interface CaseQuery {
  tab: CaseTab;
  search: string;
  /** Names with commas between them, which must all fit. */
  filter: string;
  sort: CaseSort | "";
  /** Id of the one who handles the cases. */
  assignee: string;
}

export type CasePage = Page<ChatRoom[]>;
export type StatusChange = BodyOf<typeof changeStatusesRoute>["changes"][number];

const selectionOf = ({ tab, search, filter, assignee }: CaseQuery) => ({
  tab,
  search: search || undefined,
  filter: filter || undefined,
  assignee: assignee || undefined,
});

export const casesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cases: build.infiniteQuery({
      ...pagesOf(listChatRoomsRoute, (query: CaseQuery, cursor) => ({
        query: { ...selectionOf(query), sort: query.sort || undefined, cursor },
      })),
      // A list that was left is out of date when it is opened again.
      keepUnusedDataFor: 0,
      providesTags: ["ChatRoom"],
      onQueryStarted: (_query, { queryFulfilled, dispatch }) => fetchOvertaken(queryFulfilled, dispatch),
      onCacheEntryAdded: async (_query, entry) => {
        const has = (id: string) =>
          entry.getCacheEntry().data?.pages.some(({ items }) => items.some((room) => room.id === id)) ?? false;
        const stop = followCases(has, entry.dispatch);
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
    caseCounts: build.query({ ...callTo(countChatRoomsRoute), providesTags: ["CaseCounts"] }),
    matches: build.query({
      ...callTo(countMatchesRoute, (query: CaseQuery) => ({ query: selectionOf(query) })),
      providesTags: ["CaseCounts"],
    }),
    changeStatuses: build.mutation({
      ...callTo(changeStatusesRoute, (changes: StatusChange[]) => ({ body: { changes } })),
      invalidatesTags: ["CaseCounts"],
    }),
  }),
});

export const { useCasesInfiniteQuery, useCaseCountsQuery, useMatchesQuery, useChangeStatusesMutation } = casesApi;
