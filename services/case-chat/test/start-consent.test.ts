import type { CaseActivity, ChatRoom, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { deskOf } from "./support-desk.ts";
import { admin, buy, hearing, join, member, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const { change } = deskOf(chat);
const consent = (id: string, as?: User) =>
  chat.http.post<ChatRoom & ErrorBody>(`/api/chat-rooms/${id}/start-consent`, undefined, as ? { as } : {});
const shown = async (id: string) => (await chat.http.get<ChatRoom>(`/api/chat-rooms/${id}`, { as: staff })).body;
const historyOf = async (id: string) =>
  (await chat.http.get<CaseActivity[]>(`/api/chat-rooms/${id}/activity`, { as: staff })).body;

describe("a consent to start that is given after the purchase", () => {
  it("is the time of the first one, in the history, and collides with no change of staff", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    expect(room).toMatchObject({ price: expect.any(Number), startConsentAt: null });
    const before = Date.now();
    const answers = await Promise.all([consent(room.id, owner), consent(room.id, owner)]);
    const given = (await consent(room.id, owner)).body.startConsentAt;
    expect(Date.parse(given ?? "")).toBeGreaterThanOrEqual(before);
    for (const { status, body } of answers) expect([status, body.startConsentAt]).toEqual([200, given]);
    expect(await shown(room.id)).toMatchObject({ startConsentAt: given, version: room.version });
    expect((await historyOf(room.id)).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["purchase", "standard", "standard"],
      ["purchase", null, "standard"],
    ]);
    expect((await change(room, "status", { caseStatus: "작성중", version: room.version }, staff)).status).toBe(200);
    expect((await shown(room.id)).startConsentAt).toBe(given);
  });

  it("reaches the office's open screen at once", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "objection");
    const desk = await chat.http.connect(staff);
    await join(desk, room.id);
    const received = hearing(desk, "room-updated");
    await consent(room.id, owner);
    await until(() => received.some(({ startConsentAt }) => startConsentAt));
  });

  it("is the customer's alone to give", async () => {
    const room = await buy(chat.http, member());
    expect(await consent(room.id)).toMatchObject({ status: 401 });
    expect(await consent(room.id, member())).toMatchObject({ status: 404, body: { code: "ROOM_NOT_FOUND" } });
    expect(await consent(room.id, staff)).toMatchObject({ status: 403 });
    expect((await shown(room.id)).startConsentAt).toBeNull();
  });

  it("is of an open case", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    await change(room, "status", { caseStatus: "거래취소", reason: "요청하심" }, staff);
    expect(await consent(room.id, owner)).toMatchObject({ status: 409, body: { code: "CASE_ENDED" } });
    const { body } = await chat.http.post<ChatRoom>("/api/chat-rooms/admin-support", undefined, { as: owner });
    expect(await consent(body.id, owner)).toMatchObject({ status: 404 });
    expect((await shown(room.id)).startConsentAt).toBeNull();
  });
});
