import type { CalendarFeed } from "@legal/contracts";
import type { BodyOf, CallRoute, ResponseOf } from "@legal/contracts/client";
import {
  changeCalendarFeedRoute,
  createCalendarFeedRoute,
  getCalendarFeedRoute,
  removeCalendarFeedRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, type AppDispatch, type Sent } from "@legal/web-kit";
import { createSerialQueue, type Send } from "../serial-queue.ts";

const enqueue = createSerialQueue();

/** Before the change ends, so that what is chosen right after is about the feed that is there. */
const showFeed = (dispatch: AppDispatch, feed: CalendarFeed["feed"]): void => {
  // What is still on its way may be from before the change.
  dispatch(calendarApi.util.getRunningQueryThunk("calendarFeed", undefined))?.abort();
  dispatch(calendarApi.util.updateQueryData("calendarFeed", undefined, () => ({ feed })));
};

/** A change in turn with the others; `feedOf` says what there is then. */
const changing =
  <R extends CallRoute, Arg>(
    route: R,
    partsFrom: (arg: Arg) => Sent<R>,
    feedOf: (answer: ResponseOf<R>) => CalendarFeed["feed"],
  ) =>
  async (arg: Arg, { dispatch }: { dispatch: AppDispatch }, _options: unknown, send: Send) => {
    const answer = await enqueue(route, partsFrom(arg), send);
    if ("data" in answer) showFeed(dispatch, feedOf(answer.data));
    return answer;
  };

/** What became of a change whose answer got lost, the server knows. */
const askAfterFailure = (_data: unknown, error: unknown) => (error ? (["CalendarFeed"] as const) : []);

const calendarApi = baseApi.enhanceEndpoints({ addTagTypes: ["CalendarFeed"] }).injectEndpoints({
  endpoints: (build) => ({
    calendarFeed: build.query({ ...callTo(getCalendarFeedRoute), providesTags: ["CalendarFeed"] }),
    createCalendarFeed: build.mutation<
      ResponseOf<typeof createCalendarFeedRoute>,
      BodyOf<typeof createCalendarFeedRoute>
    >({
      queryFn: changing(
        createCalendarFeedRoute,
        (body) => ({ body }),
        ({ feed }) => feed,
      ),
      invalidatesTags: askAfterFailure,
    }),
    changeCalendarFeed: build.mutation<
      ResponseOf<typeof changeCalendarFeedRoute>,
      BodyOf<typeof changeCalendarFeedRoute>
    >({
      queryFn: changing(
        changeCalendarFeedRoute,
        (body) => ({ body }),
        ({ feed }) => feed,
      ),
      invalidatesTags: askAfterFailure,
    }),
    removeCalendarFeed: build.mutation<ResponseOf<typeof removeCalendarFeedRoute>, void>({
      queryFn: changing(
        removeCalendarFeedRoute,
        () => ({}),
        () => null,
      ),
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
