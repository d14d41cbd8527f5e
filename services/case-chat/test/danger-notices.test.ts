import {
  dangerNoticeOpened,
  dangerReported,
  memberWaiting,
  userCreated,
  userDeleted,
  type AccessEntry,
  type DangerFacts,
  type DangerNotice,
  type UnansweredMessages,
} from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteOldDangerNotices } from "../src/danger-notices/delete-old-danger-notices.ts";
import { DangerNotice as DangerNoticeModel } from "../src/danger-notices/danger-notice-model.ts";
import { known } from "./support-desk.ts";
import { useChatEvents } from "./support-events.ts";
import { recordedAndPublished } from "./support-recorded.ts";
import { admin, buy, hearing, join, member, say, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const events = useChatEvents(chat);
const PATH = "/api/danger-notices";
const AT = "2026-11-23T01:00:00.000Z";
const LATER = "2026-11-23T01:05:00.000Z";

const report = async (userId: string, conversationId = newId(), at = AT): Promise<string> => {
  await events.deliver(dangerReported, { userId, conversationId, at });
  return conversationId;
};
const list = async (query = "", as: User = admin()) =>
  (await chat.http.get<DangerNotice[]>(`${PATH}${query}`, { as })).body;
const noticesOf = async (userId: string, query = "?limit=200") =>
  (await list(query)).filter(({ customer }) => customer.id === userId);
const acknowledge = (id: string, as: User) => chat.http.post<DangerNotice>(`${PATH}/${id}/acknowledgement`, {}, { as });
const takeBack = (id: string, as: User) => chat.http.delete<DangerNotice>(`${PATH}/${id}/acknowledgement`, { as });

/** Payloads of what case-chat published, or is about to. */
const announcedOf = async (userId: string): Promise<object[]> => {
  const { name } = dangerNoticeOpened;
  const rows = (collection: string, filter: object) =>
    mongoose.connection.collection(collection).find(filter).toArray();
  // A row moves from the outbox into a batch: so it is in one of them when they are read in this order, or in both.
  const waiting = await rows("outbox", { name, "payload.userId": userId });
  const kept = await rows("published_events", { "events.name": name, "events.payload.userId": userId });
  type Row = { _id: string; name: string; payload: { userId: string } };
  const announced = [...waiting, ...kept.flatMap((batch) => batch["events"] as object[])] as Row[];
  const own = announced.filter((row) => row.name === name && row.payload.userId === userId);
  return [...new Map(own.map(({ _id, payload }) => [_id, payload])).values()];
};

describe("a customer who wrote as a person in danger does", () => {
  it("is shown to staff at once, with their rooms, on the screens of every replica", async () => {
    const customer = await known(member(), "김민지");
    const room = await buy(chat.http, customer);
    const received = [0, 1].map(async (replica) =>
      hearing(await chat.replica(replica).connect(admin()), "danger-notices-changed"),
    );
    const screens = await Promise.all(received);
    const own = hearing(await chat.replica(1).connect(customer), "danger-notices-changed");
    const conversationId = await report(customer.id);
    await until(() => screens.every(({ length }) => length > 0));
    expect(await noticesOf(customer.id)).toEqual([
      {
        id: expect.any(String),
        customer: { id: customer.id, name: "김민지" },
        conversationId,
        createdAt: AT,
        lastAt: AT,
        acknowledgedBy: null,
        acknowledgedAt: null,
        rooms: [{ id: room.id, serviceType: room.serviceType, caseNumber: room.caseNumber }],
      },
    ]);
    expect(own).toEqual([]);
  });

  it("has one open notice for each conversation, whatever is reported or delivered again", async () => {
    const customer = member();
    const conversationId = newId();
    const reported = { userId: customer.id, conversationId, at: AT };
    const id = await events.publish(dangerReported, reported);
    await events.publish(dangerReported, reported, id);
    await report(customer.id, conversationId, LATER);
    await report(customer.id);
    const notices = await noticesOf(customer.id);
    const times = (isFirst: boolean) =>
      notices
        .filter((one) => (one.conversationId === conversationId) === isFirst)
        .map(({ createdAt, lastAt }) => [createdAt, lastAt]);
    expect([times(true), times(false)]).toEqual([[[AT, LATER]], [[AT, AT]]]);
    const [mine] = notices.filter((one) => one.conversationId === conversationId);
    await acknowledge(mine?.id ?? "", admin());
    await events.publish(dangerReported, reported, id);
    await report(newId());
    expect(await noticesOf(customer.id, "?open=true&limit=200")).toHaveLength(1);
  });

  it("is announced once for each notice, and its handlers are named to notifications alone", async () => {
    const customer = member();
    const handler = await known(admin(), "박담당");
    const room = await buy(chat.http, customer);
    const assignment = { assigneeId: handler.id, version: room.version };
    expect((await chat.http.patch(`/api/chat-rooms/${room.id}/assignee`, assignment, { as: handler })).status).toBe(
      200,
    );
    await buy(chat.http, customer, "payment-order");
    const conversationId = await report(customer.id);
    await report(customer.id, conversationId, LATER);
    const [notice] = await noticesOf(customer.id);
    expect(await announcedOf(customer.id)).toEqual([{ noticeId: notice?.id, userId: customer.id }]);
    const path = `/internal/danger-facts/${notice?.id}`;
    const ask = () => chat.http.get<DangerFacts>(path, { asService: "notifications" });
    expect((await ask()).body).toEqual({ userId: customer.id, open: true, handlerIds: [handler.id] });
    await acknowledge(notice?.id ?? "", handler);
    expect((await ask()).body.open).toBe(false);
    expect((await chat.http.get(path, { as: handler })).status).toBe(401);
    const unknown = `/internal/danger-facts/${newId()}`;
    expect((await chat.http.get(unknown, { asService: "notifications" })).status).toBe(404);
  });

  it("stays until it is acknowledged; who did so first is shown to all", async () => {
    const customer = member();
    const [first, second] = [await known(admin(), "김사무"), await known(admin(), "이변호")];
    const conversationId = await report(customer.id);
    const [open] = await noticesOf(customer.id, "?open=true&limit=200");
    const screen = hearing(await chat.replica(1).connect(admin()), "danger-notices-changed");
    expect((await acknowledge(open?.id ?? "", first)).body.acknowledgedBy).toEqual({ id: first.id, name: "김사무" });
    await until(() => screen.length > 0);
    expect((await acknowledge(open?.id ?? "", second)).body.acknowledgedBy).toEqual({ id: first.id, name: "김사무" });
    expect(await noticesOf(customer.id, "?open=true&limit=200")).toEqual([]);
    expect(await noticesOf(customer.id)).toMatchObject([{ acknowledgedAt: expect.stringMatching(/Z$/) }]);
    await report(customer.id, conversationId, LATER);
    expect(await noticesOf(customer.id)).toHaveLength(2);
  });

  it("is open again, shown and announced, when who acknowledged it takes that back", async () => {
    const customer = member();
    const [staff, other] = [await known(admin(), "김사무"), await known(admin(), "이변호")];
    await report(customer.id);
    const [{ id } = { id: "" }] = await noticesOf(customer.id);
    await acknowledge(id, staff);
    expect((await takeBack(id, other)).body.acknowledgedBy).toEqual({ id: staff.id, name: "김사무" });
    const seen = await chat.http.get<AccessEntry[]>(`/api/access-log?staff=${other.id}`, { as: admin() });
    expect(seen.body).toMatchObject([{ kind: "ai-conversations-viewed", customers: [{ id: customer.id }] }]);
    expect(await noticesOf(customer.id, "?open=true&limit=200")).toEqual([]);
    const screen = hearing(await chat.replica(1).connect(admin()), "danger-notices-changed");
    expect((await takeBack(id, staff)).body).toMatchObject({ id, acknowledgedBy: null, acknowledgedAt: null });
    await until(() => screen.length > 0);
    await takeBack(id, staff);
    expect(await noticesOf(customer.id, "?open=true&limit=200")).toMatchObject([{ id, acknowledgedBy: null }]);
    const announced = { noticeId: id, userId: customer.id };
    expect(await announcedOf(customer.id)).toEqual([announced, announced]);
    expect((await acknowledge(id, other)).body.acknowledgedBy).toEqual({ id: other.id, name: "이변호" });
  });

  it("stays acknowledged where the customer wrote more since, which is open", async () => {
    const customer = member();
    const staff = admin();
    const conversationId = await report(customer.id);
    const [{ id } = { id: "" }] = await noticesOf(customer.id);
    await acknowledge(id, staff);
    await report(customer.id, conversationId, LATER);
    expect((await takeBack(id, staff)).body.acknowledgedBy).toMatchObject({ id: staff.id });
    expect(await noticesOf(customer.id, "?open=true&limit=200")).toMatchObject([{ createdAt: LATER }]);
  });

  it("who is staff leaves it to a colleague", async () => {
    const staff = admin();
    await report(staff.id);
    const [{ id } = { id: "" }] = await noticesOf(staff.id);
    expect(await acknowledge(id, staff)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(await noticesOf(staff.id, "?open=true&limit=200")).toMatchObject([{ id, acknowledgedBy: null }]);
    expect((await acknowledge(id, admin())).status).toBe(200);
  });

  it("is for staff alone, and that they looked is recorded", async () => {
    const customer = member();
    const conversationId = await report(customer.id, newId(), "2029-01-01T00:00:00.000Z");
    const staff = admin();
    expect((await chat.http.get(PATH, { as: customer })).status).toBe(403);
    expect((await acknowledge(newId(), customer)).status).toBe(403);
    expect((await acknowledge(newId(), staff)).status).toBe(404);
    expect((await takeBack(newId(), customer)).status).toBe(403);
    expect((await takeBack(newId(), staff)).status).toBe(404);
    const [notice] = await list("?limit=1", staff);
    expect(notice?.conversationId).toBe(conversationId);
    const seen = await chat.http.get<AccessEntry[]>(`/api/access-log?staff=${staff.id}`, { as: admin() });
    expect(seen.body).toMatchObject([{ kind: "cases-listed", customers: [{ id: customer.id }] }]);
  });

  it("is listed in pages, newest first", async () => {
    const customer = member();
    for (const minute of ["11", "12", "13"]) await report(customer.id, newId(), `2030-01-01T00:${minute}:00.000Z`);
    const { headers, body } = await chat.http.get<DangerNotice[]>(`${PATH}?limit=2`, { as: admin() });
    const next = await list(`?limit=1&cursor=${headers.get("x-next-cursor")}`);
    expect([...body, ...next].map(({ createdAt }) => createdAt.slice(14, 16))).toEqual(["13", "12", "11"]);
    expect((await chat.http.get(`${PATH}?open=maybe`, { as: admin() })).status).toBe(400);
  });
});

describe("a customer who wrote so in a room", () => {
  const startConversation = async () => {
    const customer = member();
    const room = await buy(chat.http, customer);
    const client = await chat.http.connect(customer);
    await join(client, room.id);
    return { customer, room, client };
  };

  it("in plain words is shown to staff at once, with the room, and ai is asked to answer; once until staff saw to it", async () => {
    const { customer, room, client } = await startConversation();
    const { createdAt } = await say(client, room.id, "죽고 싶어요");
    await say(client, room.id, "정말 죽고 싶어요");
    const [notice, ...more] = await noticesOf(customer.id);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ conversationId: room.id, roomId: room.id, createdAt, acknowledgedAt: null });
    expect(await recordedAndPublished(memberWaiting, room.id)).toMatchObject([
      { userId: customer.id, since: createdAt },
    ]);
    await acknowledge(notice?.id ?? "", admin());
    await say(client, room.id, "살고 싶지 않아요");
    expect(await noticesOf(customer.id)).toHaveLength(2);
    expect(await recordedAndPublished(memberWaiting, room.id)).toHaveLength(2);
  });

  it("is not reported again by what ai reads in the same message, and staff's own words are not", async () => {
    const { customer, room, client } = await startConversation();
    const { createdAt: at } = await say(client, room.id, "죽고 싶어요");
    const [notice] = await noticesOf(customer.id);
    await acknowledge(notice?.id ?? "", admin());
    await events.deliver(dangerReported, { userId: customer.id, conversationId: room.id, roomId: room.id, at });
    const office = await chat.http.connect(admin());
    await join(office, room.id);
    await say(office, room.id, "‘죽고 싶어요’라고 적으셨네요");
    await say(client, room.id, "네");
    expect(await noticesOf(customer.id)).toHaveLength(1);
  });

  it("is known to ai by what staff have not answered, the newest twenty alone", async () => {
    const { room, client } = await startConversation();
    const path = `/internal/chat-rooms/${room.id}/unanswered-messages`;
    const ask = async () => (await chat.http.get<UnansweredMessages>(path, { asService: "ai" })).body;
    await say(client, room.id, "처음");
    const office = await chat.http.connect(admin());
    await join(office, room.id);
    await say(office, room.id, "네");
    expect(await ask()).toEqual([]);
    for (let count = 1; count <= 21; count += 1) await say(client, room.id, `글 ${count}`);
    const unanswered = await ask();
    expect(unanswered).toHaveLength(20);
    expect(unanswered[0]).toEqual({ content: "글 2", createdAt: expect.stringMatching(/Z$/) });
    expect((await chat.http.get(path, { as: admin() })).status).toBe(401);
    const unknown = `/internal/chat-rooms/${newId()}/unanswered-messages`;
    expect((await chat.http.get(unknown, { asService: "ai" })).status).toBe(404);
  });
});

