import * as fc from "fast-check";
import type { Document } from "./mongo.ts";

export const users = ["u1", "u2", "u3", "민수", "김철수"];
const rooms = ["r1", "r2", "r3", "r4"];
const statuses = ["received", "working", "done"];
const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-12-01"];

const orMissing = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 5 });

const field = fc.record(
  {
    userId: fc.constantFrom(...users),
    chatRoomId: fc.constantFrom(...rooms),
    seq: fc.integer({ min: 1, max: 60 }),
    caseStatus: orMissing(statuses),
    deadline: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<string | null>(...days) }, fc.constant(null)),
    open: fc.boolean(),
    username: fc.stringMatching(/^[ab가나]{0,3}$/),
    reads: fc.array(fc.record({ by: fc.constantFrom(...users), seq: fc.integer({ min: 0, max: 60 }) }), {
      maxLength: 3,
    }),
    tags: fc.array(fc.constantFrom("x", "y", "z"), { maxLength: 3 }),
  },
  { requiredKeys: ["userId", "chatRoomId", "seq"] },
);

/** Documents as the services store them: some fields missing, some null. */
export const sampleCases = (count: number, seed: number) =>
  fc.sample(field, { seed, numRuns: count }).map((document, n) => ({
    _id: `id-${n}`,
    ...Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined)),
  }));

/** The shapes of index the services declare. */
export const caseIndexes: [key: Record<string, 1 | -1>, options?: Document][] = [
  [{ userId: 1 }],
  [{ chatRoomId: 1, seq: 1 }],
  [{ chatRoomId: 1, seq: -1 }],
  [{ caseStatus: 1, deadline: 1 }],
  [{ deadline: 1, seq: -1 }],
  [{ username: 1 }],
  [{ userId: 1, caseStatus: 1, seq: -1 }],
  [{ "reads.by": 1, "reads.seq": 1 }],
  [{ tags: 1 }],
  [{ userId: 1, chatRoomId: 1 }, { partialFilterExpression: { open: true } }],
];

const range = (min: number, max: number) =>
  fc.record(
    {
      $gt: fc.integer({ min, max }),
      $gte: fc.integer({ min, max }),
      $lt: fc.integer({ min, max }),
      $lte: fc.integer({ min, max }),
    },
    { requiredKeys: [] },
  );
const seqCondition = fc.oneof(
  fc.integer({ min: 1, max: 60 }),
  range(1, 60).filter((bounds) => Object.keys(bounds).length > 0),
);
const anyOf = (values: readonly unknown[]) =>
  fc.oneof(
    fc.constantFrom(...values),
    fc.subarray([...values]).map((some) => ({ $in: some })),
    fc.subarray([...values]).map((some) => ({ $nin: some })),
    fc.constantFrom(...values).map((one) => ({ $ne: one })),
  );
const dayCondition = fc.oneof(
  fc.constant<unknown>(null),
  anyOf([...days, null]),
  fc.constantFrom(...days).map((day) => ({ $lte: day })),
  fc.constantFrom(...days).map((day) => ({ $gte: day, $ne: null })),
  fc.boolean().map((present) => ({ $exists: present })),
);

const condition = fc.oneof(
  fc.record({ _id: anyOf(["id-1", "id-2", "id-399", "absent"]) }),
  fc.record({ userId: anyOf(users) }),
  fc.record({ chatRoomId: fc.constantFrom(...rooms), seq: seqCondition }),
  fc.record({ caseStatus: anyOf([...statuses, null]), deadline: dayCondition }),
  fc.record({ caseStatus: anyOf(statuses) }),
  fc.record({ deadline: dayCondition }),
  fc.record({ userId: anyOf(users), caseStatus: anyOf(statuses) }),
  fc.record({ userId: fc.constantFrom(...users), chatRoomId: fc.constantFrom(...rooms), open: fc.constant(true) }),
  fc.stringMatching(/^[ab가나]{1,2}$/).map((prefix) => ({ username: { $regex: `^${prefix}` } })),
  fc.stringMatching(/^[AB]$/).map((character) => ({ username: { $regex: character, $options: "i" } })),
  fc.record({ by: fc.constantFrom(...users), seq: seqCondition }).map((match) => ({ reads: { $elemMatch: match } })),
  fc.constantFrom("x", "y", "z").map((tag) => ({ tags: tag })),
  fc.subarray(["x", "y", "z"], { minLength: 1 }).map((tags) => ({ tags: { $all: tags } })),
  fc.integer({ min: 0, max: 3 }).map((size) => ({ reads: { $size: size } })),
);

export const caseFilter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 4, arbitrary: condition },
  fc.tuple(condition, condition).map(([a, b]) => ({ $and: [a, b] })),
  fc.array(condition, { minLength: 1, maxLength: 3 }).map((some) => ({ $or: some })),
  fc.tuple(condition, fc.array(condition, { minLength: 1, maxLength: 2 })).map(([a, some]) => ({ ...a, $or: some })),
  condition.map((one) => ({ $nor: [one] })),
);

// Ends with the id, so that there is one right order.
export const caseOrder = fc.constantFrom<Record<string, 1 | -1>>(
  { _id: 1 },
  { seq: 1, _id: 1 },
  { seq: -1, _id: 1 },
  { deadline: 1, seq: -1, _id: 1 },
  { caseStatus: 1, deadline: 1, _id: -1 },
  { username: -1, _id: 1 },
);

const change: fc.Arbitrary<Document> = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((seq) => ({ $set: { seq } })),
  fc.constantFrom(...statuses).map((caseStatus) => ({ $set: { caseStatus } })),
  fc.constantFrom<string | null>(...days, null).map((deadline) => ({ $set: { deadline } })),
  fc.constant({ $unset: { deadline: "" } }),
  fc.constant({ $inc: { seq: 7 } }),
  fc.constantFrom(...users).map((by) => ({ $push: { reads: { by, seq: 1 } } })),
  fc.constantFrom("x", "y").map((tag) => ({ $addToSet: { tags: tag } })),
  fc.constantFrom("x", "y").map((tag) => ({ $pull: { tags: tag } })),
);

export type CaseStep =
  | {
      kind: "updateMany" | "updateFirst" | "takeFirst";
      where: Document;
      order: Record<string, 1 | -1>;
      change: Document;
    }
  | { kind: "upsert"; id: string; change: Document }
  | { kind: "deleteFirst"; where: Document; order: Record<string, 1 | -1> };

export const caseStep: fc.Arbitrary<CaseStep> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("updateMany" as const, "updateFirst" as const, "takeFirst" as const),
    where: caseFilter,
    order: caseOrder,
    change,
  }),
  fc.record({ kind: fc.constant("upsert" as const), id: fc.constantFrom("new-1", "new-2", "id-5"), change }),
  fc.record({ kind: fc.constant("deleteFirst" as const), where: caseFilter, order: caseOrder }),
);
