import type { EnteredHoliday } from "@legal/contracts";
import { listHolidaysRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const holidaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enteredHolidays: build.query({ ...callTo(listHolidaysRoute), providesTags: ["Holiday"] }),
  }),
});

export const { useEnteredHolidaysQuery } = holidaysApi;

const NONE: readonly EnteredHoliday[] = [];

/**
 * What the calendar does not have yet; a holiday is rarely proclaimed while a page is open. Without them a date can only
 * be too early.
 */
export const useEnteredHolidays = (): readonly EnteredHoliday[] => useEnteredHolidaysQuery().data ?? NONE;
