import type { Inquiry } from "@legal/contracts";
import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import type { InquiryStatus } from "@legal/contracts/constants";
import {
  changeInquiryStatusRoute,
  countInquiriesRoute,
  listInquiriesRoute,
  markInquiryRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf, type AppDispatch } from "@legal/web-kit";

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

interface Changing {
  dispatch: AppDispatch;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: Inquiry }>;
}

/** Every list has the inquiry as it is now before it is fetched again: one that leaves its list says why. */
const showChanged = async ({ dispatch, getState, queryFulfilled }: Changing): Promise<void> => {
  const { data: changed } = await queryFulfilled.catch(() => ({ data: undefined }));
  if (changed === undefined) return;
  for (const { endpointName, originalArgs } of inquiriesApi.util.selectInvalidatedBy(getState() as never, [
    "InquiryList",
  ])) {
    if (endpointName !== "inquiries") continue;
    dispatch(
      inquiriesApi.util.updateQueryData("inquiries", originalArgs as InquiryFilter, ({ pages }) => {
        for (const { items } of pages) {
          const at = items.findIndex(({ id }) => id === changed.id);
          if (at >= 0) items[at] = changed;
        }
      }),
    );
  }
};

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
      onQueryStarted: (_change, api) => showChanged(api),
      invalidatesTags: ["Inquiry"],
    }),
    markInquiry: build.mutation({
      ...callTo(markInquiryRoute, ({ id, isRead }: { id: string; isRead: boolean }) => ({
        params: { id },
        body: { isRead },
      })),
      onQueryStarted: (_change, api) => showChanged(api),
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
