import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import { listLawyersRoute, setLawyerRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const lawyersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    lawyers: build.query({ ...callTo(listLawyersRoute), providesTags: ["Lawyer"] }),
    setLawyer: build.mutation({
      ...callTo(setLawyerRoute, ({ id, ...body }: ParamsOf<typeof setLawyerRoute> & BodyOf<typeof setLawyerRoute>) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ["Lawyer"],
      // The number stays where it was typed while the list comes again.
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(lawyersApi.util.updateQueryData("lawyers", undefined, () => data));
      },
    }),
  }),
});

export const { useLawyersQuery, useSetLawyerMutation } = lawyersApi;
