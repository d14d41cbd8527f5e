import type { CalendarFeed } from "@legal/contracts";
import type { BodyOf, ResponseOf } from "@legal/contracts/client";
import {
  changeCalendarFeedRoute,
  createCalendarFeedRoute,
  getCalendarFeedRoute,
  removeCalendarFeedRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, type AppDispatch } from "@legal/web-kit";
import { createTurns } from "../in-turn.ts";

type Created = ResponseOf<typeof createCalendarFeedRoute>;
type Changed = ResponseOf<typeof changeCalendarFeedRoute>;
type Removed = ResponseOf<typeof removeCalendarFeedRoute>;

const inTurn = createTurns();

/** Before the change ends, so that what is chosen right after is about the feed that is there. */
const showFeed = (dispatch: AppDispatch, feed: CalendarFeed["feed"]): void => {
  // What is still on its way may be from before the change.
  dispatch(calendarApi.util.getRunningQueryThunk("calendarFeed", undefined))?.abort();
  dispatch(calendarApi.util.updateQueryData("calendarFeed", undefined, () => ({ feed })));
};

/** What became of a change whose answer got lost, the server knows. */
const askAfterFailure = (_data: unknown, error: unknown) => (error ? (["CalendarFeed"] as const) : []);

const calendarApi = baseApi.enhanceEndpoints({ addTagTypes: ["CalendarFeed"] }).injectEndpoints({
  endpoints: (build) => ({
    calendarFeed: build.query({ ...callTo(getCalendarFeedRoute), providesTags: ["CalendarFeed"] }),
    createCalendarFeed: build.mutation<Created, BodyOf<typeof createCalendarFeedRoute>>({
      queryFn: async (body, { dispatch }, _options, send) => {
        const answer = await inTurn(createCalendarFeedRoute, { body }, send);
        if ("data" in answer) showFeed(dispatch, answer.data.feed);
        return answer;
      },
      invalidatesTags: askAfterFailure,
    }),
    changeCalendarFeed: build.mutation<Changed, BodyOf<typeof changeCalendarFeedRoute>>({
      queryFn: async (body, { dispatch }, _options, send) => {
        const answer = await inTurn(changeCalendarFeedRoute, { body }, send);
        if ("data" in answer) showFeed(dispatch, answer.data.feed);
        return answer;
      },
      invalidatesTags: askAfterFailure,
    }),
    removeCalendarFeed: build.mutation<Removed, void>({
      queryFn: async (_none, { dispatch }, _options, send) => {
        const answer = await inTurn(removeCalendarFeedRoute, {}, send);
        if ("data" in answer) showFeed(dispatch, null);
        return answer;
      },
      invalidatesTags: askAfterFailure,
    }),
  }),
});

export const {
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useChangeCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
} = calendarApi;
