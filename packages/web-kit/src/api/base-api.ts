import { createApi } from "@reduxjs/toolkit/query/react";
import { stepUp } from "../step-up/step-up.ts";
import { baseQuery } from "./base-query.ts";

/** Kinds of server state that a change can make stale. */
const TAGS = [
  "Session",
  "ChatRoom",
  "Message",
  "CaseActivity",
  "CaseCounts",
  "Consultation",
  "Inquiry",
  "InquiryList",
  "AiConversation",
  "VisitorConversation",
  "Note",
  "CannedReply",
  "AccessEntry",
] as const;

/** The only RTK Query api: remotes add their calls with `baseApi.injectEndpoints`. Data never goes stale by itself. */
export const baseApi = createApi({
  reducerPath: "api",
  tagTypes: TAGS,
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  baseQuery: async (call, api, extra) => {
    const first = await baseQuery(call, api, extra);
    const isRepeated = first.error?.code === "STEP_UP_REQUIRED" && (await stepUp.ask());
    const result = isRepeated ? await baseQuery(call, api, extra) : first;
    if (result.error?.code === "UNAUTHENTICATED" && api.endpoint !== "me") {
      api.dispatch(baseApi.util.invalidateTags(["Session"]));
    }
    return result;
  },
  endpoints: () => ({}),
});
