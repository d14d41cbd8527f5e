import type { DangerNotice } from "@legal/contracts";
import { acknowledgeDangerNoticeRoute, listDangerNoticesRoute, reopenDangerNoticeRoute } from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf, realtime } from "@legal/web-kit";

/** As many as one answer may hold; those open beyond them are in the list of all. */
const OPEN_NOTICES_MAX = 200;

const dangerNoticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those that are not acknowledged; kept up to date over the socket and after each interruption of it. */
    openDangerNotices: build.query({
      ...callTo(listDangerNoticesRoute, (_all: object) => ({
        query: { open: "true" as const, limit: OPEN_NOTICES_MAX },
      })),
      transformResponse: (notices: DangerNotice[], meta: { response?: Response } | undefined) => ({
        notices,
        hasMore: meta?.response?.headers.has("x-next-cursor") ?? false,
      }),
      providesTags: ["DangerNotice"],
      onCacheEntryAdded: async (_argument, { dispatch, cacheEntryRemoved }) => {
        const refresh = () => void dispatch(baseApi.util.invalidateTags(["DangerNotice"]));
        const stops = [
          realtime.on("danger-notices-changed", refresh),
          realtime.on("status", (status) => status === "online" && refresh()),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
    dangerNotices: build.infiniteQuery({
      ...pagesOf(listDangerNoticesRoute, (_all: undefined, cursor) => ({ query: { cursor } })),
      providesTags: ["DangerNotice"],
    }),
    acknowledgeDangerNotice: build.mutation({
      ...callTo(acknowledgeDangerNoticeRoute, (id: string) => ({ params: { id } })),
      invalidatesTags: ["DangerNotice"],
    }),
    reopenDangerNotice: build.mutation({
      ...callTo(reopenDangerNoticeRoute, (id: string) => ({ params: { id } })),
      invalidatesTags: ["DangerNotice"],
    }),
  }),
});

export const {
  useOpenDangerNoticesQuery,
  useDangerNoticesInfiniteQuery,
  useAcknowledgeDangerNoticeMutation,
  useReopenDangerNoticeMutation,
} = dangerNoticesApi;
