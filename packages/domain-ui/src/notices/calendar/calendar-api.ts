import type { BodyOf } from "@legal/contracts/client";
import {
  changeCalendarFeedRoute,
  createCalendarFeedRoute,
  getCalendarFeedRoute,
  removeCalendarFeedRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const calendarApi = baseApi.enhanceEndpoints({ addTagTypes: ["CalendarFeed"] }).injectEndpoints({
  endpoints: (build) => ({
    calendarFeed: build.query({ ...callTo(getCalendarFeedRoute), providesTags: ["CalendarFeed"] }),
    createCalendarFeed: build.mutation({
      ...callTo(createCalendarFeedRoute, (body: BodyOf<typeof createCalendarFeedRoute>) => ({ body })),
      invalidatesTags: ["CalendarFeed"],
    }),
    changeCalendarFeed: build.mutation({
      ...callTo(changeCalendarFeedRoute, (body: BodyOf<typeof changeCalendarFeedRoute>) => ({ body })),
      invalidatesTags: ["CalendarFeed"],
    }),
    removeCalendarFeed: build.mutation({ ...callTo(removeCalendarFeedRoute), invalidatesTags: ["CalendarFeed"] }),
  }),
});

export const {
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useChangeCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
} = calendarApi;
