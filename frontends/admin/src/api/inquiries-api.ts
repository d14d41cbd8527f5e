import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import type { InquiryStatus } from "@legal/contracts/constants";
import {
  changeInquiryStatusRoute,
  countInquiriesRoute,
  listInquiriesRoute,
  markInquiryRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf } from "@legal/web-kit";

export interface InquiryFilter {
  status: InquiryStatus | undefined;
  unread: boolean;
  search: string;
}

const queryOf = ({ status, unread, search }: InquiryFilter) => ({
  status,
  unread: unread ? ("true" as const) : undefined,
  search: search || undefined,
});

const inquiriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    inquiries: build.infiniteQuery({
      ...pagesOf(listInquiriesRoute, (filter: InquiryFilter, cursor) => ({ query: { ...queryOf(filter), cursor } })),
      providesTags: ["Inquiry", "InquiryList"],
    }),
    inquiryCounts: build.query({ ...callTo(countInquiriesRoute), providesTags: ["Inquiry"] }),
    changeInquiryStatus: build.mutation({
      ...callTo(
        changeInquiryStatusRoute,
        ({ id, ...body }: ParamsOf<typeof changeInquiryStatusRoute> & BodyOf<typeof changeInquiryStatusRoute>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: ["Inquiry"],
    }),
    markInquiry: build.mutation({
      ...callTo(markInquiryRoute, ({ id, isRead }: { id: string; isRead: boolean }) => ({
        params: { id },
        body: { isRead },
      })),
      invalidatesTags: ["Inquiry"],
    }),
  }),
});

export const {
  useInquiriesInfiniteQuery,
  useInquiryCountsQuery,
  useChangeInquiryStatusMutation,
  useMarkInquiryMutation,
} = inquiriesApi;