describe("what is kept of it", () => {
  it("goes with the account, and a late event brings nothing back", async () => {
    const customer = member();
    await report(customer.id);
    await events.deliver(userDeleted, { userId: customer.id });
    expect(await DangerNoticeModel.countDocuments({ userId: customer.id })).toBe(0);
    await report(customer.id);
    expect(await DangerNoticeModel.countDocuments({ userId: customer.id })).toBe(0);
  });

  it("goes from open screens with the account; an account that had none changes nothing there", async () => {
    const customer = member();
    await report(customer.id);
    const screen = hearing(await chat.replica(1).connect(admin()), "danger-notices-changed");
    await events.deliver(userDeleted, { userId: member().id });
    await events.deliver(userDeleted, { userId: customer.id });
    await until(() => screen.length > 0);
    expect(screen).toHaveLength(1);
  });

  it("waits for the account's name where the event comes first", async () => {
    const customer = member();
    await report(customer.id);
    expect((await noticesOf(customer.id))[0]?.customer.name).toBeNull();
    const { id, role, language } = customer;
    const names = { username: `u${id.slice(-6)}`, email: "late@example.org", firstName: null, lastName: null };
    await events.deliver(userCreated, { id, role, language, version: 1, ...names, displayName: "늦은이름" });
    expect((await noticesOf(customer.id))[0]?.customer.name).toBe("늦은이름");
  });

  it("goes after ninety days, acknowledged or not", async () => {
    const customer = member();
    await report(customer.id);
    const after = (days: number) => deleteOldDangerNotices(90, new Date(Date.parse(AT) + days * 86_400_000));
    await after(90);
    expect(await noticesOf(customer.id)).toHaveLength(1);
    await after(90.001);
    expect(await noticesOf(customer.id)).toEqual([]);
  });
});
