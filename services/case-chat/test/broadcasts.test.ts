import { userCreated, userDeleted, userUpdated, type ChatRoom } from "@legal/contracts";
import { inTransaction } from "@legal/service-kit/mongo";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteUser } from "../src/account-sync/delete-user.ts";
import { broadcast } from "../src/broadcasts/broadcast.ts";
import { unassignCases } from "../src/cases/unassign-cases.ts";
import { useChatEvents } from "./support-events.ts";
import { admin, buy, hearing, member, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const events = useChatEvents(chat);

const facts = (id: string, version: number, role: "admin" | "user") => ({
  id,
  version,
  role,
  language: "ko" as const,
  username: `u${id.slice(-8)}`,
  email: `${id.slice(-8)}@example.org`,
  firstName: null,
  lastName: null,
  displayName: "김담당",
});

/** A case that a colleague handles, and what an open desk at each replica is sent of rooms after that. */
const assigned = async () => {
  const [staff, colleague] = [admin(), admin()];
  await events.deliver(userCreated, facts(colleague.id, 1, "admin"));
  const room = await buy(chat.http, member());
  const desks = [await chat.replica(0).connect(staff), await chat.replica(1).connect(staff)];
  const received = desks.map((desk) => hearing(desk, "room-updated"));
  await chat.http.patch(`/api/chat-rooms/${room.id}/assignee`, { assigneeId: colleague.id }, { as: staff });
  await until(() => received.every((updates) => updates.some(({ assignee }) => assignee?.id === colleague.id)));
  for (const updates of received) updates.length = 0;
  return { staff, colleague, room, received };
};

const unassigned = (received: ChatRoom[], roomId: string) =>
  received.filter(({ id, assignee }) => id === roomId && assignee === null);

describe("a change made by a subscriber", () => {
  it("reaches open screens on every replica, once", async () => {
    const { colleague, room, received } = await assigned();
    await events.deliver(userUpdated, facts(colleague.id, 2, "user"));
    await until(() => received.every((updates) => unassigned(updates, room.id).length > 0));
    for (const updates of received) expect(unassigned(updates, room.id)).toHaveLength(1);
  });
});

describe("a person who has another name", () => {
  const named = (updates: ChatRoom[], roomId: string, nameOf: (room: ChatRoom) => string | null | undefined) =>
    updates.filter((room) => room.id === roomId && nameOf(room) === "새이름");

  it("has it on open screens, as a customer and as who handles a case, and not again for what is not shown", async () => {
    const { colleague, room, received } = await assigned();
    const owner = member();
    await events.deliver(userCreated, facts(owner.id, 1, "user"));
    const own = await buy(chat.http, owner);
    await until(() => received.every((updates) => updates.some(({ id }) => id === own.id)));
    await events.deliver(userUpdated, { ...facts(owner.id, 2, "user"), displayName: "새이름" });
    await events.deliver(userUpdated, { ...facts(colleague.id, 2, "admin"), displayName: "새이름" });
    const isThere = (updates: ChatRoom[]) =>
      named(updates, own.id, ({ user }) => user?.displayName).length > 0 &&
      named(updates, room.id, ({ assignee }) => assignee?.name).length > 0;
    await until(() => received.every(isThere));
    for (const updates of received) updates.length = 0;
    await events.deliver(userUpdated, { ...facts(owner.id, 3, "user"), displayName: "새이름", phone: "01012345678" });
    const last = await buy(chat.http, member());
    await until(() => received.every((updates) => updates.some(({ id }) => id === last.id)));
    for (const updates of received) expect(updates.filter(({ id }) => id === own.id)).toEqual([]);
  });
});

describe("an account that is deleted", () => {
  it("takes its rooms off the open screens of staff on every replica, once it is gone, and says so to no customer", async () => {
    const [owner, other, newcomer] = [member(), member(), member()];
    const rooms = [await buy(chat.http, owner), await buy(chat.http, owner, "payment-order")];
    const kept = await buy(chat.http, other);
    const desks = [await chat.replica(0).connect(admin()), await chat.replica(1).connect(admin())];
    const received = desks.map((desk) => hearing(desk, "rooms-deleted"));
    const ofCustomer = hearing(await chat.replica(1).connect(other), "rooms-deleted");
    const failing = inTransaction(async (session) => {
      await deleteUser(other.id, session);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await events.deliver(userDeleted, { userId: newcomer.id });
    await events.deliver(userDeleted, { userId: owner.id });
    await until(() => received.every(({ length }) => length > 0));
    const ids = rooms.map(({ id }) => id).toSorted();
    for (const deletions of received) expect(deletions.map(({ chatRoomIds }) => chatRoomIds.toSorted())).toEqual([ids]);
    expect(ids).not.toContain(kept.id);
    expect(ofCustomer).toEqual([]);
  });
});

describe("a transaction that is rolled back", () => {
  it("sends nothing", async () => {
    const { staff, colleague, room, received } = await assigned();
    const failing = inTransaction(async (session) => {
      await unassignCases(colleague.id, session);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    const next = await buy(chat.http, staff);
    await until(() => received.every((updates) => updates.some(({ id }) => id === next.id)));
    // Of the purchase itself one more may come.
    for (const updates of received) expect(unassigned(updates, room.id)).toEqual([]);
  });
});

describe("a transaction that is tried again", () => {
  it("sends what its last try did, once", async () => {
    const desk = await chat.http.connect(admin());
    const received = hearing(desk, "notes-changed");
    let tries = 0;
    await inTransaction(async (session) => {
      tries += 1;
      broadcast({ what: "notes-changed", roomId: `try-${tries}` }, session);
      if (tries > 1) return;
      const conflict = new mongoose.mongo.MongoServerError({ message: "conflict" });
      conflict.addErrorLabel("TransientTransactionError");
      throw conflict;
    });
    broadcast({ what: "notes-changed", roomId: "last" });
    await until(() => received.some(({ chatRoomId }) => chatRoomId === "last"));
    expect(received.map(({ chatRoomId }) => chatRoomId)).toEqual(["try-2", "last"]);
  });
});
