import type { BodyOf, ResponseOf } from "@legal/contracts/client";
import { listNoticesRoute, readAllNoticesRoute, readNoticeRoute } from "@legal/contracts/routes";
import { UNREAD_SHOWN_MAX } from "@legal/contracts/constants";
import { baseApi, callTo, pagesOf } from "@legal/web-kit";

export type Notice = ResponseOf<typeof listNoticesRoute>[number];

const PAGE = 30;

export const inboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notices: build.infiniteQuery({
      ...pagesOf(listNoticesRoute, (_all: void, cursor) => ({ query: { cursor, limit: PAGE } })),
      providesTags: ["Notice"],
    }),
    unreadNotices: build.query({
      ...callTo(listNoticesRoute, () => ({ query: { unread: "true", limit: UNREAD_SHOWN_MAX + 1 } as const })),
      keepUnusedDataFor: 0,
    }),
    readNotice: build.mutation({
      ...callTo(readNoticeRoute, (id: string) => ({ params: { id } })),
      invalidatesTags: ["Notice"],
    }),
    readNotices: build.mutation({
      ...callTo(readAllNoticesRoute, (body: BodyOf<typeof readAllNoticesRoute>) => ({ body })),
      invalidatesTags: ["Notice"],
    }),
  }),
});

export const { useNoticesInfiniteQuery, useReadNoticeMutation, useReadNoticesMutation } = inboxApi;
