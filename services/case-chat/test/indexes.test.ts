import { usedIndexes } from "@legal/test-kit";
import mongoose from "mongoose";
import { ChatRoom } from "../src/chat-rooms/chat-room-model.ts";
import { mostUrgentFirst, newestFirst } from "../src/chat-rooms/room-cursor.ts";
import { tabFilter, urgentFilter } from "../src/chat-rooms/room-tabs.ts";
import { Message } from "../src/messages/message-model.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const owner = member();
let roomId = "";

/** Enough of everything that reading all of it would be the dearer plan. */
beforeAll(async () => {
  roomId = (await buy(chat.http, owner)).id;
  const room = await ChatRoom.findById(roomId).lean();
  const rooms = Array.from({ length: 2000 }, (_, index) => ({
    ...room,
    _id: `r${index}`,
    userId: `u${index % 200}`,
    isCase: true,
    caseStatus: index % 20 === 0 ? "작성중" : "종료",
    createdAt: new Date(index * 1000),
  }));
  await ChatRoom.collection.insertMany(rooms as never);
  const messages = Array.from({ length: 2000 }, (_, index) => ({
    _id: `m${index}`,
    chatRoomId: `r${index % 50}`,
    seq: Math.floor(index / 50) + 1,
    senderId: owner.id,
    clientMessageId: `c${index}`,
    content: "x",
    sentByAdmin: false,
  }));
  await Message.collection.insertMany(messages as never);
});

const urgent = { ...urgentFilter(new Date()), deadline: { $lte: "2000-01-01" } };

describe("every list reads by an index", () => {
  it.each([
    ["own rooms", "chat_rooms", { userId: "u1" }, { updatedAt: -1 }, "userId_1_updatedAt_-1"],
    [
      "a status tab",
      "chat_rooms",
      tabFilter("작성중", new Date()),
      newestFirst.sort,
      "isCase_1_caseStatus_1_createdAt_-1__id_-1",
    ],
    ["the urgent tab", "chat_rooms", urgent, mostUrgentFirst.sort, "isCase_1_deadline_1__id_1"],
    ["unread rooms", "chat_rooms", { awaitsAdmin: true }, { updatedAt: -1 }, "awaitsAdmin_1_updatedAt_-1"],
    ["the newest messages", "messages", { chatRoomId: "r1" }, { seq: -1 }, "chatRoomId_1_seq_1"],
    ["messages after one", "messages", { chatRoomId: "r1", seq: { $gt: 3 } }, { seq: 1 }, "chatRoomId_1_seq_1"],
    [
      "a repeated message",
      "messages",
      { chatRoomId: "r1", senderId: "u", clientMessageId: "c" },
      {},
      "chatRoomId_1_senderId_1_clientMessageId_1",
    ],
  ])("%s", async (_what, collection, filter, sort, index) => {
    expect(await usedIndexes(collection, filter, sort)).toEqual([index]);
  });

  it("asks the database the same number of times for one room and for fifty", async () => {
    const staff = admin();
    const count = async (limit: number) => {
      let commands = 0;
      const listen = () => (commands += 1);
      mongoose.set("debug", listen);
      await chat.http.get(`/api/chat-rooms?limit=${limit}`, { as: staff });
      mongoose.set("debug", false);
      return commands;
    };
    const one = await count(1);
    expect(one).toBeGreaterThan(1);
    expect(await count(50)).toBe(one);
  });
});
