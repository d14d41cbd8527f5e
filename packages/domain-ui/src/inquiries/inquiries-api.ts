import type { BodyOf } from "@legal/contracts/client";
import { myInquiriesRoute, sendInquiryRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const inquiriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendInquiry: build.mutation({
      ...callTo(sendInquiryRoute, (body: BodyOf<typeof sendInquiryRoute>) => ({ body })),
      invalidatesTags: ["Inquiry"],
    }),
    myInquiries: build.query({ ...callTo(myInquiriesRoute), providesTags: ["Inquiry"] }),
  }),
});

export const { useSendInquiryMutation, useMyInquiriesQuery } = inquiriesApi;
