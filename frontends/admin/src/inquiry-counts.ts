import type { InquiryCounts } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    inquiryCounts: build.query<InquiryCounts, void>({ query: () => "/inquiries/counts", providesTags: ["Inquiry"] }),
  }),
});

export const { useInquiryCountsQuery } = countsApi;
