import * as contracts from "@legal/contracts";
import { negotiateLanguage } from "@legal/i18n";
import { hostileTexts, tooSlowFor } from "@legal/test-kit";
import { z } from "zod";
import { contentDisposition, bigramsOf, networkOf, parseValue, searchWords, withBigrams } from "../src/index.ts";
import { maskError } from "../src/errors/mask-error.ts";

/** As long as an ordinary body or all headers of a request may be. */
const BODY = 10_000;
const HEADERS = 16_000;
/** A conversation with the assistant. */
const LARGE_BODY = 250_000;

const isObject = (schema: unknown): schema is z.ZodObject => schema instanceof z.ZodObject;
const partsOf = (call: unknown): z.ZodObject[] =>
  typeof call === "object" && call !== null && "path" in call ? Object.values(call).filter(isObject) : [];

/** Each field that a caller may fill, of all calls and socket events. */
const fields = Object.entries(contracts).flatMap(([name, exported]) =>
  [...partsOf(exported), ...(isObject(exported) ? [exported] : [])].flatMap((schema) =>
    Object.keys(schema.shape).map((field): [string, z.ZodObject, string] => [`${name}.${field}`, schema, field]),
  ),
);

const read = (schema: z.ZodType, value: unknown): unknown => schema.safeParse(value);

describe("reading what callers send takes no longer than its length", () => {
  it("in every field of every call", async () => {
    expect(fields.length).toBeGreaterThan(100);
    const texts = hostileTexts(BODY);
    const slow = [];
    for (const [name, schema, field] of fields)
      for (const found of await tooSlowFor((text) => read(schema, { [field]: text }), texts))
        slow.push({ name, ...found });
    expect(slow).toEqual([]);
  });

  it("in a conversation with the assistant", async () => {
    const texts = hostileTexts(LARGE_BODY);
    const conversation = (text: string) => ({ serviceType: "complaint", messages: [{ role: "user", content: text }] });
    expect(await tooSlowFor((text) => read(contracts.chatCall.body as z.ZodType, conversation(text)), texts)).toEqual(
      [],
    );
  });

  it("in searches, names, addresses and headers", async () => {
    const texts = hostileTexts(BODY);
    expect(await tooSlowFor(searchWords, texts)).toEqual([]);
    expect(await tooSlowFor(bigramsOf, texts)).toEqual([]);
    expect(await tooSlowFor(withBigrams, texts)).toEqual([]);
    expect(await tooSlowFor((text) => contentDisposition("attachment", text), texts)).toEqual([]);
    expect(await tooSlowFor((text) => parseValue(z.array(z.string()), [text]), texts)).toEqual([]);
    const headers = hostileTexts(HEADERS);
    expect(await tooSlowFor(networkOf, headers)).toEqual([]);
    expect(await tooSlowFor(negotiateLanguage, headers)).toEqual([]);
  });

  it("in what the log masks", async () => {
    const texts = hostileTexts(HEADERS);
    expect(await tooSlowFor((text) => maskError(new Error(text)), texts)).toEqual([]);
    expect(await tooSlowFor((text) => maskError(text), texts)).toEqual([]);
  });
});
