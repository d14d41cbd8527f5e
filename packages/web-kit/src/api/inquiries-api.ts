import type { OwnInquiry } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { baseApi } from "./base-api.ts";

interface Letter {
  name: string;
  email: string;
  phone: string;
  serviceType: string;
  message: string;
  /** What the sender reads: the answer comes in it. */
  language: Language;
}

const inquiriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendInquiry: build.mutation<OwnInquiry, Letter>({
      query: (body) => ({ url: "/inquiries", method: "POST", body }),
      invalidatesTags: ["Inquiry"],
    }),
    myInquiries: build.query<OwnInquiry[], void>({ query: () => "/inquiries/my", providesTags: ["Inquiry"] }),
  }),
});

export const { useSendInquiryMutation, useMyInquiriesQuery } = inquiriesApi;
