import { LANGUAGES } from "@legal/contracts/constants";
import type { KnownValues } from "./known-values.ts";
import type { Random } from "./random.ts";
import { HOSTILE_HEADERS, HOSTILE_TEXTS } from "./hostile-values.ts";
import { uploadBody } from "./upload-body.ts";
import { valueFrom, valueNamed, type JsonSchema } from "./value-from-schema.ts";

/** One method of one path of the OpenAPI document. */
export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: "path" | "query"; schema: JsonSchema }[];
  body: JsonSchema | undefined;
  isUpload: boolean;
}

export interface HttpInput {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

interface DocumentedOperation {
  parameters?: Operation["parameters"];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
export interface OpenApi {
  paths: Record<string, Record<string, DocumentedOperation>>;
}

export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content["application/json"]?.schema,
      isUpload: requestBody?.content["multipart/form-data"] !== undefined,
    })),
  );

/** "chat-rooms" of "/api/chat-rooms/{id}". */
export const topicOf = (path: string): string => path.split("/")[2] ?? "";

const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
// A lone surrogate has no bytes of its own.
const escaped = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed().slice(0, 2000));

type Making = { random: Random; known: KnownValues; topic: string };

const pathOf = ({ path, parameters }: Operation, making: Making): string => {
  const { random, known, topic } = making;
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (random.chance(0.75)) return known.idFor(topic, random) || "0";
    const schema = parameters.find((one) => one.name === name)?.schema ?? {};
    return escaped(random.chance(0.5) ? valueFrom(schema, making) : random.pick(HOSTILE_TEXTS)) || "-";
  });
};

const queryOf = ({ parameters }: Operation, making: Making): string => {
  const { random } = making;
  const given = parameters.filter((one) => one.in === "query" && random.chance(0.5));
  const pairs = given.map(({ name, schema }) => `${name}=${escaped(valueNamed(name, schema, making))}`);
  if (random.chance(0.03)) pairs.push(...pairs.slice(0, 1));
  if (random.chance(0.03))
    pairs.push(random.pick(["x[$ne]=1", "limit[]=1", "__proto__[a]=1", "cursor=%00", "a".repeat(3000)]));
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
};

const bodyOf = (operation: Operation, making: Making): { body?: Buffer; type?: string } => {
  const { random } = making;
  if (operation.isUpload) return uploadBody(random);
  const isExpected = operation.body !== undefined;
  if (operation.method === "GET" || (!isExpected && random.chance(0.9))) return {};
  const json = JSON.stringify(valueFrom(operation.body ?? {}, making)) ?? "";
  const text = random.pick([
    json,
    json,
    json,
    json,
    json,
    json,
    json,
    json,
    json,
    json.slice(0, -1),
    `[${json}]`,
    "",
    "{",
  ]);
  return { body: Buffer.from(text), type: "application/json" };
};

export const httpInput = (operation: Operation, random: Random, known: KnownValues): HttpInput => {
  const making = { random, known, topic: topicOf(operation.path) };
  const { body, type } = bodyOf(operation, making);
  const extra = random.chance(0.06) ? [random.pick(HOSTILE_HEADERS)] : [];
  return {
    method: operation.method,
    path: pathOf(operation, making) + queryOf(operation, making),
    headers: {
      "accept-language": random.pick(LANGUAGES),
      ...(type && { "content-type": type }),
      ...(body && { "content-length": String(body.length) }),
      ...Object.fromEntries(extra),
    },
    body,
  };
};
