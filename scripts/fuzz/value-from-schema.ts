import { randomUUID } from "node:crypto";
import { HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostile-values.ts";
import type { KnownValues } from "./known-values.ts";
import type { Random } from "./random.ts";

/** What zod writes of a schema, as far as values are made from it. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

interface Maker {
  random: Random;
  known: KnownValues;
  /** The part of the API that ids are looked for in first. */
  topic: string;
}

const HOSTILE_SHARE = 0.05;
const LONGEST = 6000;
const MOST_ITEMS = 300;

const CHARACTERS = ["a", "Z", "9", "_", " ", "가", "漢", "é", "😀", "\n", "'", "<", "-", "."];
const PLAUSIBLE = [
  "person_1",
  "river-paper-22",
  "010-1234-5678",
  "홍길동",
  "지급명령을 받았어요. 2주가 지났나요?",
  "ko",
  "payment-order",
];
const DATES = ["2026-12-24", "2000-01-01", "2099-12-31", "1999-12-31", "2100-01-01", "2028-02-29"];

const textOf = ({ minLength = 0, maxLength = 40 }: JsonSchema, { random }: Maker): string => {
  const longest = Math.min(maxLength, LONGEST);
  const lengths = [
    minLength,
    minLength - 1,
    maxLength,
    maxLength + 1,
    longest,
    minLength + random.below(Math.max(1, longest - minLength)),
  ];
  const length = Math.min(Math.max(0, random.pick(lengths)), LONGEST);
  if (random.chance(0.4)) return random.pick(PLAUSIBLE).slice(0, Math.max(1, maxLength));
  const character = random.pick(CHARACTERS);
  if (random.chance(0.7)) return character.repeat(length).slice(0, length);
  return Array.from({ length: Math.min(length, 200) }, () => random.pick(CHARACTERS)).join("");
};

const formatted: Record<string, (maker: Maker) => string> = {
  uuid: ({ random, known, topic }) => (random.chance(0.85) ? known.idFor(topic, random) : randomUUID()),
  date: ({ random }) => random.pick(DATES),
  "date-time": ({ random }) => `${random.pick(DATES)}T${random.pick(["00:00:00Z", "23:59:59.999Z"])}`,
  email: ({ random }) => `person_${random.below(50)}@example.com`,
};

/** Where the schema says "text" and only few texts lead further. */
const MEANT: Record<string, (maker: Maker) => unknown> = {
  serviceType: () => "payment-order",
  packageType: () => "standard",
  role: () => "user",
  chatRoomId: ({ known, random }) => known.idFor("rooms", random),
};

/** A value for a field or parameter of that name. */
export const valueNamed = (name: string, schema: JsonSchema, maker: Maker): unknown => {
  const meant = MEANT[name];
  return meant && maker.random.chance(0.8) ? meant(maker) : valueFrom(schema, maker);
};

const numberOf = ({ minimum = -10, maximum = 1000 }: JsonSchema, { random }: Maker): number =>
  random.pick([minimum, minimum - 1, maximum, maximum + 1, 0, 1, minimum + random.below(100), 0.5]);

const listOf = ({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema, maker: Maker): unknown[] => {
  const length = Math.min(Math.max(0, maker.random.pick([minItems, maxItems, maxItems + 1, 1, 2])), MOST_ITEMS);
  return Array.from({ length }, () => valueFrom(items, maker));
};

const objectOf = ({ properties = {}, required = [] }: JsonSchema, maker: Maker): Record<string, unknown> => {
  const { random } = maker;
  const isGiven = (name: string) => random.chance(required.includes(name) ? 0.98 : 0.4);
  const entries = Object.entries(properties).flatMap(([name, schema]) =>
    isGiven(name) ? [[name, valueNamed(name, schema, maker)] as const] : [],
  );
  const extra = random.chance(0.04) ? [[random.pick(HOSTILE_TEXTS).slice(0, 50), 1] as const] : [];
  const made = Object.fromEntries<unknown>([...entries, ...extra]);
  if (random.chance(0.5) && "password" in made && "passwordConfirm" in made) made["passwordConfirm"] = made["password"];
  return made;
};

const hostile = ({ random }: Maker): unknown => random.pick(random.chance(0.5) ? HOSTILE_TEXTS : HOSTILE_VALUES);

/** A value that mostly fits the schema, often at one of its bounds, and sometimes is what no one should send. */
export const valueFrom = (schema: JsonSchema, maker: Maker): unknown => {
  const { random } = maker;
  if (random.chance(HOSTILE_SHARE)) return hostile(maker);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return valueFrom(random.pick(choices), maker);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const special = formatted[schema.format ?? ""];
  if (special) return special(maker);
  if (schema.type === "object") return objectOf(schema, maker);
  if (schema.type === "array") return listOf(schema, maker);
  if (schema.type === "number" || schema.type === "integer") return numberOf(schema, maker);
  if (schema.type === "boolean") return random.chance(0.5);
  if (schema.type === "null") return null;
  return schema.type === "string" ? textOf(schema, maker) : hostile(maker);
};
