import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import {
  assignCaseRoute,
  changeCaseStatusRoute,
  listActivityRoute,
  listStaffRoute,
  setDeadlineRoute,
  settleWaitingRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, realtime } from "@legal/web-kit";

/** With the version that the change is based on. */
type CaseChange<
  R extends typeof assignCaseRoute | typeof changeCaseStatusRoute | typeof setDeadlineRoute | typeof settleWaitingRoute,
> = ParamsOf<R> & BodyOf<R>;

const caseChangesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staff: build.query({ ...callTo(listStaffRoute), keepUnusedDataFor: 60 }),
    /** The history of a case; every change of the case adds to it. */
    activity: build.query({
      ...callTo(listActivityRoute, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: "CaseActivity", id }],
      onCacheEntryAdded: async (id, { dispatch, cacheEntryRemoved }) => {
        let version: number | undefined;
        const refresh = () => void dispatch(baseApi.util.invalidateTags([{ type: "CaseActivity", id }]));
        const stops = [
          realtime.on("room-updated", (room) => {
            if (room.id !== id || room.version === version) return;
            version = room.version;
            refresh();
          }),
          // A confirmation is no change of the case itself.
          realtime.on("deadlines-changed", ({ chatRoomId }) => chatRoomId === id && refresh()),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
    changeStatus: build.mutation({
      ...callTo(changeCaseStatusRoute, ({ id, ...body }: CaseChange<typeof changeCaseStatusRoute>) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ["CaseCounts"],
    }),
    setDeadline: build.mutation({
      ...callTo(setDeadlineRoute, ({ id, ...body }: CaseChange<typeof setDeadlineRoute>) => ({ params: { id }, body })),
      invalidatesTags: ["CaseCounts"],
    }),
    settleWaiting: build.mutation({
      ...callTo(settleWaitingRoute, ({ id, ...body }: CaseChange<typeof settleWaitingRoute>) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ["CaseCounts"],
    }),
    assign: build.mutation({
      ...callTo(assignCaseRoute, ({ id, ...body }: CaseChange<typeof assignCaseRoute>) => ({ params: { id }, body })),
      invalidatesTags: ["CaseCounts"],
    }),
  }),
});

export const {
  useStaffQuery,
  useActivityQuery,
  useAssignMutation,
  useChangeStatusMutation,
  useSetDeadlineMutation,
  useSettleWaitingMutation,
} = caseChangesApi;
