import type { PageViewCount, SiteVisitCount } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

const analyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pageViews: build.query<PageViewCount[], void>({ query: () => "/analytics/page-views" }),
    siteVisits: build.query<SiteVisitCount[], void>({ query: () => "/analytics/site-visits" }),
  }),
});

export const { usePageViewsQuery, useSiteVisitsQuery } = analyticsApi;
