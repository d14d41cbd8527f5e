import type { CaseChange, ChangedCase, ChatRoom } from "@legal/contracts";
import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import { caseChangeRoute, listActivityRoute, listStaffRoute } from "@legal/contracts/routes";
import { baseApi, callTo, realtime, request } from "@legal/web-kit";

type ChangeRoute<C extends CaseChange> = ReturnType<typeof caseChangeRoute<C>>;

/** With the version that the change is based on. */
type ChangeOf<C extends CaseChange> = ParamsOf<ChangeRoute<C>> & BodyOf<ChangeRoute<C>>;
type AnyChange = { [C in CaseChange]: { kind: C } & ChangeOf<C> }[CaseChange];

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
        const follow = (room: ChangedCase) => {
          if (room.id !== id || room.version === version) return;
          version = room.version;
          refresh();
        };
        const stops = [
          realtime.on("room-updated", follow),
          realtime.on("case-changed", follow),
          // A confirmation is no change of the case itself.
          realtime.on("deadlines-changed", ({ chatRoomId }) => chatRoomId === id && refresh()),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
    changeCase: build.mutation<ChatRoom, AnyChange>({
      query: ({ kind, id, ...body }) => request(caseChangeRoute(kind), { params: { id }, body }),
      invalidatesTags: ["CaseCounts"],
    }),
  }),
});

export const { useStaffQuery, useActivityQuery } = caseChangesApi;

/** Makes one kind of change; `sent` is the last. */
export const useCaseChange = <C extends CaseChange>(kind: C) => {
  const [send, { isLoading, originalArgs }] = caseChangesApi.useChangeCaseMutation();
  const change = (wanted: ChangeOf<C>) => send({ kind, ...wanted } as AnyChange);
  return [change, { isLoading, sent: originalArgs as ChangeOf<C> | undefined }] as const;
};
