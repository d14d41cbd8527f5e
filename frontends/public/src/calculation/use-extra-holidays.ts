import { listHolidaysRoute } from "@legal/contracts/routes";
import type { ExtraHoliday } from "@legal/legal-rules";
import { baseApi, callTo } from "@legal/web-kit";

const holidaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ temporaryHolidays: build.query(callTo(listHolidaysRoute)) }),
});

const NONE: readonly ExtraHoliday[] = [];

/** Holidays proclaimed since the release; without them a date can only be too early. */
export const useExtraHolidays = (): readonly ExtraHoliday[] => holidaysApi.useTemporaryHolidaysQuery().data ?? NONE;
