import type { ServiceId } from "@legal/catalog";
import { baseApi } from "@legal/web-kit";

const pageViewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recordPageView: build.mutation<null, ServiceId>({
      query: (serviceType) => ({ url: "/analytics/page-views", method: "POST", body: { serviceType } }),
    }),
  }),
});

export const { useRecordPageViewMutation } = pageViewApi;
