import type { ChatRoom } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { newId, type User } from "@legal/service-kit";
import mongoose from "mongoose";
import { CaseCounter } from "../src/cases/numbers/case-counter-model.ts";
import { backfillCaseNumbers } from "../src/cases/numbers/backfill-case-numbers.ts";
import { takeCaseNumbers } from "../src/cases/numbers/take-case-numbers.ts";
import type { CaseRoomRecord } from "../src/cases/record/case-room-model.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const staff = admin();
const thisYear = seoulDateOf(new Date()).slice(0, 4);
const rooms = () => mongoose.connection.collection<CaseRoomRecord>("chat_rooms");
const shown = async (id: string, as: User = staff) =>
  (await chat.http.get<ChatRoom>(`/api/chat-rooms/${id}`, { as })).body;
const numberOf = async (id: string) => (await shown(id)).caseNumber;

/** As the release before opens a case: without a number, with both forms or with the columns alone. */
const openedBefore = async (openedAt: Date, form: "both" | "columns" = "both") => {
  const { id } = await buy(chat.http, member());
  const room = await rooms().findOneAndDelete({ _id: id });
  if (!room) throw new Error("no room");
  const { case: { number: _number, ...own } = {}, ...columns } = room;
  const copy = { ...columns, _id: newId(), createdAt: openedAt, ...(form === "both" && { case: own }) };
  await rooms().insertOne(copy as CaseRoomRecord);
  return copy._id;
};

describe("a case's number", () => {
  it("is the year in Seoul and six digits, the same for the customer and the office", async () => {
    const buyer = member();
    const room = await buy(chat.http, buyer);
    expect(room.caseNumber).toMatch(new RegExp(`^${thisYear}-\\d{6}$`));
    expect((await shown(room.id, buyer)).caseNumber).toBe(room.caseNumber);
    expect(await numberOf(room.id)).toBe(room.caseNumber);
    const { body } = await chat.http.get<ChatRoom[]>("/api/chat-rooms?limit=200", { as: staff });
    expect(body.find(({ id }) => id === room.id)?.caseNumber).toBe(room.caseNumber);
  });

  it("is never given twice, of fifty purchases at once over two replicas", async () => {
    const opened = await Promise.all(Array.from({ length: 50 }, (_, at) => buy(chat.replica(at % 2), member())));
    expect(new Set(opened.map(({ caseNumber }) => caseNumber)).size).toBe(50);
    const again = { $set: { "case.number": opened[0]?.caseNumber } };
    await expect(rooms().updateOne({ _id: opened[1]?.id ?? "" }, again)).rejects.toThrow(/duplicate/i);
  });

  it("stays the same when the purchase is repeated", async () => {
    const buyer = member();
    const first = await buy(chat.http, buyer);
    expect(await buy(chat.http, buyer)).toMatchObject({ id: first.id, caseNumber: first.caseNumber });
  });

  it("is none of a conversation with the office", async () => {
    const { body } = await chat.http.post<ChatRoom>("/api/chat-rooms/admin-support", undefined, { as: member() });
    expect(body).toMatchObject({ caseNumber: null, caseName: null });
    await backfillCaseNumbers();
    expect(await numberOf(body.id)).toBeNull();
  });

  it("has more digits after a million cases of a year", async () => {
    await CaseCounter.create({ _id: "2031", last: 999_999 });
    expect(await takeCaseNumbers("2031", 2)).toEqual(["2031-1000000", "2031-1000001"]);
  });

  it("counts each year of Seoul by itself", async () => {
    // Already the new year in Seoul, and still the old one in UTC.
    const id = await openedBefore(new Date("2032-12-31T15:30:00Z"));
    await backfillCaseNumbers();
    expect(await numberOf(id)).toBe("2033-000001");
  });
});

