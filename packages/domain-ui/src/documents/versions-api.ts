import {
  compareDocumentVersionRoute,
  listDocumentHistoryRoute,
  listDocumentVersionsRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf } from "@legal/web-kit";

const versionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again when the document enters another state, also by another person's hand. */
    documentVersions: build.query({
      ...callTo(listDocumentVersionsRoute, ({ id }: { id: string; since: string }) => ({ params: { id } })),
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { id }) => [{ type: "DocumentHistory", id }],
    }),
    compareVersion: build.query({
      ...callTo(
        compareDocumentVersionRoute,
        ({ id, n, before }: { id: string; n: number; before: number | undefined }) => ({
          params: { id, n: String(n) },
          query: before === undefined ? {} : { with: before },
        }),
      ),
      // The newest follows the answers until it is frozen.
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { id }) => [{ type: "DocumentHistory", id }],
    }),
    documentHistory: build.infiniteQuery({
      ...pagesOf(listDocumentHistoryRoute, (id: string, cursor) => ({ params: { id }, query: { limit: 50, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, id) => [{ type: "DocumentHistory", id }],
    }),
  }),
});

export const { useDocumentVersionsQuery, useCompareVersionQuery, useDocumentHistoryInfiniteQuery } = versionsApi;
