import type { ChatRoom } from "@legal/contracts";
import {
  change,
  enter,
  PAYMENT_ORDER,
  PAYMENT_ORDER_DUE,
  postEntry,
  roomOf,
  settle,
  typeDate,
} from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const kim = admin();
const opened = async () => ({ room: await buy(chat.http, member()) });

const end = (id: string, body: object) => chat.http.patch(`/api/chat-rooms/${id}/status`, body, { as: kim });

describe("a case that has ended", () => {
  it("takes no deadline and opens none again, until it is open itself", async () => {
    const { room } = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const { body: done } = await settle(chat.http, kim, deadline, "done");
    await end(room.id, { caseStatus: "종료" });
    const refused = { status: 409, body: { code: "CASE_ENDED" } };
    expect(await postEntry(chat.http, kim, room.id, PAYMENT_ORDER)).toMatchObject(refused);
    expect(await settle(chat.http, kim, done, "open")).toMatchObject(refused);
    await end(room.id, { caseStatus: "작성중" });
    expect(await settle(chat.http, kim, done, "open")).toMatchObject({ status: 200, body: { state: "open" } });
  });

  it("takes no typed date and no other service of what still runs, and lets a typed date be cleared", async () => {
    const { room } = await opened();
    await typeDate(chat.http, kim, room.id, "2026-12-24");
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    await end(room.id, { caseStatus: "종료", reason: "끝" });
    const refused = { status: 409, body: { code: "CASE_ENDED" } };
    expect(await typeDate(chat.http, kim, room.id, "2026-12-31")).toMatchObject(refused);
    const service = { mode: "ordinary", date: "2026-03-03" };
    expect(await change(chat.http, kim, deadline, { service })).toMatchObject(refused);
    expect(await change(chat.http, kim, deadline, { service: PAYMENT_ORDER.service })).toMatchObject({ status: 200 });
    const { status, body } = await typeDate(chat.http, kim, room.id, null);
    expect({ status, body }).toMatchObject({ status: 200, body: { deadline: PAYMENT_ORDER_DUE } });
  });
});

describe("a case with an open deadline", () => {
  it.each(["종료", "거래취소"])("is not set to %s without saying why", async (caseStatus) => {
    const { room } = await opened();
    await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const refused = await end(room.id, { caseStatus });
    expect(refused).toMatchObject({ status: 409, body: { code: "DEADLINE_OPEN", details: [{ path: "reason" }] } });
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ caseStatus: "준비중", version: 1 });
    expect((await end(room.id, { caseStatus: "작성중" })).status).toBe(200);
    expect((await end(room.id, { caseStatus, reason: "의뢰인이 취하했습니다" })).status).toBe(200);
    expect((await end(room.id, { caseStatus: caseStatus === "종료" ? "거래취소" : "종료" })).status).toBe(200);
  });

  it("ends without a reason once it is done, and so does one with a typed date alone", async () => {
    const { room } = await opened();
    await typeDate(chat.http, kim, room.id, "2026-12-24");
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    await settle(chat.http, kim, deadline, "done");
    expect((await end(room.id, { caseStatus: "종료" })).status).toBe(200);
  });

  it("that had ended without a reason gets the one for which many end at once", async () => {
    const { room } = await opened();
    const { body: ended } = await end(room.id, { caseStatus: "종료" });
    const { version } = ended as ChatRoom;
    const changes = [{ id: room.id, caseStatus: "종료", reason: "정본을 보내드렸습니다", version }];
    await chat.http.post("/api/chat-rooms/statuses", { changes }, { as: kim });
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ statusReason: "정본을 보내드렸습니다" });
  });

  it("is refused alone where many cases end at once", async () => {
    const [first, second] = [await opened(), await opened()];
    await enter(chat.http, kim, first.room.id, PAYMENT_ORDER);
    const changes = [first, second].map(({ room }) => ({ id: room.id, caseStatus: "종료" }));
    const { body } = await chat.http.post<object[]>("/api/chat-rooms/statuses", { changes }, { as: kim });
    expect(body).toMatchObject([{ ok: false, code: "DEADLINE_OPEN", room: null }, { ok: true }]);
    const explained = changes.map((one) => ({ ...one, reason: "합의" }));
    const again = await chat.http.post<object[]>("/api/chat-rooms/statuses", { changes: explained }, { as: kim });
    expect(again.body).toMatchObject([{ ok: true }, { ok: true }]);
  });
});
