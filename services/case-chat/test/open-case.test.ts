import type { CaseCounts, ChatRoom } from "@legal/contracts";
import { CaseRoom } from "../src/cases/record/case-room-model.ts";
import { IdempotencyClaim } from "../src/cases/idempotency-claim-model.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const order = { serviceType: "payment-order", packageType: "standard" };

describe("buying a package", () => {
  it("opens a case at the catalogue's price", async () => {
    const buyer = member();
    const { status, body } = await chat.http.post<ChatRoom>("/api/chat-rooms", order, { as: buyer });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...order, userId: buyer.id, price: 110_000, caseStatus: "준비중", lastSeq: 0 });
    expect(await CaseRoom.countDocuments({ userId: buyer.id })).toBe(1);
  });

  it("keeps when the buyer agreed to an early start, and that another did not", async () => {
    const before = Date.now();
    const agreed = await chat.http.post<ChatRoom>("/api/chat-rooms", { ...order, startNow: true }, { as: member() });
    const stored = await CaseRoom.findById(agreed.body.id).lean();
    expect(stored?.startConsentAt?.getTime()).toBeGreaterThanOrEqual(before);
    expect(agreed.body.startConsentAt).toBe(stored?.startConsentAt?.toISOString());
    expect((await buy(chat.http, member())).startConsentAt).toBeNull();
  });

  it("freezes a price by agreement as null", async () => {
    expect(await buy(chat.http, member(), "lawsuit", "deluxe")).toMatchObject({ price: null });
  });

  it.each([
    ["payment-order", 99_000],
    ["payment-order", null],
    ["lawsuit", 110_000],
  ])("sells no %s to who was shown the price %j, which is another one now", async (serviceType, expectedPrice) => {
    const buyer = member();
    const shown = { serviceType, packageType: "deluxe", expectedPrice };
    const answer = await chat.http.post("/api/chat-rooms", shown, { as: buyer });
    expect(answer).toMatchObject({ status: 409, body: { code: "PRICE_CHANGED" } });
    expect(await CaseRoom.countDocuments({ userId: buyer.id })).toBe(0);
  });

  it("sells at the price that was shown, and gives back the case that is open already at another", async () => {
    const buyer = member();
    const headers = { "idempotency-key": "shown-1" };
    const ask = (expectedPrice: number) =>
      chat.http.post<ChatRoom>("/api/chat-rooms", { ...order, expectedPrice }, { as: buyer, headers });
    const first = await ask(110_000);
    expect(first).toMatchObject({ status: 201, body: { price: 110_000 } });
    expect((await ask(120_000)).body.id).toBe(first.body.id);
  });

  it.each(["admin-support", "no-such-service", "constructor"])("refuses %s on its field", async (serviceType) => {
    const answer = await chat.http.post("/api/chat-rooms", { ...order, serviceType }, { as: member() });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", details: [{ path: "serviceType", message: "알 수 없는 서비스입니다" }] },
    });
  });

  // Abuse case 21.
  it.each([{ userId: "x" }, { caseStatus: "종료" }, { price: 1 }, { isCase: false }])(
    "gives %j in the body no effect",
    async (extra) => {
      const buyer = member();
      const answer = await chat.http.post("/api/chat-rooms", { ...order, ...extra }, { as: buyer });
      expect(answer.status).toBe(400);
      expect(await CaseRoom.countDocuments({ userId: buyer.id })).toBe(0);
    },
  );

  it("needs a signed-in user", async () => {
    expect(await chat.http.post("/api/chat-rooms", order)).toMatchObject({ status: 401 });
  });
});

describe("buying twice", () => {
  it("gives twenty clicks at once one room", async () => {
    const buyer = member();
    const clicks = Array.from({ length: 20 }, () => chat.http.post<ChatRoom>("/api/chat-rooms", order, { as: buyer }));
    const answers = await Promise.all(clicks);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await CaseRoom.countDocuments({ userId: buyer.id })).toBe(1);
  });

  it("gives the same room for the same Idempotency-Key, also after the ten seconds", async () => {
    const buyer = member();
    const headers = { "idempotency-key": "click-1" };
    const first = await chat.http.post<ChatRoom>("/api/chat-rooms", order, { as: buyer, headers });
    await IdempotencyClaim.updateMany({ _id: /:bought:/, userId: buyer.id }, { $set: { holdsUntil: new Date() } });
    const second = await chat.http.post<ChatRoom>("/api/chat-rooms", order, { as: buyer, headers });
    expect(second.body.id).toBe(first.body.id);
    expect((await buy(chat.http, buyer, order.serviceType)).id).not.toBe(first.body.id);
  });

  it("takes one key of two buyers for two purchases", async () => {
    const headers = { "idempotency-key": "click-3" };
    const rooms = await Promise.all(
      [member(), member()].map((as) => chat.http.post<ChatRoom>("/api/chat-rooms", order, { as, headers })),
    );
    expect(rooms[0]?.body.id).not.toBe(rooms[1]?.body.id);
  });

  it("refuses a key that named another purchase", async () => {
    const buyer = member();
    const headers = { "idempotency-key": "click-2" };
    await chat.http.post("/api/chat-rooms", order, { as: buyer, headers });
    const other = { ...order, packageType: "deluxe" };
    expect(await chat.http.post("/api/chat-rooms", other, { as: buyer, headers })).toMatchObject({ status: 409 });
  });

  it("keeps different buyers, services and packages apart", async () => {
    const buyer = member();
    const rooms = [
      await buy(chat.http, buyer),
      await buy(chat.http, buyer, "certified-mail", "deluxe"),
      await buy(chat.http, buyer, "answer-brief"),
      await buy(chat.http, member()),
    ];
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(4);
  });
});

describe("talking to the office", () => {
  // Abuse case 22.
  it("makes one room of twenty requests at once, and notes one consultation", async () => {
    const person = member();
    const ask = () => chat.http.post<ChatRoom>("/api/chat-rooms/admin-support", undefined, { as: person });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await ask()).toMatchObject({ status: 200 });
    const consultations = await chat.http.get<unknown[]>("/api/chat-rooms/consultations/my", { as: person });
    expect(consultations.body).toMatchObject([{ chatRoomId: answers[0]?.body.id, status: "pending" }]);
  });

  it("is no case: no package, in no tab, in no statistic", async () => {
    const staff = admin();
    const before = await chat.http.get<CaseCounts>("/api/chat-rooms/counts", { as: staff });
    const { body } = await chat.http.post<ChatRoom>("/api/chat-rooms/admin-support", undefined, { as: member() });
    const after = await chat.http.get<CaseCounts>("/api/chat-rooms/counts", { as: staff });
    expect(body).toMatchObject({ packageType: null, price: null, serviceType: "admin-support" });
    expect(after.body).toMatchObject({ total: before.body.total, active: before.body.active });
    const preparing = await chat.http.get<ChatRoom[]>("/api/chat-rooms?tab=준비중&limit=200", { as: staff });
    expect(preparing.body.map(({ id }) => id)).not.toContain(body.id);
  });
});
