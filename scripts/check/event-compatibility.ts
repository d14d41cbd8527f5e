import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { events } from "./events.ts";
import { generatedFile } from "./generated-file.ts";

const FILE = "packages/contracts/released-events.json";

type Schema = z.core.JSONSchema.BaseSchema;
type Schemas = Readonly<Record<string, Schema>>;

const schemasNow = (): Schemas =>
  Object.fromEntries(events().map(([, { name, schema }]) => [name, z.toJSONSchema(schema, { io: "input" })]));

const released = (): Schemas => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Schemas) : {});

const propertiesOf = ({ properties = {} }: Schema): Schemas => properties as Schemas;

const problemsOfObject = (path: string, before: Schema, now: Schema): string[] => {
  const [old, present] = [propertiesOf(before), propertiesOf(now)];
  const [needed, needs] = [new Set(before.required), new Set(now.required)];
  return [
    ...(now.additionalProperties === false ? [`${path} refuses fields that a later release adds`] : []),
    ...[...needs.difference(needed)].map(
      (field) => `${path}.${field} is required: the release before does not send it`,
    ),
    ...[...needed.difference(needs)].map((field) => `${path}.${field} may be missing: the release before needs it`),
    ...Object.keys(old).flatMap((field) => {
      const [was, is] = [old[field], present[field]];
      return was && is ? problemsOf(`${path}.${field}`, was, is) : [];
    }),
  ];
};

/** Why a release before and this one would not understand each other. */
const problemsOf = (path: string, before: Schema, now: Schema): string[] => {
  if (before.type === "object" && now.type === "object") return problemsOfObject(path, before, now);
  return isDeepStrictEqual(before, now) ? [] : [`${path} is something else: make it the next version of the event`];
};

/**
 * Services are deployed one by one, so each event is written and read by two releases at once: fields may be added as
 * optional, nothing else may change. An event that no one writes or reads any more is taken out of the file by hand.
 */
export const checkEventCompatibility = (fix: boolean): string[] => {
  const now = schemasNow();
  const problems = Object.entries(released()).flatMap(([name, before]) => {
    const schema = now[name];
    return schema ? problemsOf(name, before, schema) : [`${name} is gone, and a release before has it`];
  });
  return problems.length > 0 ? problems : generatedFile(FILE, `${JSON.stringify(now, null, 2)}\n`, fix);
};
