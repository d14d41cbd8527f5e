import { setCaseNameRoute } from "@legal/contracts/routes";
import { baseApi, callTo, realtime } from "@legal/web-kit";

interface NewName {
  id: string;
  caseName: string | null;
}

const caseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    setCaseName: build.mutation({
      ...callTo(setCaseNameRoute, ({ id, caseName }: NewName) => ({ params: { id }, body: { caseName } })),
      onQueryStarted: async (_change, { queryFulfilled }) => {
        const { data: room } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (room) realtime.announce("room-updated", room);
      },
    }),
  }),
});

export const { useSetCaseNameMutation } = caseApi;
