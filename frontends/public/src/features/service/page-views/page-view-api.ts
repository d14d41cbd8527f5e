import type { ServiceId } from "@legal/catalog";
import { recordPageViewRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const pageViewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recordPageView: build.mutation(
      callTo(recordPageViewRoute, (serviceType: ServiceId) => ({ body: { serviceType } })),
    ),
  }),
});

export const { useRecordPageViewMutation } = pageViewApi;
