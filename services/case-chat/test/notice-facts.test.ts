import { OPEN_DEADLINES_PAGE_MAX, type CaseNote, type CaseNoticeFacts, type HolidayChange } from "@legal/contracts";
import { mentionOf } from "@legal/contracts/constants";
import { addDays, seoulDateOf } from "@legal/i18n";
import { nextWorkingDay } from "@legal/legal-rules";
import { newId } from "@legal/service-kit";
import { Holiday } from "../src/cases/holidays/holiday-model.ts";
import { CaseRoom } from "../src/cases/record/case-room-model.ts";
import { enter, PAYMENT_ORDER, settle, typeDate } from "./support-deadlines.ts";
import { upload } from "./support-files.ts";
import { admin, buy, member, say, send, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const asService = "notifications" as const;

interface Page {
  deadlines: { id: string; roomId: string; dueDate: string }[];
  daysOff: string[];
  next: string | null;
}
const page = (query = "") => chat.http.get<Page>(`/internal/open-deadlines${query}`, { asService });
const allPages = async (limit: number) => {
  const found: Page["deadlines"] = [];
  for (let after = ""; ;) {
    const { body } = await page(`?limit=${limit}${after && `&after=${after}`}`);
    found.push(...body.deadlines);
    if (body.next === null) return found;
    after = body.next;
  }
};

describe("what notifications ask", () => {
  it("names each open deadline of an open case once, page by page", async () => {
    const [room, other, ended] = [
      await buy(chat.http, member()),
      await buy(chat.http, member()),
      await buy(chat.http, member()),
    ];
    const open = await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    const done = await enter(chat.http, staff, other.id, PAYMENT_ORDER);
    await settle(chat.http, staff, done, "done");
    await typeDate(chat.http, staff, other.id, "2027-01-20");
    await typeDate(chat.http, staff, ended.id, "2027-01-20");
    await chat.http.patch(`/api/chat-rooms/${ended.id}/status`, { caseStatus: "종료" }, { as: staff });
    for (const limit of [1, 2, OPEN_DEADLINES_PAGE_MAX]) {
      const found = (await allPages(limit)).map(({ id, roomId, dueDate }) => `${id} ${roomId} ${dueDate}`);
      const expected = [`${open.id} ${room.id} ${open.dueDate}`, `${other.id} ${other.id} 2027-01-20`];
      expect(new Set(found)).toEqual(new Set(expected));
      expect(found).toHaveLength(expected.length);
    }
  });

  it("says the temporary holidays to come, and those that a reminder schedule looks back at", async () => {
    const room = await buy(chat.http, member());
    const today = seoulDateOf(new Date());
    const [before, soon] = [addDays(today, -20), nextWorkingDay(addDays(today, 40))];
    const past = { name: "임시공휴일", active: true, addedBy: staff.id, addedAt: new Date() };
    await Holiday.create({ _id: newId(), date: before, ...past });
    const entered = await chat.http.post<HolidayChange>(
      "/api/holidays",
      { date: soon, name: "임시공휴일" },
      { as: staff },
    );
    expect(entered.status).toBe(201);
    expect((await page()).body.daysOff).toEqual([before, soon]);
    const facts = await chat.http.get<CaseNoticeFacts>(`/internal/case-notice-facts/${room.id}`, { asService });
    expect(facts.body).toMatchObject({ isOpen: true, daysOff: [before, soon] });
    await chat.http.delete(`/api/holidays/${soon}`, { as: staff });
    expect((await page()).body.daysOff).not.toContain(soon);
  });

  it("says of each open deadline whether it is confirmed, and a date that the release before typed", async () => {
    const room = await buy(chat.http, member());
    const { id } = await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    const path = `/internal/case-notice-facts/${room.id}`;
    const deadlines = async () => (await chat.http.get<CaseNoticeFacts>(path, { asService })).body.deadlines;
    expect(await deadlines()).toMatchObject([{ id, statutory: true, confirmed: false }]);
    const asBefore = { deadline: "2026-02-20", "case.deadline": "2026-02-20" };
    await CaseRoom.updateOne({ _id: room.id }, { $set: asBefore });
    const typed = { id: room.id, matter: null, dueDate: "2026-02-20", confirmed: true };
    expect(await deadlines()).toMatchObject([typed, { id }]);
  });

  it("says whom a note of the room names while it does", async () => {
    const [room, other] = [await buy(chat.http, member()), await buy(chat.http, member())];
    const colleague = admin();
    const notes = `/api/chat-rooms/${room.id}/notes`;
    const content = `${mentionOf(colleague.id)} 확인`;
    const { body: note } = await chat.http.post<CaseNote>(notes, { content }, { as: staff });
    const mentioned = async (roomId: string, query = `?noteId=${note.id}`) =>
      (await chat.http.get<CaseNoticeFacts>(`/internal/case-notice-facts/${roomId}${query}`, { asService })).body
        .mentionedIds;
    expect(await mentioned(room.id)).toEqual([colleague.id]);
    expect(await mentioned(other.id)).toEqual([]);
    expect(await mentioned(room.id, "")).toBeUndefined();
    await chat.http.patch(`${notes}/${note.id}`, { content: "확인" }, { as: staff });
    expect(await mentioned(room.id)).toEqual([]);
    await chat.http.delete(`${notes}/${note.id}`, { as: staff });
    expect(await mentioned(room.id)).toEqual([]);
  });

  it("quotes no standing sentence for a file alone, which its reader may not understand", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const office = await chat.http.connect(staff);
    const words = async () =>
      (await chat.http.get<CaseNoticeFacts>(`/internal/case-notice-facts/${room.id}`, { asService })).body.unread?.user;
    const { fileUrl } = await upload(chat.http, staff);
    await send(office, { chatRoomId: room.id, fileUrl });
    expect(await words()).toMatchObject({ count: 1, words: null });
    await chat.http.post(`/api/chat-rooms/${room.id}/read`, {}, { as: owner });
    await say(office, room.id, "초안입니다");
    expect(await words()).toMatchObject({ count: 1, words: "초안입니다" });
  });

  it("is answered to notifications alone, and refuses a page without a bound", async () => {
    expect((await chat.http.get("/internal/open-deadlines", { as: staff })).status).toBe(401);
    expect((await chat.http.get("/internal/open-deadlines", { asService: "ai" })).status).toBe(403);
    expect((await page("?limit=100000")).status).toBe(400);
  });
});
