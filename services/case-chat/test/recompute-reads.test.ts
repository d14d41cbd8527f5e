import { HOLIDAYS_MAX } from "@legal/contracts/constants";
import { addDays } from "@legal/i18n";
import { documentsExamined, longestTurnMs, usedIndexes } from "@legal/test-kit";
import mongoose from "mongoose";
import { Deadline } from "../src/cases/deadlines/deadline-model.ts";
import { readCalendar } from "../src/cases/holidays/read-calendar.ts";
import { recomputeDeadlines } from "../src/cases/deadlines/recompute/recompute-deadlines.ts";
import { enter, PAYMENT_ORDER } from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
/** Several batches. */
const DEADLINES = 1000;
const OLDER_LIST = { calendar: "KR-2000-01/00000000" };
const OLDER_CHANGES = { calendarChanges: -1 };
const FEW = { _id: /98$/ };

beforeAll(async () => {
  const room = await buy(chat.http, member());
  const { id } = await enter(chat.http, admin(), room.id, PAYMENT_ORDER);
  const row = await Deadline.findById(id).orFail().lean();
  const rows = Array.from({ length: DEADLINES }, (_, index) => ({
    ...row,
    _id: `01970000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    ...(index % 4 === 3 && { state: "done" }),
  }));
  await Deadline.collection.insertMany(rows as never);
});

/** A run of the job, and the filters with which it read deadlines. */
const run = async () => {
  const filters: object[] = [];
  mongoose.set("debug", (collection: string, method: string, filter: object) => {
    if (collection === "deadlines" && method === "find") filters.push(filter);
  });
  const done = await recomputeDeadlines().finally(() => mongoose.set("debug", false));
  return { done, filters };
};

const open = (rest: object = {}) => Deadline.countDocuments({ state: "open", ...rest });

const explained = async (filter: object) => ({
  indexes: await usedIndexes("deadlines", filter, {}),
  ...(await documentsExamined("deadlines", filter, { limit: DEADLINES })),
});

describe("a run reads what is older once, by the index of what makes it older", () => {
  it.each<[string, object, object]>([
    ["where nothing is", { _id: "none" }, {}],
    ["where an older list counted all", {}, OLDER_LIST],
    ["where administrators' changes made all older", {}, OLDER_CHANGES],
    ["where an older list counted few", FEW, OLDER_LIST],
    ["where changes made few older", FEW, OLDER_CHANGES],
  ])("%s", async (_what, ids, older) => {
    const makeOlder = () => Deadline.updateMany({ state: "open", ...ids }, { $set: { ...older } });
    const outdated = await open(ids);
    await makeOlder();
    const { done, filters } = await run();
    expect(done).toMatchObject({ movedCount: 0, complete: true });
    const { key: calendar, changes: calendarChanges } = await readCalendar();
    expect(await open({ calendar, calendarChanges })).toBe(await open());

    await makeOlder();
    const reads = [];
    for (const filter of filters) reads.push(await explained(filter));
    expect(reads).toMatchObject([
      { indexes: ["kind_1_state_1_calendar_1__id_1"] },
      { indexes: ["kind_1_state_1_calendarChanges_1__id_1"] },
    ]);
    expect(reads.reduce((sum, { returned }) => sum + returned, 0)).toBe(outdated);
    expect(reads.reduce((sum, { examined }) => sum + examined, 0)).toBe(outdated);
    await run();
  });
});

it("a run leaves the event loop to others, also where administrators entered as many holidays as they can", async () => {
  const rows = Array.from({ length: HOLIDAYS_MAX }, (_, index) => ({
    _id: `h${index}`,
    date: addDays("2013-01-02", index * 2),
    name: "임시",
    active: true,
    addedBy: admin().id,
    addedAt: new Date(),
    removedBy: null,
    removedAt: null,
  }));
  await mongoose.connection.collection<{ _id: string }>("holidays").insertMany(rows);
  const turns = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await Deadline.updateMany({ state: "open" }, { $set: OLDER_CHANGES });
    turns.push(await longestTurnMs(() => recomputeDeadlines()));
  }
  expect(await open(OLDER_CHANGES)).toBe(0);
  // The first ones also pay for compiling.
  expect(Math.min(...turns)).toBeLessThan(50);
});
