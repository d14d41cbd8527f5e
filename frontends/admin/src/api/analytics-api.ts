import { pageViewsRoute, siteVisitsRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const analyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pageViews: build.query(callTo(pageViewsRoute)),
    siteVisits: build.query(callTo(siteVisitsRoute)),
  }),
});

export const { usePageViewsQuery, useSiteVisitsQuery } = analyticsApi;
