import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from "@reduxjs/toolkit/query/react";
import { readPreferences } from "../preferences/preferences-slice.ts";
import { selectLanguage } from "../preferences/select-language.ts";
import { READER_HEADER } from "@legal/contracts/constants";
import { newUuid } from "./new-uuid.ts";
import { readerOf } from "./reader-of.ts";
import { toApiError, type ApiError } from "./api-error.ts";

export interface CallArgs extends Omit<FetchArgs, "headers"> {
  /** Makes repeating a state-changing call harmless. */
  idempotencyKey?: string;
}

/** Named here, so that a call is found in the logs even when no answer came. */
const REQUEST_ID = "x-request-id";
const origin = typeof location === "undefined" ? "" : location.origin;

const send = fetchBaseQuery({
  baseUrl: `${origin}/api`,
  credentials: "include",
  responseHandler: "text",
  // Looked up at each call, so that a test can put a server of its own behind it.
  fetchFn: (...request) => fetch(...request),
  prepareHeaders: (headers, { getState }) => {
    headers.set("accept", "application/json");
    headers.set(REQUEST_ID, newUuid());
    headers.set("accept-language", selectLanguage(readPreferences(getState())));
    const reader = readerOf(getState());
    if (reader) headers.set(READER_HEADER, reader.id);
    return headers;
  },
});

const withIdempotencyKey = ({ idempotencyKey, ...args }: CallArgs): FetchArgs =>
  idempotencyKey ? { ...args, headers: { "idempotency-key": idempotencyKey } } : args;

const asText = (body: unknown) => (typeof body === "string" ? body : "");

/** One call: JSON in and out, cookies sent, the reader's language named, errors as `ApiError`; never repeated by itself. */
export const baseQuery: BaseQueryFn<string | CallArgs, unknown, ApiError, object, FetchBaseQueryMeta> = async (
  call,
  api,
  extra,
) => {
  const args = typeof call === "string" ? { url: call } : withIdempotencyKey(call);
  const { data, error, meta } = await send(args, api, extra);
  const withMeta = meta ? { meta } : {};
  if (!error) return { data: asText(data) ? JSON.parse(asText(data)) : null, ...withMeta };
  const status = typeof error.status === "number" ? error.status : 0;
  const failure = toApiError(status, asText(error.data), meta?.response);
  return {
    error: { ...failure, requestId: failure.requestId ?? meta?.request.headers.get(REQUEST_ID) ?? undefined },
    ...withMeta,
  };
};
