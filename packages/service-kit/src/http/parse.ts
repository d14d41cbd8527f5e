import type { Call } from "@legal/contracts";
import type { Request } from "express";
import { z } from "zod";
import { MOST_DETAILS, validationFailed, type ErrorDetail } from "../errors/errors.ts";

const toDetails = (issue: z.core.$ZodIssue): ErrorDetail[] => {
  const path = issue.path.map(String).join(".");
  if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
  return issue.keys
    .slice(0, MOST_DETAILS)
    .map((key) => ({ path: path ? `${path}.${key}` : key, message: "unknownField" }));
};

/** One detail per field, the first that failed: a field shows one message. */
const onePerPath = (details: ErrorDetail[]): ErrorDetail[] =>
  [...new Map(details.toReversed().map((detail) => [detail.path, detail])).values()].toReversed();

const check = (schema: z.ZodType | undefined, value: unknown, details: ErrorDetail[]): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  details.push(...result.error.issues.slice(0, MOST_DETAILS).flatMap(toDetails));
  return undefined;
};

/** A value by its schema, for what does not come over HTTP; throws VALIDATION_FAILED with one detail per field. */
export const parseValue = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const details: ErrorDetail[] = [];
  const parsed = check(schema, value, details);
  if (details.length > 0) throw validationFailed(onePerPath(details));
  return parsed as T;
};

/** The parts of a request by its call contract; throws VALIDATION_FAILED naming every field that is wrong. */
export const parse = <P, Q, B, R>(call: Call<P, Q, B, R>, req: Request): { params: P; query: Q; body: B } => {
  const details: ErrorDetail[] = [];
  const params = check(call.params, req.params, details);
  const query = check(call.query, req.query, details);
  // No body at all is judged field by field, as an empty one.
  const body = check(call.body, req.body ?? {}, details);
  if (details.length > 0) throw validationFailed(onePerPath(details));
  return { params: params as P, query: query as Q, body: body as B };
};
