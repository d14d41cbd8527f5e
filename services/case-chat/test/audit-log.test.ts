import {
  aiDataRead,
  userCreated,
  userDeleted,
  type AccessEntry,
  type AccessPerson,
  type StaffRead,
} from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { until, usedIndexes } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteOldAuditEntries } from "../src/audit-log/delete-old-audit-entries.ts";
import { useChatEvents } from "./support-events.ts";
import { upload } from "./support-files.ts";
import { admin, buy, join, member, send, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const events = useChatEvents(chat);

const log = async (query = "", as: User = admin()) =>
  (await chat.http.get<AccessEntry[]>(`/api/access-log${query}`, { as })).body;
const accountOf = (user: User, name: string) => ({
  id: user.id,
  username: `user_${user.id.slice(-8)}`,
  email: `${user.id.slice(-8)}@example.org`,
  firstName: null,
  lastName: null,
  displayName: name,
  role: user.role,
  language: "ko" as const,
  version: 1,
});
const collection = () => mongoose.connection.collection("access_log");

describe("what staff see of a customer", () => {
  it("is recorded with who, when, from where, whose and what, before they see it", async () => {
    const [owner, staff] = [member(), admin()];
    const room = await buy(chat.http, owner);
    const { fileUrl } = await upload(chat.http, owner);
    await send(await chat.http.connect(owner), { chatRoomId: room.id, fileUrl });
    const headers = { "x-client-ip": "203.0.113.7" };
    const looks = [
      [`/api/chat-rooms/${room.id}`, "case-opened"],
      [`/api/chat-rooms/${room.id}/messages`, "messages-read"],
      [`/api/chat-rooms/${room.id}/notes`, "notes-read"],
      [fileUrl, "file-downloaded"],
    ] as const;
    for (const [address, kind] of looks) {
      expect((await chat.http.get(address, { as: staff, headers })).status).toBe(200);
      const [entry] = await log(`?staff=${staff.id}`);
      expect(entry).toMatchObject({
        kind,
        address: "203.0.113.7",
        staff: { id: staff.id },
        customers: [{ id: owner.id }],
        count: 1,
        caseId: room.id,
      });
      expect(Math.abs(Date.now() - Date.parse(entry?.readAt ?? ""))).toBeLessThan(60_000);
    }
    expect((await collection().findOne({ kind: "file-downloaded", staffId: staff.id }))?.subjects).toEqual([
      { customerId: owner.id, caseId: room.id, itemId: fileUrl.split("/").at(-1) },
    ]);
  });

  it("is recorded again when the same account looks from another address", async () => {
    const staff = admin();
    const room = await buy(chat.http, member());
    const look = (from: string) =>
      chat.http.get(`/api/chat-rooms/${room.id}`, { as: staff, headers: { "x-client-ip": from } });
    for (const from of ["203.0.113.7", "198.51.100.9", "203.0.113.7"]) expect((await look(from)).status).toBe(200);
    const entries = await log(`?staff=${staff.id}`);
    expect(entries.map(({ caseId }) => caseId)).toEqual([room.id, room.id]);
    expect(new Set(entries.map(({ address }) => address))).toEqual(new Set(["198.51.100.9", "203.0.113.7"]));
  });

  it("is not shown when it cannot be recorded", async () => {
    const [owner, staff] = [member(), admin()];
    const room = await buy(chat.http, owner);
    const { fileUrl } = await upload(chat.http, owner);
    await send(await chat.http.connect(owner), { chatRoomId: room.id, fileUrl });
    const refuse = (validator: object) => mongoose.connection.db?.command({ collMod: "access_log", validator });
    await refuse({ nothingHasThis: { $exists: true } });
    try {
      const looks = ["", "/messages", "/notes"].map((part) => `/api/chat-rooms/${room.id}${part}`);
      for (const address of [...looks, "/api/chat-rooms", fileUrl]) {
        const answer = await chat.http.get(address, { as: staff });
        expect(answer).toMatchObject({ status: 500, body: { code: "INTERNAL_ERROR" } });
      }
      expect(await join(await chat.http.connect(staff), room.id)).toMatchObject({ ok: false });
    } finally {
      await refuse({});
    }
    expect((await chat.http.get(fileUrl, { as: staff })).status).toBe(200);
  });

  it("is recorded for those who only listen, too", async () => {
    const staff = admin();
    const room = await buy(chat.http, member());
    await join(await chat.http.connect(staff), room.id);
    expect(await log(`?staff=${staff.id}`)).toMatchObject([{ kind: "messages-read", caseId: room.id }]);
  });

  it.each([
    ["is read", "post", "/read", {}, 200],
    ["changes", "patch", "/status", { caseStatus: "작성중" }, 200],
    ["is shown as it is, since it changed meanwhile", "patch", "/status", { caseStatus: "작성중", version: 99 }, 409],
    ["gets a date", "patch", "/deadline", { deadline: "2027-03-02" }, 200],
    ["has a paper ticked off", "patch", "/checklist/contract", { done: true }, 200],
  ] as const)("is recorded where a case that was not opened %s", async (_what, method, path, body, status) => {
    const [owner, staff] = [member(), admin()];
    const room = await buy(chat.http, owner);
    expect((await chat.http[method](`/api/chat-rooms/${room.id}${path}`, body, { as: staff })).status).toBe(status);
    expect(await log(`?staff=${staff.id}`)).toMatchObject([
      { kind: "case-opened", caseId: room.id, customers: [{ id: owner.id }] },
    ]);
  });

  it("is recorded of a case whose history alone is read", async () => {
    const staff = admin();
    const room = await buy(chat.http, member());
    expect((await chat.http.get(`/api/chat-rooms/${room.id}/activity`, { as: staff })).status).toBe(200);
    expect(await log(`?staff=${staff.id}`)).toMatchObject([{ kind: "case-opened", caseId: room.id }]);
  });

  it("is recorded of every case in the answer to a change of many", async () => {
    const [owners, staff] = [[member(), member()], admin()];
    const rooms = await Promise.all(owners.map((owner) => buy(chat.http, owner)));
    const changes = rooms.map(({ id }, index) => ({ id, caseStatus: "작성중", version: index === 0 ? 99 : 0 }));
    expect((await chat.http.post("/api/chat-rooms/statuses", { changes }, { as: staff })).status).toBe(200);
    expect(await log(`?staff=${staff.id}`)).toMatchObject([{ kind: "cases-listed", count: 2 }]);
  });

  it("is one look when it is repeated at once, on any replica, and nothing when it is refused", async () => {
    const [staff, stranger] = [admin(), member()];
    const room = await buy(chat.http, member());
    const address = `/api/chat-rooms/${room.id}`;
    await Promise.all([0, 1, 0, 1, 0, 1].map((replica) => chat.replica(replica).get(address, { as: staff })));
    expect(await log(`?staff=${staff.id}`)).toHaveLength(1);
    expect(await chat.http.get(address, { as: stranger })).toMatchObject({ status: 404 });
    expect(await log(`?staff=${stranger.id}`)).toEqual([]);
  });

  it("is not what customers see of themselves, staff among them", async () => {
    const [owner, staff] = [member(), admin()];
    for (const person of [owner, staff]) {
      const room = await buy(chat.http, person);
      await chat.http.get(`/api/chat-rooms/${room.id}/messages`, { as: person });
      expect(await log(`?staff=${person.id}`)).toEqual([]);
    }
  });

  it("in a list is one entry with everyone in it, and later only who is new", async () => {
    const staff = admin();
    const [first, second, third] = [member(), member(), member()];
    await buy(chat.http, first);
    await buy(chat.http, second);
    await chat.http.get("/api/chat-rooms?limit=2", { as: staff });
    await chat.http.get("/api/chat-rooms?limit=2", { as: staff });
    expect(await log(`?staff=${staff.id}`)).toMatchObject([{ kind: "cases-listed", count: 2, caseId: null }]);
    await buy(chat.http, third);
    await chat.http.get("/api/chat-rooms?limit=2", { as: staff });
    const [entry] = await log(`?staff=${staff.id}`);
    expect(entry).toMatchObject({ count: 1, customers: [{ id: third.id }] });
    expect(await log(`?staff=${staff.id}&customer=${first.id}`)).toMatchObject([
      { count: 2, customers: [{ id: first.id }, { id: second.id }] },
    ]);
  });

  it("counts in a list the people, not their cases", async () => {
    const [staff, owner] = [admin(), member()];
    for (const service of ["certified-mail", "payment-order"]) await buy(chat.http, owner, service);
    await chat.http.get("/api/chat-rooms?limit=2", { as: staff });
    expect(await log(`?staff=${staff.id}`)).toMatchObject([{ count: 1, customers: [{ id: owner.id }] }]);
  });

  it("in a long list can be asked for each of them by name", async () => {
    const staff = admin();
    const owners = Array.from({ length: 5 }, () => member());
    for (const owner of owners) await buy(chat.http, owner);
    const named = owners.slice(1).map((owner, index) => accountOf(owner, `고객${index}`));
    for (const account of named) await events.deliver(userCreated, account);
    await chat.http.get("/api/chat-rooms?limit=5", { as: staff });
    const [entry] = await log(`?staff=${staff.id}`);
    expect(entry?.customers).toHaveLength(3);
    const address = `/api/access-log/${entry?.id}/customers`;
    const { body: everyone } = await chat.http.get<AccessPerson[]>(address, { as: staff });
    const expected = owners.map(({ id }, index) => ({ id, name: index === 0 ? null : `고객${index - 1}` }));
    expect(everyone.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect((await chat.http.get(address, { as: member() })).status).toBe(403);
    expect((await chat.http.get(`/api/access-log/${newId()}/customers`, { as: staff })).status).toBe(404);
  });
});

describe("the audit log", () => {
  const read = (given: Partial<StaffRead> = {}): StaffRead => ({
    key: newId(),
    readAt: "2026-11-20T01:00:00.000Z",
    staffId: newId(),
    address: "203.0.113.7",
    kind: "ai-conversation-downloaded",
    subjects: [{ customerId: newId(), caseId: null, itemId: newId() }],
    count: 1,
    ...given,
  });

  it("stores an access that another service reports once, however often and from however many replicas", async () => {
    const payload = read();
    const eventId = await events.deliver(aiDataRead, payload);
    await events.deliver(aiDataRead, payload, eventId);
    await events.deliver(aiDataRead, { ...payload, address: "203.0.113.8" });
    expect(await log(`?staff=${payload.staffId}`)).toMatchObject([{ kind: payload.kind, readAt: payload.readAt }]);
  });

  it("finds a customer by name or address, and by kind, in pages", async () => {
    const [owner, staff] = [member(), admin()];
    const account = accountOf(owner, "이고객");
    await events.deliver(userCreated, account);
    await events.deliver(userCreated, accountOf(staff, "박담당"));
    const subjects = [{ customerId: owner.id, caseId: null, itemId: null }];
    for (const hour of ["01", "02", "03"])
      await events.deliver(aiDataRead, read({ readAt: `2026-11-20T${hour}:00:00.000Z`, staffId: staff.id, subjects }));
    await events.deliver(aiDataRead, read({ kind: "user-viewed", staffId: staff.id, subjects }));
    const first = await chat.http.get<AccessEntry[]>(
      `/api/access-log?person=${account.username}&kind=ai-conversation-downloaded&limit=2`,
      { as: staff },
    );
    expect(first.body.map(({ readAt }) => readAt.slice(11, 13))).toEqual(["03", "02"]);
    expect(first.body[0]).toMatchObject({ staff: { name: "박담당" }, customers: [{ name: "이고객" }] });
    const rest = `&cursor=${first.headers.get("x-next-cursor")}`;
    const person = encodeURIComponent(account.email.toUpperCase());
    expect(await log(`?person=${person}&kind=ai-conversation-downloaded&limit=2${rest}`)).toHaveLength(1);
    expect(await log("?person=nobody@example.org")).toEqual([]);
  });

  it("is of both who are asked for, and names the one who was typed first", async () => {
    const staff = admin();
    const people = Array.from({ length: 5 }, (_, index) => accountOf(member(), `고객${index}`));
    for (const person of people) await events.deliver(userCreated, person);
    const [first, second] = people;
    const last = people.at(-1);
    const subjectsOf = (ids: readonly string[]) =>
      ids.map((customerId) => ({ customerId, caseId: null, itemId: null }));
    const looks = [[first?.id ?? ""], people.map(({ id }) => id)];
    for (const ids of looks)
      await events.deliver(aiDataRead, read({ staffId: staff.id, subjects: subjectsOf(ids), count: ids.length }));
    const of = `?staff=${staff.id}`;
    expect(await log(`${of}&person=${first?.username}`)).toHaveLength(2);
    expect(await log(`${of}&person=${first?.username}&customer=${second?.id}`)).toMatchObject([{ count: 5 }]);
    const [entry] = await log(`${of}&person=${last?.username}`);
    expect(entry?.customers.map(({ id }) => id)).toContain(last?.id);
  });

  it("keeps no word of an account that is gone", async () => {
    const [owner, staff] = [member(), admin()];
    const account = accountOf(owner, "떠난사람");
    await events.deliver(userCreated, account);
    const room = await buy(chat.http, owner);
    await chat.http.get(`/api/chat-rooms/${room.id}`, { as: staff });
    await events.deliver(userDeleted, { userId: owner.id });
    await until(
      async () => {
        const [entry] = await log(`?customer=${owner.id}`);
        return entry?.customers[0]?.name === null;
      },
      { timeoutMs: 20_000 },
    );
    const stored = JSON.stringify(await collection().find({ staffId: staff.id }).toArray());
    expect(stored).toContain(owner.id);
    for (const word of [account.username, account.email, account.displayName]) expect(stored).not.toContain(word);
  });

  // Abuse cases 23 and 43.
  it("is for staff only, and takes no strange questions", async () => {
    for (const as of [member(), { ...admin(), role: "user" as const }])
      expect(await chat.http.get("/api/access-log", { as })).toMatchObject({ status: 403 });
    expect(await chat.http.get("/api/access-log")).toMatchObject({ status: 401 });
    const strange = [
      "customer[$ne]=",
      "person[$ne]=x",
      "kind=all",
      "limit=1e9",
      "cursor=x",
      `person=${"a".repeat(300)}`,
    ];
    for (const query of strange)
      expect(await chat.http.get(`/api/access-log?${query}`, { as: admin() })).toMatchObject({ status: 400 });
    expect(await log(`?person=${encodeURIComponent("(a+)+$".repeat(20))}`)).toEqual([]);
  });

  it("is kept for two years to the day, then removed", async () => {
    const payload = read({ readAt: "2026-02-28T15:00:00.000Z" });
    await events.deliver(aiDataRead, payload);
    const kept = () => collection().countDocuments({ key: payload.key });
    await deleteOldAuditEntries(2, new Date("2028-02-28T15:00:00.000Z"));
    expect(await kept()).toBe(1);
    await deleteOldAuditEntries(2, new Date("2028-02-28T15:00:00.001Z"));
    expect(await kept()).toBe(0);
  });

  it("reads by an index, whatever is asked", async () => {
    const entries = Array.from({ length: 2000 }, (_, index) => ({
      _id: `a${index}`,
      key: `k${index}`,
      staffId: `s${index % 100}`,
      kind: index % 50 === 0 ? "user-viewed" : "case-opened",
      subjects: [{ customerId: `c${index % 500}`, caseId: null, itemId: null }],
      createdAt: new Date(index * 1000),
    }));
    await collection().insertMany(entries as never);
    const sort = { createdAt: -1, _id: -1 } as const;
    expect(await usedIndexes("access_log", { staffId: "s1" }, sort)).toEqual(["staffId_1_createdAt_-1__id_-1"]);
    expect(await usedIndexes("access_log", { "subjects.customerId": "c1" }, sort)).toEqual([
      "subjects.customerId_1_createdAt_-1__id_-1",
    ]);
  });
});
