import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { events } from "./events.ts";
import { generatedFile } from "./generated-file.ts";

const FILE = "packages/contracts/released-events.json";
const RECORDS = "scripts/check/records/released-records.json";
/** The last release whose consumers move an event with a value that they do not know to the dead letters. */
const LAST_THAT_REFUSES = "0.1.0";

type Schema = z.core.JSONSchema.BaseSchema;
type Schemas = Readonly<Record<string, Schema>>;

const schemasNow = (): Schemas =>
  Object.fromEntries(events().map(([, { name, schema }]) => [name, z.toJSONSchema(schema, { io: "input" })]));

const released = (): Schemas => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Schemas) : {});

const releaseBefore = (): string => (JSON.parse(readFileSync(RECORDS, "utf8")) as { release: string }).release;

const propertiesOf = ({ properties = {} }: Schema): Schemas => properties as Schemas;

const problemsOfObject = (path: string, before: Schema, now: Schema, keepsUnknown: boolean): string[] => {
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
      return was && is ? problemsOf(`${path}.${field}`, was, is, keepsUnknown) : [];
    }),
  ];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Whether lists of values have more than before, and nothing else is another. */
const onlyAddsValues = (before: unknown, now: unknown): boolean => {
  if (!isObject(before) || !isObject(now)) return before === now;
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].every((key) => {
    const [was, is] = [before[key], now[key]];
    return key === "enum" && Array.isArray(was) && Array.isArray(is)
      ? was.every((value) => is.includes(value))
      : onlyAddsValues(was, is);
  });
};

/**
 * Whether a list was opened to any text. What is written stays as it is by that; the release before, which lists the
 * texts, keeps one that it does not know as if this release listed it.
 */
const opensList = ({ enum: list, ...before }: Schema, now: Schema): boolean =>
  list !== undefined && before.type === "string" && isDeepStrictEqual(before, now);

const problemsOfValue = (path: string, before: Schema, now: Schema, keepsUnknown: boolean): string[] => {
  if (isDeepStrictEqual(before, now) || opensList(before, now)) return [];
  if (!onlyAddsValues(before, now)) return [`${path} is something else: make it the next version of the event`];
  return keepsUnknown
    ? []
    : [`${path} has more values: release ${LAST_THAT_REFUSES} does not keep those it does not know`];
};

/** Why a release before, which may keep values that it does not know, and this one would not understand each other. */
export const problemsOf = (path: string, before: Schema, now: Schema, keepsUnknown: boolean): string[] =>
  before.type === "object" && now.type === "object"
    ? problemsOfObject(path, before, now, keepsUnknown)
    : problemsOfValue(path, before, now, keepsUnknown);

/**
 * Services are deployed one by one, so each event is written and read by two releases at once: fields may be added as
 * optional and values to a list, which the release before keeps for this one, and a list that no reader decides by may be
 * opened to any text; nothing else may change. An event that no one writes or reads any more is taken out of the file by
 * hand.
 */
export const checkEventCompatibility = (fix: boolean): string[] => {
  const now = schemasNow();
  const keepsUnknown = releaseBefore() !== LAST_THAT_REFUSES;
  const problems = Object.entries(released()).flatMap(([name, before]) => {
    const schema = now[name];
    return schema ? problemsOf(name, before, schema, keepsUnknown) : [`${name} is gone, and a release before has it`];
  });
  return problems.length > 0 ? problems : generatedFile(FILE, `${JSON.stringify(now, null, 2)}\n`, fix);
};
