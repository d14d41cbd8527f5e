import type { ServiceId } from "@legal/catalog";
import { recordPageViewRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

/** Called without its hook: no screen shows how the report is going, so none is rendered again for it. */
export const pageViewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recordPageView: build.mutation(
      callTo(recordPageViewRoute, (serviceType: ServiceId) => ({ body: { serviceType } })),
    ),
  }),
});
