import { z } from "zod";

/** Who may make a call. `anyone` includes visitors; `service` calls never pass the gateway. */
export type Access = "anyone" | "user" | "admin" | "service";

interface CallShape {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Express path, `:name` for parameters. */
  path: string;
  access: Access;
  summary: string;
  status?: number;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response?: z.ZodType;
}

/** One HTTP call: the services parse by it, the browser is typed by it, OpenAPI is generated from it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown, Response = unknown> {
  readonly method: CallShape["method"];
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly status: number;
  readonly params: z.ZodType<Params> | undefined;
  readonly query: z.ZodType<Query> | undefined;
  readonly body: z.ZodType<Body> | undefined;
  readonly response: z.ZodType<Response> | undefined;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

type CallOf<T extends CallShape> = Call<
  Output<T["params"]>,
  Output<T["query"]>,
  Output<T["body"]>,
  Output<T["response"]>
>;

/** Declares a call; absent parts are `undefined`, the success status defaults to 200. */
export const defineCall = <const T extends CallShape>(shape: T) => {
  const call: unknown = {
    status: 200,
    params: undefined,
    query: undefined,
    body: undefined,
    response: undefined,
    ...shape,
  };
  return call as CallOf<T>;
};
