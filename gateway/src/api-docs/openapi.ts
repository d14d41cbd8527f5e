import * as contracts from "@legal/contracts";
import { errorBody, type Call } from "@legal/contracts";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

/** Every call that a browser may make, in the order of their paths. */
export const publicCalls = (): Call[] =>
  Object.values<unknown>(contracts)
    .filter(isCall)
    .filter(({ access }) => access !== "service")
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));

/** `input`: as it is sent, before defaults and trimming. */
export const schemaOf = (schema: z.ZodType, io: "input" | "output"): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
};

const parametersOf = (schema: z.ZodType | undefined, place: "path" | "query"): JsonSchema[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: JsonSchema;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
};

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

const multipartFile = {
  "multipart/form-data": {
    schema: { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } },
  },
};

const requestBodyOf = ({ body, path, method }: Call) => {
  if (body) return { requestBody: { required: true, content: json(schemaOf(body, "input")) } };
  const isUpload = method === "POST" && path === contracts.uploadFileCall.path;
  return isUpload ? { requestBody: { required: true, content: multipartFile } } : {};
};

const errorAnswer = { description: "Refused or failed", content: json({ $ref: "#/components/schemas/Error" }) };

const successOf = ({ response }: Call, description: string) => ({
  description,
  ...(response && { content: json(schemaOf(response, "output")) }),
});

const operationOf = (call: Call) => ({
  summary: call.summary,
  tags: [call.path.split("/")[2] ?? ""],
  "x-access": call.access,
  security: call.access === "anyone" ? [{}, { session: [] }] : [{ session: [] }],
  parameters: [...parametersOf(call.params, "path"), ...parametersOf(call.query, "query")],
  ...requestBodyOf(call),
  responses: {
    [call.status]: successOf(call, "Success"),
    ...(call.existsStatus !== call.status && { [call.existsStatus]: successOf(call, "It was there already") }),
    default: errorAnswer,
  },
});

const pathOf = ({ path }: Call): string => path.replaceAll(/:(\w+)/g, "{$1}");

const pathsOf = (calls: readonly Call[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(calls, pathOf)).map(([path, group = []]) => [
      path,
      Object.fromEntries(group.map((call) => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  );

/** The whole public API as OpenAPI 3.1, made from the contracts that the services parse by. */
export const openApiDocument = (serverUrl: string, cookieName: string) => ({
  openapi: "3.1.0",
  info: {
    title: "Legal services platform",
    version: "1",
    description:
      "Requests that change something must be JSON (or multipart for uploads) and come from the site itself.",
  },
  servers: [{ url: serverUrl }],
  paths: pathsOf(publicCalls()),
  components: {
    schemas: { Error: schemaOf(errorBody, "output") },
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } },
  },
});
