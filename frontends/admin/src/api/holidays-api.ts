import type { BodyOf } from "@legal/contracts/client";
import { addHolidayRoute, removeHolidayRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const holidaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addHoliday: build.mutation({
      ...callTo(addHolidayRoute, (body: BodyOf<typeof addHolidayRoute>) => ({ body })),
      invalidatesTags: ["Holiday"],
    }),
    removeHoliday: build.mutation({
      ...callTo(removeHolidayRoute, (date: string) => ({ params: { date } })),
      invalidatesTags: ["Holiday"],
    }),
  }),
});

export const { useAddHolidayMutation, useRemoveHolidayMutation } = holidaysApi;
