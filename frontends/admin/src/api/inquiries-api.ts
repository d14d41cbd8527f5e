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

interface Store {
  dispatch: AppDispatch;
  getState: () => unknown;
}

/** Every list has the inquiry as it is now before it is fetched again: one that leaves its list says why. */
export const showInquiry = (id: string, now: Partial<Inquiry>, { dispatch, getState }: Store): void => {
  for (const filter of inquiriesApi.util.selectCachedArgsForQuery(getState() as never, "inquiries"))
    dispatch(
      inquiriesApi.util.updateQueryData("inquiries", filter, ({ pages }) => {
        const known = pages.flatMap(({ items }) => items).find((inquiry) => inquiry.id === id);
        if (known) Object.assign(known, now);
      }),
    );
};

const showChanged = async (api: Store & { queryFulfilled: Promise<{ data: Inquiry }> }): Promise<void> => {
  const { data: changed } = await api.queryFulfilled.catch(() => ({ data: undefined }));
  if (changed) showInquiry(changed.id, changed, api);
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
