import type { User as Account } from "@legal/contracts";
import { createInternalClient, newId, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { signerOf, testUser, until } from "@legal/test-kit";
import mongoose from "mongoose";
import { ReminderSchedule } from "../src/reminder-schedules/reminder-schedule-model.ts";
import { deleteUser } from "../src/account-sync/delete-user.ts";
import { copyUsers } from "../src/account-sync/copy-users.ts";
import { KnownUser } from "../src/users/user-model.ts";
import { saveUser } from "../src/account-sync/save-user.ts";
import { accountOf, notificationsUnderTest, roomOf } from "./support.ts";

const world = notificationsUnderTest({ workers: 0 });
const auth = () => {
  const { neighboursUrl } = world;
  const signer = signerOf("notifications");
  return createInternalClient({ baseUrls: [neighboursUrl], signer, audience: "auth", timeoutMs: 2000 });
};

/** An account of auth that no event was received of. */
const existing = (user: User): Account => {
  const { version: _version, ...facts } = accountOf(user);
  const created = { createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" };
  const login = { authProvider: "local", googleConnected: false, hasPassword: true } as const;
  return { ...facts, ...login, ...created, phone: "010-1234-5678", profileImageUrl: null };
};
const known = ({ id }: User) => KnownUser.findById(id).lean();

/** Runs `change` in a transaction that ends only when the copy was about to store the account. */
const whileCopying = async (user: User, change: (session: mongoose.ClientSession) => Promise<void>) => {
  world.accounts.splice(0, Infinity, existing(user));
  let copying: Promise<number> | undefined;
  await inTransaction(async (session) => {
    await change(session);
    const reached = Promise.withResolvers<void>();
    mongoose.set("debug", (collection: string, method: string) => {
      if (collection === "users" && method === "updateOne") reached.resolve();
    });
    copying ??= copyUsers(auth());
    await reached.promise.finally(() => mongoose.set("debug", false));
  });
  await copying;
};

describe("copying the accounts of auth", () => {
  it("stores those that no event was received of", async () => {
    const user = testUser();
    world.accounts.splice(0, Infinity, existing(user));
    expect(await copyUsers(auth())).toBe(1);
    expect(await known(user)).toMatchObject({ email: accountOf(user).email, version: 0, deleted: false });
    expect(await copyUsers(auth())).toBe(0);
  });

  it("brings back no account that is deleted at the same time", async () => {
    const user = testUser();
    await whileCopying(user, (session) => deleteUser(user.id, session));
    expect(await known(user)).toMatchObject({ deleted: true, email: "", displayName: null });
  });

  it("leaves the facts of an event at the same time", async () => {
    const user = testUser();
    await whileCopying(user, (session) => saveUser({ ...accountOf(user, 5), displayName: "새 이름" }, session));
    expect(await known(user)).toMatchObject({ displayName: "새 이름", version: 5 });
  });

  it("ends before existing deadlines get schedules", async () => {
    const users = Array.from({ length: 20 }, () => testUser({ role: "admin" }));
    const deadline = {
      id: newId(),
      matter: null,
      dueDate: "2027-01-20",
      statutory: false,
      confirmed: true,
      version: 1,
    };
    const room = roomOf(testUser(), { deadlines: [deadline] });
    world.rooms.set(room.roomId, room);
    world.accounts.splice(0, Infinity, ...users.map(existing));
    world.startAnother();
    await until(() => ReminderSchedule.exists({ _id: deadline.id }));
    expect(await KnownUser.countDocuments({ _id: { $in: users.map(({ id }) => id) } })).toBe(users.length);
  });
});
