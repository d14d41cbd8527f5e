import type { BodyOf, ResponseOf } from "@legal/contracts/client";
import { changeNoticePreferencesRoute, getNoticePreferencesRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

export type NoticePreferences = ResponseOf<typeof getNoticePreferencesRoute>;
export type CategoryPreference = NoticePreferences["categories"][number];
export type ChannelPreference = CategoryPreference["channels"][number];

const preferencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noticePreferences: build.query(callTo(getNoticePreferencesRoute)),
    changeNoticePreferences: build.mutation({
      ...callTo(changeNoticePreferencesRoute, (body: BodyOf<typeof changeNoticePreferencesRoute>) => ({ body })),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) void dispatch(preferencesApi.util.upsertQueryData("noticePreferences", undefined, data));
      },
    }),
  }),
});

export const { useNoticePreferencesQuery, useChangeNoticePreferencesMutation } = preferencesApi;
