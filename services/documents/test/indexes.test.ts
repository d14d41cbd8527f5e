import { newestFirst, newId } from "@legal/service-kit";
import { usedIndexes } from "@legal/test-kit";
import mongoose from "mongoose";
import { documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const customers = Array.from({ length: 200 }, newId);
const oldestFirst = { since: 1, _id: 1 };

const multiply = async (name: string, count: number, vary: (index: number) => object): Promise<void> => {
  const rows = mongoose.connection.collection(name);
  const { _id: _one, ...one } = (await rows.findOne({})) ?? {};
  const many = Array.from({ length: count }, (_, index) => ({ ...one, _id: newId(), ...vary(index) }));
  await rows.insertMany(many as never);
};
const spread = (index: number) => ({ documentId: customers[index % 200], userId: customers[index % 200] });

beforeAll(async () => {
  await desk.start(member());
  await multiply("documents", 2000, (index) => ({
    caseId: newId(),
    userId: customers[index % 200],
    reviewerId: customers[index % 100],
    state: index % 20 === 0 ? "staff-check" : "delivered",
    isOpen: index % 20 === 0,
    since: new Date(index * 1000),
    createdAt: new Date(index * 1000),
  }));
  await multiply("document_history", 2000, (index) => ({ ...spread(index), createdAt: new Date(index * 1000) }));
  await multiply("document_versions", 2000, (index) => ({ ...spread(index), n: index }));
});

it.each([
  ["one state", "documents", { state: "staff-check" }, oldestFirst, "state_1_since_1__id_1"],
  ["what is not delivered", "documents", { isOpen: true }, oldestFirst, "isOpen_1_since_1__id_1"],
  ["a reviewer's", "documents", { reviewerId: customers[1] }, oldestFirst, "reviewerId_1_since_1__id_1"],
  ["a member's own", "documents", { userId: customers[1] }, newestFirst.sort, "userId_1_createdAt_-1__id_-1"],
  ["a history", "document_history", { documentId: customers[1] }, newestFirst.sort, "documentId_1_createdAt_-1__id_-1"],
  ["who of staff did something", "document_history", { side: "admin" }, { by: 1 }, "side_1_by_1"],
  ["versions", "document_versions", { documentId: customers[1] }, { n: -1 }, "documentId_1_n_-1"],
])("reads %s by an index", async (_what, collection, filter, sort, index) => {
  expect(await usedIndexes(collection, filter, sort)).toEqual([index]);
});
