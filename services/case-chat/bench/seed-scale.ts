// Fills an empty platform with the cases and messages of a large office: `npm run seed:scale`.
import { parseArgs } from "node:util";
import { prepareCollections } from "@legal/service-kit/mongo";
import mongoose from "mongoose";
import { rebuildLists } from "./rebuild-lists.ts";
import { CaseRoom } from "../src/cases/record/case-room-model.ts";
import { Message } from "../src/messages/message-model.ts";
import { KnownUser } from "../src/users/user-model.ts";
import { officeOf } from "./scale-shape.ts";

const BATCH = 1000;
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    database: { type: "string", default: "case_chat" },
    cases: { type: "string", default: "100000" },
    messages: { type: "string", default: "1000000" },
  },
});
if (!values.url) throw new Error("--url names the MongoDB server");
const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
const countOf = (text: string, option: string): number =>
  /^[1-9]\d*$/.test(text) ? Number(text) : fail(`--${option} takes a number, such as 1000; ${text} is none.`);
const cases = countOf(values.cases, "cases");
const messages = countOf(values.messages, "messages");

const startedAt = performance.now();
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);

// Bulk writes and index builds take longer than a request may.
await mongoose.connect(values.url, { dbName: values.database, autoIndex: false });
mongoose.set("maxTimeMS", undefined);
await prepareCollections();
if ((await CaseRoom.countDocuments({}, { limit: 2 })) > 1)
  fail("This office has cases already, and only an empty one is filled: start the platform with another DATA_DIR.");

const filled = [KnownUser, CaseRoom, Message];
// An index is built much faster over what is there than kept up while it comes.
for (const { collection } of filled) await collection.dropIndexes();

const insert = (model: (typeof filled)[number], documents: unknown[]) =>
  model.collection.insertMany(documents as never, { ordered: false, writeConcern: { w: 1 } });

const office = officeOf({ cases, messages, now: new Date() });
await insert(KnownUser, office.staff);
for (let first = 0; first < office.customers; first += BATCH) {
  const length = Math.min(BATCH, office.customers - first);
  await insert(
    KnownUser,
    Array.from({ length }, (_, index) => office.customerAt(first + index)),
  );
}
say(`${office.customers} customers`);

for (let first = 0; first < cases; first += BATCH) {
  const part = Array.from({ length: Math.min(BATCH, cases - first) }, (_, index) => office.roomAt(first + index));
  await insert(
    CaseRoom,
    part.map(({ room }) => room),
  );
  const said = part.flatMap((one) => one.said);
  for (let at = 0; at < said.length; at += 5 * BATCH) await insert(Message, said.slice(at, at + 5 * BATCH));
  if ((first / BATCH) % 10 === 9) say(`${first + part.length} cases`);
}
await rebuildLists();
say("lists");
await prepareCollections();
say("indexes");
await mongoose.disconnect();
