import type { Inquiry as Answer } from "@legal/contracts";
import { bigramsOf, newestFirst, newId } from "@legal/service-kit";
import { documentsExamined, usedIndexes } from "@legal/test-kit";
import mongoose from "mongoose";
import { Inquiry } from "../src/inquiries/inquiry-model.ts";
import { foundByPairs } from "../src/inquiries/search-words.ts";
import { admin, inquiriesUnderTest, write } from "./support.ts";

const desk = inquiriesUnderTest();
const RARE = "곽두팔";
const members = Array.from({ length: 200 }, newId);

beforeAll(async () => {
  const { id } = await write(desk.http);
  const one = await Inquiry.findById(id).lean();
  const wordsAt = (index: number) => (index < 3 ? `${RARE}${index}` : `${one?.words}\n홍길${index}`);
  const many = Array.from({ length: 2000 }, (_, index) => ({
    ...one,
    _id: newId(),
    message: `m${index}`,
    words: wordsAt(index),
    letterPairs: bigramsOf(wordsAt(index)),
    userId: members[index % members.length],
    status: index % 20 === 0 ? "pending" : "resolved",
    isRead: index % 20 !== 0,
    createdAt: new Date(index * 1000),
  }));
  await mongoose.connection.collection("inquiries").insertMany(many as never);
});

describe("every list reads by an index", () => {
  it.each([
    ["one status", { status: "pending" }, "status_1_createdAt_-1__id_-1"],
    ["what nobody has seen", { isRead: false }, "isRead_1_createdAt_-1__id_-1"],
    ["a member's own", { userId: members[1] }, "userId_1_createdAt_-1__id_-1"],
  ])("%s", async (_what, filter, index) => {
    expect(await usedIndexes("inquiries", filter, newestFirst.sort)).toEqual([index]);
  });
});

describe("a search", () => {
  const found = async (search: string, limit: number) => {
    const { body } = await desk.http.get<Answer[]>(`/api/inquiries?search=${search}&limit=${limit}`, { as: admin() });
    return body.map(({ message }) => message);
  };

  it("finds what only the oldest of many inquiries contain", async () => {
    expect(await found(RARE, 2)).toEqual(["m2", "m1"]);
    expect(await found(`${RARE}1`, 50)).toEqual(["m1"]);
  });

  it("finds what many contain among the newest", async () => {
    expect(await found("홍길1", 3)).toEqual(["m1999", "m1998", "m1997"]);
  });

  it("reads only what it finds, by the index", async () => {
    expect(await usedIndexes("inquiries", foundByPairs(RARE), {})).toEqual(["letterPairs_1"]);
    const { examined, returned } = await documentsExamined("inquiries", foundByPairs(RARE));
    expect(returned).toBe(3);
    expect(examined).toBeLessThanOrEqual(2 * returned);
  });
});
