import type { BodyOf, ResponseOf } from "@legal/contracts/client";
import {
  changeCalendarFeedRoute,
  createCalendarFeedRoute,
  getCalendarFeedRoute,
  removeCalendarFeedRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";
import { createTurns } from "../in-turn.ts";

type Created = ResponseOf<typeof createCalendarFeedRoute>;
type Changed = ResponseOf<typeof changeCalendarFeedRoute>;

const inTurn = createTurns();

const calendarApi = baseApi.enhanceEndpoints({ addTagTypes: ["CalendarFeed"] }).injectEndpoints({
  endpoints: (build) => ({
    calendarFeed: build.query({ ...callTo(getCalendarFeedRoute), providesTags: ["CalendarFeed"] }),
    createCalendarFeed: build.mutation<Created, BodyOf<typeof createCalendarFeedRoute>>({
      queryFn: (body, _api, _options, send) => inTurn(createCalendarFeedRoute, { body }, send),
      invalidatesTags: ["CalendarFeed"],
    }),
    changeCalendarFeed: build.mutation<Changed, BodyOf<typeof changeCalendarFeedRoute>>({
      queryFn: (body, _api, _options, send) => inTurn(changeCalendarFeedRoute, { body }, send),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        // What is still on its way may be from before the change.
        dispatch(calendarApi.util.getRunningQueryThunk("calendarFeed", undefined))?.abort();
        dispatch(calendarApi.util.updateQueryData("calendarFeed", undefined, () => data));
      },
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
