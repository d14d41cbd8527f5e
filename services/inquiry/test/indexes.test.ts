import { newestFirst } from "@legal/service-kit";
import { usedIndexes } from "@legal/test-kit";
import mongoose from "mongoose";
import { Inquiry } from "../src/inquiries/inquiry-model.ts";
import { inquiriesUnderTest, write } from "./support.ts";

const desk = inquiriesUnderTest();

beforeAll(async () => {
  const { id } = await write(desk.http);
  const one = await Inquiry.findById(id).lean();
  const many = Array.from({ length: 2000 }, (_, index) => ({
    ...one,
    _id: `i${index}`,
    userId: `u${index % 200}`,
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
    ["a member's own", { userId: "u1" }, "userId_1_createdAt_-1__id_-1"],
  ])("%s", async (_what, filter, index) => {
    expect(await usedIndexes("inquiries", filter, newestFirst.sort)).toEqual([index]);
  });
});
