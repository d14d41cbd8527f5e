import { addDays, seoulDateOf } from "@legal/i18n";
import { bigramsOf } from "@legal/service-kit";
import { documentsExamined, usedIndexes } from "@legal/test-kit";
import mongoose from "mongoose";
import { CaseRoom } from "../src/cases/record/case-room-model.ts";
import { listRooms } from "../src/cases/list-rooms.ts";
import { OPEN_CASES } from "../src/cases/open-cases.ts";
import { rebuildLists } from "../bench/rebuild-lists.ts";
import { Message } from "../src/messages/message-model.ts";
import { MAY_BE_UNREAD, unreadByStaff } from "../src/rooms/unread.ts";
import { KnownUser } from "../src/users/user-model.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const owner = member();
const ROOMS = 2000;
const roomIdOf = (index: number) => `01970000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const longAgo = new Date(1_700_000_000_000);
const dueDays = (index: number) => (index % 9) - 6;
const DUE = addDays(seoulDateOf(new Date()), 2);
const DUE_ROOMS = Array.from({ length: ROOMS / 40 }, (_, index) => index * 40).filter(
  (index) => dueDays(index) === 2,
).length;
const statusOf = (index: number) => (index % 20 === 0 ? "작성중" : "종료");

/** Enough of everything that reading all of it would be the dearer plan. */
beforeAll(async () => {
  const { id } = await buy(chat.http, owner);
  // As the release before writes cases, so that the fields below are all there is.
  const { case: _case, ...room } = await CaseRoom.findById(id).orFail().lean();
  const rooms = Array.from({ length: ROOMS }, (_, index) => ({
    ...room,
    _id: roomIdOf(index),
    userId: `u${index % 200}`,
    serviceType: index % 400 === 7 ? "labor-lawsuit" : "certified-mail",
    caseStatus: statusOf(index),
    deadline: index % 40 === 0 ? addDays(seoulDateOf(new Date()), dueDays(index)) : null,
    assigneeId: index % 500 === 3 ? owner.id : null,
    unanswered: index % 600 === 5,
    ...(index % 600 === 5 && { waitingSince: new Date(1_700_000_000_000 - index) }),
    spokenAt: index % 800 === 20 ? longAgo : new Date(),
    createdAt: new Date(1_700_000_000_000 + index * 1000),
  }));
  await CaseRoom.collection.insertMany(rooms as never);
  const users = Array.from({ length: 1000 }, (_, index) => {
    const words = `고객${index}\nuser${index}@example.org`;
    return { _id: `u${index}`, words, letterPairs: bigramsOf(words), version: 1, deleted: false };
  });
  await KnownUser.collection.insertMany(users as never);
  await rebuildLists();
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

describe("every list reads by an index", () => {
  it.each([
    ["own rooms", "chat_rooms", { userId: "u1" }, { updatedAt: -1 }, "userId_1_updatedAt_-1"],
    ["unread rooms", "chat_rooms", { awaitsAdmin: true }, { updatedAt: -1 }, "awaitsAdmin_1_updatedAt_-1"],
    ["a case by its number", "chat_rooms", { "case.number": { $in: ["2025-000001"] } }, {}, "case.number_1"],
    ["a case by its name", "chat_rooms", { "case.namePairs": { $all: ["땅 ", " 건"] } }, {}, "case.namePairs_1"],
    ["the history of a case", "case_activity", { roomId: roomIdOf(1) }, { _id: -1 }, "roomId_1__id_-1"],
    [
      "the open deadlines of a case",
      "deadlines",
      { caseId: roomIdOf(1), state: "open" },
      { dueDate: 1, _id: 1 },
      "caseId_1_state_1_dueDate_1__id_1",
    ],
    [
      "a customer's deadlines in their calendar",
      "deadlines",
      { userId: "u1", state: "open", dueDate: { $gte: "2026-01-01" } },
      { dueDate: 1, _id: 1 },
      "userId_1_state_1_dueDate_1__id_1",
    ],
    [
      "the office's deadlines in a calendar",
      "deadlines",
      { state: "open", dueDate: { $gte: "2026-01-01" } },
      { dueDate: 1, _id: 1 },
      "state_1_dueDate_1__id_1",
    ],
    [
      "deadlines of an older calendar",
      "deadlines",
      { kind: "computed", state: "open", calendar: { $lt: "KR/1" } },
      {},
      "kind_1_state_1_calendar_1__id_1",
    ],
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
    // The first reading gives cases of an earlier release their numbers.
    await count(50);
    const one = await count(1);
    expect(one).toBeGreaterThan(1);
    expect(await count(50)).toBe(one);
  });
});

type Query = Parameters<typeof listRooms>[0];
type Find = { collection: string; filter: object; sort: object; limit: number };

/** The queries that a call sends, each explained: how much was read and how much of it was wanted. */
const examinedBy = async (query: Query) => {
  const finds: Find[] = [];
  mongoose.set("debug", (collection: string, method: string, filter: object, options: Omit<Find, "collection">) => {
    if (method === "find") finds.push({ collection, filter, sort: options?.sort ?? {}, limit: options?.limit ?? 1000 });
  });
  const { rooms } = await listRooms(query).finally(() => mongoose.set("debug", false));
  const counted = [];
  for (const { collection, filter, ...page } of finds) counted.push(await documentsExamined(collection, filter, page));
  return { rooms, examined: Math.max(...counted.map(({ examined }) => examined)), finds: counted };
};

const pages = async (query: Query, count: number): Promise<string> => {
  let cursor: string | undefined;
  for (let page = 0; page < count; page += 1) cursor = (await listRooms({ ...query, cursor })).nextCursor;
  if (!cursor) throw new Error("the list is shorter");
  return cursor;
};

describe("documents examined", () => {
  it.each([
    ["everything", { tab: "all", limit: 50 }],
    ["a tab that few rooms are in", { tab: "작성중", limit: 50 }],
    ["a tab that nearly all rooms are in", { tab: "종료", limit: 50 }],
    ["what is urgent", { tab: "urgent", limit: 10 }],
  ] as const)("are at most twice what a page of %s shows, wherever it begins", async (_what, query) => {
    const first = await examinedBy(query);
    const later = await examinedBy({ ...query, cursor: await pages(query, query.tab === "종료" ? 30 : 1) });
    for (const { rooms, finds } of [first, later]) {
      expect(rooms).toHaveLength(query.limit);
      for (const { examined } of finds) expect(examined).toBeLessThanOrEqual(2 * query.limit);
    }
  });

  it.each([
    ["a customer", { search: "고객199" }, 10],
    ["a service", { search: "labor-lawsuit" }, 5],
    ["a day on which cases are due", { search: DUE }, DUE_ROOMS],
    ["an assignee", { assignee: owner.id }, 4],
    ["unanswered questions", { filter: ["unanswered"] }, 4],
  ] as const)("are few where few rooms fit: %s", async (_what, wish, fitting) => {
    const { rooms, finds } = await examinedBy({ tab: "all", limit: 50, ...wish } as unknown as Query);
    expect(rooms).toHaveLength(fitting);
    // The walk looks at a part of the list first; what ends it reads no more than fits.
    expect(finds.at(-1)?.examined).toBeLessThanOrEqual(2 * fitting);
  });

  it("are two of each room for the last words", async () => {
    const newest = Array.from({ length: 50 }, (_, index) => ({ chatRoomId: `r${index}`, seq: { $in: [39, 40] } }));
    const { examined, returned } = await documentsExamined(
      "messages",
      { $or: newest, aiAutoResponse: null },
      { limit: 200 },
    );
    expect(returned).toBe(100);
    expect(examined).toBe(100);
  });

  it("are those alone in which a staff member may have something unread", async () => {
    const { examined, returned } = await documentsExamined("chat_rooms", MAY_BE_UNREAD);
    expect(returned).toBe(4);
    expect(examined).toBeLessThanOrEqual(2 * returned);
    for (const { rooms } of unreadByStaff(admin().id))
      expect((await documentsExamined("chat_rooms", rooms)).examined).toBeLessThanOrEqual(2 * returned);
  });

  it("are those that fit where a long list of open cases has few silent ones", async () => {
    const silent = { ...OPEN_CASES, spokenAt: { $lt: new Date(Date.now() - 7 * 86_400_000) } };
    const { examined, returned } = await documentsExamined("chat_rooms", silent);
    expect(returned).toBe(3);
    expect(examined).toBeLessThanOrEqual(2 * returned);
  });

  it("are only of open cases where a filter is about these, page by page and in order", async () => {
    const query = { tab: "all" as const, filter: ["noDeadline" as const], limit: 20 };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { rooms, examined } = await examinedBy({ ...query, cursor });
      expect(examined).toBeLessThanOrEqual(ROOMS / 20 + 1);
      seen.push(...rooms.map(({ _id }) => _id));
      ({ nextCursor: cursor } = await listRooms({ ...query, cursor }));
    } while (cursor);
    const undated = Array.from({ length: ROOMS / 40 }, (_, index) => roomIdOf(index * 40 + 20));
    // The newest is the one that was bought.
    expect(seen.slice(1)).toEqual(undated.toReversed());
  });
});
