import type { StaffDigest } from "@legal/contracts";
import { addDays, seoulDateOf } from "@legal/i18n";
import { CaseRoom } from "../src/cases/record/case-room-model.ts";
import { enter, PAYMENT_ORDER, PAYMENT_ORDER_DUE, typeDate } from "./support-deadlines.ts";
import { admin, buy, member, say, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const today = seoulDateOf(new Date());
const digest = async (asService: "notifications" | "ai" = "notifications") =>
  chat.http.get<StaffDigest>("/internal/staff-digest", { asService });
const roomsOf = async (section: Exclude<keyof StaffDigest, "daysOff">) =>
  (await digest()).body[section].map(({ roomId }) => roomId);
const dated = async (date: string) => {
  const { id } = await buy(chat.http, member());
  expect((await typeDate(chat.http, staff, id, date)).status).toBe(200);
  return id;
};

describe("what the office has left to do", () => {
  it("is open cases alone, by date, those that wait for longest first", async () => {
    const [yesterday, before, now, later, closed] = [
      await dated(addDays(today, -1)),
      await dated(addDays(today, -3)),
      await dated(today),
      await dated(addDays(today, 1)),
      await dated(addDays(today, -2)),
    ];
    await chat.http.patch(`/api/chat-rooms/${closed}/status`, { caseStatus: "종료" }, { as: staff });
    const { body } = await digest();
    expect(body.overdue.map(({ roomId, at }) => [roomId, at])).toEqual([
      [before, addDays(today, -3)],
      [yesterday, addDays(today, -1)],
    ]);
    expect(body.today.map(({ roomId }) => roomId)).toEqual([now]);
    const unassigned = body.unassigned.map(({ roomId }) => roomId);
    expect(unassigned).toEqual([yesterday, before, now, later]);
    expect(body.unassigned[0]).toMatchObject({ serviceType: "certified-mail", assigneeId: null });
    expect(body.unassigned[0]?.number).toMatch(/^\d{4}-\d{6}$/);
  });

  it("has a case whose first date has passed and whose second is today among both", async () => {
    const id = await dated(today);
    await enter(chat.http, staff, id, PAYMENT_ORDER);
    const later = await dated(addDays(today, 1));
    await enter(chat.http, staff, later, PAYMENT_ORDER);
    const { body } = await digest();
    expect(body.overdue.find(({ roomId }) => roomId === id)?.at).toBe(PAYMENT_ORDER_DUE);
    expect(body.today.find(({ roomId }) => roomId === id)?.at).toBe(today);
    expect(body.today.map(({ roomId }) => roomId)).not.toContain(later);
  });

  it("names who waits for an answer, and the open cases that fell silent", async () => {
    const customer = member();
    const { id } = await buy(chat.http, customer);
    const client = await chat.replica(0).connect(customer);
    await say(client, id, "언제 답해 주시나요?");
    expect(await roomsOf("waiting")).toEqual([id]);
    expect(await roomsOf("silent")).toEqual([]);
    await CaseRoom.updateOne({ _id: id }, { $set: { spokenAt: new Date(Date.now() - 8 * 86_400_000) } });
    expect(await roomsOf("silent")).toEqual([id]);
  });

  it("is asked of one of staff as theirs and no one's", async () => {
    const [kim, lee] = [admin(), admin()];
    const [own, others, open] = [
      await dated(addDays(today, -1)),
      await dated(addDays(today, -1)),
      await dated(addDays(today, -1)),
    ];
    await CaseRoom.updateOne({ _id: own }, { $set: { assigneeId: kim.id } });
    await CaseRoom.updateOne({ _id: others }, { $set: { assigneeId: lee.id } });
    const path = `/internal/staff-digest?staffId=${kim.id}`;
    const { body } = await chat.http.get<StaffDigest>(path, { asService: "notifications" });
    const found = body.overdue.map(({ roomId }) => roomId);
    expect(found).toEqual(expect.arrayContaining([own, open]));
    expect(found).not.toContain(others);
    expect(await roomsOf("overdue")).toContain(others);
  });

  it("is answered to notifications alone", async () => {
    expect((await digest("ai")).status).toBe(403);
    expect((await chat.http.get("/internal/staff-digest", { as: staff })).status).toBe(401);
  });
});
