import { z } from "zod";

/** Who may make a call. `anyone` includes visitors; `service` calls never pass the gateway. */
export type Access = "anyone" | "user" | "admin" | "service";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";
/** Method and Express path, `:name` for parameters. */
export type Route = `${Method} /${string}`;

interface CallShape {
  access: Access;
  summary: string;
  status?: number;
  existsStatus?: number;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response?: z.ZodType;
}

/** One HTTP call: the services parse by it, the browser is typed by it, OpenAPI is generated from it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown, Response = unknown> {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly status: number;
  /** Where what it would make was there already; as `status` unless said otherwise. */
  readonly existsStatus: number;
  readonly params: z.ZodType<Params> | undefined;
  readonly query: z.ZodType<Query> | undefined;
  readonly body: z.ZodType<Body> | undefined;
  readonly response: z.ZodType<Response> | undefined;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** A call with what its client sends (before defaults and trimming) and gets; an empty answer is null. */
export interface CallAt<R extends Route, T extends CallShape> extends Call<
  Output<T["params"]>,
  Output<T["query"]>,
  Output<T["body"]>,
  Output<T["response"]>
> {
  readonly route: R;
  /** Only a type: no call has it at run time. */
  readonly client?: {
    params: Input<T["params"]>;
    query: Input<T["query"]>;
    body: Input<T["body"]>;
    response: T["response"] extends z.ZodType ? z.output<T["response"]> : null;
  };
}

/** Declares a call; absent parts are `undefined`, the success status defaults to 200. */
export const defineCall = <const R extends Route, const T extends CallShape>(route: R, shape: T) => {
  const [method, path] = route.split(" ");
  const call: unknown = {
    route,
    method,
    path,
    status: 200,
    existsStatus: shape.status ?? 200,
    params: undefined,
    query: undefined,
    body: undefined,
    response: undefined,
    ...shape,
  };
  return call as CallAt<R, T>;
};
