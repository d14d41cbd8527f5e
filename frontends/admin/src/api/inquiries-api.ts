import type { Inquiry, InquiryCounts } from "@legal/contracts";
import type { InquiryStatus } from "@legal/contracts/constants";
import { baseApi } from "@legal/web-kit";

export interface InquiryFilter {
  status: InquiryStatus | undefined;
  unread: boolean;
  search: string;
}

interface InquiryPage {
  inquiries: Inquiry[];
  next: string | null;
}

const paramsOf = ({ status, unread, search }: InquiryFilter, cursor: string) => ({
  ...(status && { status }),
  ...(unread && { unread: "true" }),
  ...(search && { search }),
  ...(cursor && { cursor }),
});

const inquiriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    inquiries: build.infiniteQuery<InquiryPage, InquiryFilter, string>({
      infiniteQueryOptions: { initialPageParam: "", getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: "/inquiries", params: paramsOf(queryArg, pageParam) }),
      transformResponse: (inquiries: Inquiry[], meta) => ({
        inquiries,
        next: meta?.response?.headers.get("x-next-cursor") ?? null,
      }),
      providesTags: ["Inquiry", "InquiryList"],
    }),
    inquiryCounts: build.query<InquiryCounts, void>({ query: () => "/inquiries/counts", providesTags: ["Inquiry"] }),
    changeInquiryStatus: build.mutation<Inquiry, { id: string; status: InquiryStatus }>({
      query: ({ id, status }) => ({ url: `/inquiries/${id}/status`, method: "PATCH", body: { status } }),
      invalidatesTags: ["Inquiry"],
    }),
    markInquiry: build.mutation<Inquiry, { id: string; isRead: boolean }>({
      query: ({ id, isRead }) => ({ url: `/inquiries/${id}/read`, method: "PATCH", body: { isRead } }),
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
