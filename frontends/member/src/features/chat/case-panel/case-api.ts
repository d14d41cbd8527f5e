import type { ChatRoom } from "@legal/contracts";
import { giveStartConsentRoute, setCaseNameRoute, tickItemRoute } from "@legal/contracts/routes";
import { baseApi, callTo, realtime } from "@legal/web-kit";

interface NewName {
  id: string;
  caseName: string | null;
}

interface Ticking {
  id: string;
  item: string;
  done: boolean;
  /** A file of the conversation that is the thing. */
  fileUrl?: string;
}

/** The answer is the room as it is now, for every list that shows it. */
const announceRoom = async (
  _change: unknown,
  { queryFulfilled }: { queryFulfilled: Promise<{ data: ChatRoom }> },
): Promise<void> => {
  const { data: room } = await queryFulfilled.catch(() => ({ data: undefined }));
  if (room) realtime.emitLocally("room-updated", room);
};

const caseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    setCaseName: build.mutation({
      ...callTo(setCaseNameRoute, ({ id, caseName }: NewName) => ({ params: { id }, body: { caseName } })),
      onQueryStarted: announceRoom,
    }),
    tickItem: build.mutation({
      ...callTo(tickItemRoute, ({ id, item, ...body }: Ticking) => ({ params: { id, item }, body })),
    }),
    giveStartConsent: build.mutation({
      ...callTo(giveStartConsentRoute, (id: string) => ({ params: { id } })),
      onQueryStarted: announceRoom,
    }),
  }),
});

export const { useGiveStartConsentMutation, useSetCaseNameMutation, useTickItemMutation } = caseApi;