describe("cases that the release before opened", () => {
  it("are numbered in the order in which they were opened, whatever form they were stored in", async () => {
    const at = (minute: number) => new Date(Date.UTC(2024, 4, 1, 0, minute));
    const ids = [];
    for (const minute of [1, 2, 3, 4, 5]) ids.push(await openedBefore(at(minute), minute % 2 ? "both" : "columns"));
    await expect(backfillCaseNumbers(AbortSignal.abort())).rejects.toThrow("aborted");
    await backfillCaseNumbers();
    const numbers = await Promise.all(ids.map(numberOf));
    expect(numbers).toEqual([1, 2, 3, 4, 5].map((count) => `2024-00000${count}`));
    expect(await backfillCaseNumbers()).toBe(0);
  });

  it("have one as soon as they are read, the same for all who read them at once", async () => {
    const id = await openedBefore(new Date("2025-05-01T01:00:00Z"));
    const [first, ...others] = await Promise.all([numberOf(id), numberOf(id), numberOf(id), numberOf(id)]);
    expect(first).toMatch(/^2025-\d{6}$/);
    expect([...others, await numberOf(id)]).toEqual([first, first, first, first]);
    expect((await rooms().findOne({ _id: id }))?.case?.number).toBe(first);
    const owner = (await rooms().findOne({ _id: await openedBefore(new Date(), "columns") }))?.userId ?? "";
    const own = await chat.http.get<ChatRoom[]>("/api/chat-rooms/my", { as: { ...member(), id: owner } });
    expect(own.body.map(({ caseNumber }) => caseNumber)).toEqual([expect.stringMatching(/^\d{4}-\d{6}$/)]);
  });

  it("get one number each when several replicas number them beside purchases", async () => {
    const ids = [];
    for (let index = 0; index < 10; index += 1) ids.push(await openedBefore(new Date()));
    const [bought] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => buy(chat.http, member()))),
      backfillCaseNumbers(),
      backfillCaseNumbers(),
    ]);
    const numbers = await Promise.all([...ids, ...bought.map(({ id }) => id)].map(numberOf));
    expect(numbers).not.toContain(null);
    expect(new Set(numbers).size).toBe(15);
  });

  it("get theirs from the next run when they were opened during the rollout", async () => {
    const numbered = await buy(chat.http, member());
    await backfillCaseNumbers();
    const late = await openedBefore(new Date());
    expect(await backfillCaseNumbers()).toBe(1);
    expect(await numberOf(late)).toMatch(new RegExp(`^${thisYear}-\\d{6}$`));
    expect(await numberOf(numbered.id)).toBe(numbered.caseNumber);
  });
});

describe("a number", () => {
  it("survives every change of the case, also by the release before", async () => {
    const room = await buy(chat.http, member());
    const change = (what: string, body: object) =>
      chat.http.patch<ChatRoom>(`/api/chat-rooms/${room.id}/${what}`, body, { as: staff });
    await change("status", { caseStatus: "작성중" });
    await rooms().updateOne({ _id: room.id }, { $set: { caseStatus: "발송완료" }, $inc: { version: 1 } });
    const { body } = await change("deadline", { deadline: "2026-12-24" });
    expect(body).toMatchObject({ caseNumber: room.caseNumber, caseStatus: "발송완료" });
  });

  it("finds its case in every way it is written", async () => {
    const room = await buy(chat.http, member(), "payment-order");
    const number = room.caseNumber ?? "";
    const [year = "", digits = ""] = number.split("-");
    const written = [number, `${year}-${digits.slice(-3)}`, digits, digits.slice(-3), number.replace("-", "\u2011")];
    for (const search of [...written, `지급명령\u00A0· ${number}`]) {
      const path = `/api/chat-rooms?search=${encodeURIComponent(search)}&limit=200`;
      const { body } = await chat.http.get<ChatRoom[]>(path, { as: staff });
      expect(body.map(({ id }) => id)).toContain(room.id);
    }
    const other = await chat.http.get<ChatRoom[]>(`/api/chat-rooms?search=2025-${digits}`, { as: staff });
    expect(other.body).toEqual([]);
  });
});
