import { countNoticesRoute } from "@legal/contracts/routes";
import { baseApi } from "../api/base-api.ts";
import { callTo } from "../api/request.ts";

/** How many notices are unread: in the title of every page and at the bell. */
export const noticeCountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noticeCounts: build.query({ ...callTo(countNoticesRoute), providesTags: ["Notice"] }),
  }),
});

export const { useNoticeCountsQuery } = noticeCountsApi;
