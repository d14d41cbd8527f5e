import {
  pathOf,
  type CallRoute,
  type ParamsOf,
  type PartsOf,
  type ResponseOf,
  type RouteWithoutParts,
} from "@legal/contracts/client";
import type { CallArgs } from "./base-query.ts";

type Options = Pick<CallArgs, "idempotencyKey" | "timeout" | "keepalive">;
/** As a `timeout`: a connection that died without a word, as on a phone, would keep a call for minutes and all that waits for it. */
export const ANSWER_WITHIN_MS = 15_000;

/** What a call takes: the parts of its contract, and how it is sent. */
export type Sent<R extends CallRoute> = PartsOf<R> & Options;

interface AnyParts extends Options {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call on this site, for links and for what does not go through the store. */
export const urlOf = <R extends CallRoute>(
  route: R,
  ...[params]: [ParamsOf<R>] extends [undefined] ? [] : [ParamsOf<R>]
): string => pathOf(route, params);

/** `baseQuery` adds it: remotes of the release before name their calls without it. */
const BASE = "/api";

/** What a call of the contract sends; `undefined` in the query is left out. */
export const request = <R extends CallRoute>(route: R, parts: Sent<R>): CallArgs => {
  const { params, query, ...rest } = parts as AnyParts;
  return {
    url: pathOf(route, params).slice(BASE.length),
    method: route.slice(0, route.indexOf(" ")),
    ...(query && { params: query }),
    ...rest,
  };
};

interface CallTo {
  <R extends RouteWithoutParts>(route: R): Endpoint<R, void>;
  <R extends CallRoute, Arg>(route: R, partsFrom: (arg: Arg) => Sent<R>): Endpoint<R, Arg>;
}

interface Endpoint<R extends CallRoute, Arg> {
  query: (arg: Arg) => CallArgs;
  transformResponse: (answer: ResponseOf<R>) => ResponseOf<R>;
}

/** An endpoint's call and the type of its answer; `partsFrom` makes what is sent from the hook's argument. */
export const callTo: CallTo = <R extends CallRoute, Arg>(
  route: R,
  partsFrom?: (arg: Arg) => Sent<R>,
): Endpoint<R, Arg> => ({
  query: (arg) => request(route, (partsFrom?.(arg) ?? {}) as Sent<R>),
  transformResponse: (answer) => answer,
});
