import { z } from "zod";
import { problemsOf } from "./event-compatibility.ts";

const KNOWN = ["open", "closed"] as const;
const MORE = ["open", "waiting", "closed"] as const;
const schemaOf = (shape: z.ZodRawShape) => z.toJSONSchema(z.object(shape), { io: "input" });
const compare = (before: z.ZodRawShape, now: z.ZodRawShape, keepsUnknown = true) =>
  problemsOf("case", schemaOf(before), schemaOf(now), keepsUnknown);

describe("an event beside the release before", () => {
  it.each([
    ["a list", z.enum(KNOWN), z.enum(MORE)],
    ["a list or nothing", z.enum(KNOWN).nullable(), z.enum(MORE).nullable()],
    ["a list of lists", z.array(z.enum(KNOWN)), z.array(z.enum(MORE))],
  ])("may have more values in %s, once that release keeps what it does not know", (_name, before, now) => {
    expect(compare({ status: before }, { status: now })).toEqual([]);
    expect(compare({ status: before }, { status: now }, false)).toEqual([
      "case.status has more values: release 0.1.0 does not keep those it does not know",
    ]);
  });

  it.each([true, false])("may take any text where it had a list; that release keeps values: %s", (keepsUnknown) => {
    expect(compare({ status: z.enum(KNOWN) }, { status: z.string() }, keepsUnknown)).toEqual([]);
  });

  it.each([
    ["loses a value", z.enum(MORE), z.enum(KNOWN)],
    ["may be nothing", z.enum(KNOWN), z.enum(KNOWN).nullable()],
    ["is a number", z.enum(KNOWN), z.number()],
    ["takes a list where it took any text", z.string(), z.enum(KNOWN)],
    ["takes texts of a form where it had a list", z.enum(KNOWN), z.uuid()],
  ])("is another version where a field %s", (_name, before, now) => {
    expect(compare({ status: before }, { status: now })).toEqual([
      "case.status is something else: make it the next version of the event",
    ]);
  });

  it("may have a field that can be missing, and no other", () => {
    const status = z.enum(KNOWN);
    expect(compare({ status }, { status, reason: z.string().optional() })).toEqual([]);
    expect(compare({ status }, { status, reason: z.string() })).toEqual([
      "case.reason is required: the release before does not send it",
    ]);
  });
});
