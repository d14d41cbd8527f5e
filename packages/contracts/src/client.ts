/** The calls as a client sees them. Types and paths only, so that browser code carries no schema. */
import type * as contracts from "./index.ts";

export { pathOf } from "./path-of.ts";

type Contracts = typeof contracts;
type AnyCall = Extract<Contracts[keyof Contracts], { readonly route: string; readonly client?: unknown }>;
type Calls = { [C in AnyCall as C["route"]]: NonNullable<C["client"]> };

export type CallRoute = keyof Calls;
export type ParamsOf<R extends CallRoute> = Calls[R]["params"];
export type QueryOf<R extends CallRoute> = Calls[R]["query"];
export type BodyOf<R extends CallRoute> = Calls[R]["body"];
/** Null for an empty answer. */
export type ResponseOf<R extends CallRoute> = Calls[R]["response"];

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a client sends with a call, and gets. */
export interface ClientSide {
  params: unknown;
  query: unknown;
  body: unknown;
  response: unknown;
}

/** What a client sends: `params` of the path, `query` and `body`, as far as the call's contract has them. */
export type PartsSent<Client extends ClientSide> = Part<"params", Client["params"]> &
  Part<"query", Client["query"]> &
  Part<"body", Client["body"]>;

/** What the call of a route needs. */
export type PartsOf<R extends CallRoute> = PartsSent<Calls[R]>;

export type RouteWithoutParts = {
  [R in CallRoute]: Record<string, never> extends PartsOf<R> ? R : never;
}[CallRoute];
