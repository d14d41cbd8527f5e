import { createApi, type BaseQueryApi } from "@reduxjs/toolkit/query/react";
import { logInAgain } from "../prompts/log-in-again.ts";
import { stepUp } from "../prompts/step-up.ts";
import { readerOf } from "./reader-of.ts";
import type { ApiError } from "./api-error.ts";
import { baseQuery } from "./base-query.ts";

/** Kinds of server state that a change can make stale. */
const TAGS = [
  "Session",
  "ChatRoom",
  "Message",
  "RoomFile",
  "CaseActivity",
  "CaseCounts",
  "Consultation",
  "Inquiry",
  "InquiryList",
  "AiConversation",
  "VisitorConversation",
  "Note",
  "Deadline",
  "Holiday",
  "CannedReply",
  "DangerNotice",
  "AccessEntry",
  "Notice",
  "Document",
  "DocumentList",
  "DocumentComment",
  "DocumentHistory",
  "Lawyer",
] as const;

const UNAUTHORIZED = 401;

/** Nothing was done yet: once the reader has proved who they are, the call goes out again. */
const mayRepeat = async ({ code }: ApiError, { dispatch, getState }: BaseQueryApi): Promise<boolean> => {
  if (code === "STEP_UP_REQUIRED") return stepUp.ask();
  if (code !== "UNAUTHENTICATED") return false;
  dispatch(baseApi.util.invalidateTags(["Session"]));
  return readerOf(getState()) !== null && logInAgain.ask();
};

/** The only RTK Query api: remotes add their calls with `baseApi.injectEndpoints`. Data never goes stale by itself. */
export const baseApi = createApi({
  reducerPath: "api",
  tagTypes: TAGS,
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  baseQuery: async (call, api, extra) => {
    const first = await baseQuery(call, api, extra);
    if (api.endpoint === "me" || first.error?.status !== UNAUTHORIZED) return first;
    const isRepeated = await mayRepeat(first.error, api);
    return isRepeated ? baseQuery(call, api, extra) : first;
  },
  endpoints: () => ({}),
});
