import type { BodyOf, ResponseOf } from "@legal/contracts/client";
import { changeNoticePreferencesRoute, getNoticePreferencesRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";
import { createSerialQueue } from "./serial-queue.ts";

export type NoticePreferences = ResponseOf<typeof getNoticePreferencesRoute>;
export type CategoryPreference = NoticePreferences["categories"][number];
export type ChannelPreference = CategoryPreference["channels"][number];

const enqueue = createSerialQueue();

const preferencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noticePreferences: build.query(callTo(getNoticePreferencesRoute)),
    changeNoticePreferences: build.mutation<NoticePreferences, BodyOf<typeof changeNoticePreferencesRoute>>({
      queryFn: (body, _api, _options, send) => enqueue(changeNoticePreferencesRoute, { body }, send),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        // What is still on its way may be from before the change.
        dispatch(preferencesApi.util.getRunningQueryThunk("noticePreferences", undefined))?.abort();
        dispatch(preferencesApi.util.updateQueryData("noticePreferences", undefined, () => data));
      },
    }),
  }),
});

export const { useNoticePreferencesQuery, useChangeNoticePreferencesMutation } = preferencesApi;
