import type { CaseDeadline } from "@legal/contracts";
import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import {
  acknowledgeReminderRoute,
  changeDeadlineRoute,
  confirmDeadlineRoute,
  enterDeadlineRoute,
  listDeadlinesRoute,
  listRemindersRoute,
  settleDeadlineRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, isApiError, realtime } from "@legal/web-kit";

type Change<R extends typeof changeDeadlineRoute | typeof confirmDeadlineRoute | typeof settleDeadlineRoute> =
  ParamsOf<R> & BodyOf<R>;

const ofRoom = (_answer: unknown, _error: unknown, { id }: { id: string }) => [{ type: "Deadline", id } as const];

/** The deadline as it is, where another person was quicker. */
export const currentOf = (error: unknown): CaseDeadline | undefined =>
  isApiError(error) && error.code === "DEADLINE_CHANGED" ? (error.current as CaseDeadline) : undefined;

const deadlinesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched again when one changes, and after a reconnect, which may have missed that. */
    deadlines: build.query({
      ...callTo(listDeadlinesRoute, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: "Deadline", id }],
      onCacheEntryAdded: async (id, { dispatch, cacheEntryRemoved }) => {
        const refresh = () => void dispatch(baseApi.util.invalidateTags([{ type: "Deadline", id }]));
        const stops = [
          realtime.on("deadlines-changed", ({ chatRoomId }) => chatRoomId === id && refresh()),
          realtime.on("status", (status) => status === "online" && refresh()),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
    /** Who was reminded of the deadlines; mails and acknowledgements change it without a word, so opening fetches it. */
    deadlineReminders: build.query({
      ...callTo(listRemindersRoute, ({ id, deadlineId }: { id: string; deadlineId?: string }) => ({
        params: { id },
        ...(deadlineId !== undefined && { query: { deadlineId } }),
      })),
      keepUnusedDataFor: 0,
      providesTags: ofRoom,
    }),
    acknowledgeReminder: build.mutation({
      ...callTo(
        acknowledgeReminderRoute,
        ({
          reminderId,
          nextAction,
        }: { roomId: string; reminderId: string } & BodyOf<typeof acknowledgeReminderRoute>) => ({
          params: { id: reminderId },
          body: { nextAction },
        }),
      ),
      invalidatesTags: (_answer, _error, { roomId }) => [{ type: "Deadline", id: roomId }],
    }),
    enterDeadline: build.mutation({
      ...callTo(
        enterDeadlineRoute,
        ({ id, ...body }: ParamsOf<typeof enterDeadlineRoute> & BodyOf<typeof enterDeadlineRoute>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: ofRoom,
    }),
    changeDeadline: build.mutation({
      ...callTo(changeDeadlineRoute, ({ id, deadlineId, ...body }: Change<typeof changeDeadlineRoute>) => ({
        params: { id, deadlineId },
        body,
      })),
      invalidatesTags: ofRoom,
    }),
    confirmDeadline: build.mutation({
      ...callTo(confirmDeadlineRoute, ({ id, deadlineId, ...body }: Change<typeof confirmDeadlineRoute>) => ({
        params: { id, deadlineId },
        body,
      })),
      invalidatesTags: ofRoom,
    }),
    settleDeadline: build.mutation({
      ...callTo(settleDeadlineRoute, ({ id, deadlineId, ...body }: Change<typeof settleDeadlineRoute>) => ({
        params: { id, deadlineId },
        body,
      })),
      invalidatesTags: ofRoom,
    }),
  }),
});

export const {
  useDeadlinesQuery,
  useDeadlineRemindersQuery,
  useAcknowledgeReminderMutation,
  useEnterDeadlineMutation,
  useChangeDeadlineMutation,
  useConfirmDeadlineMutation,
  useSettleDeadlineMutation,
} = deadlinesApi;
