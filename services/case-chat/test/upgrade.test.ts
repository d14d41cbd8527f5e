import type { ChatRoom } from "@legal/contracts";
import { HOUR_MS, startJobs } from "@legal/service-kit/jobs";
import { inTransaction } from "@legal/service-kit/mongo";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteUser } from "../src/account-sync/delete-user.ts";
import { backfillSearchFields } from "../src/users/backfill-search-fields.ts";
import type { UserRecord } from "../src/users/user-model.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const copies = () => mongoose.connection.collection<UserRecord>("users");
const everything = () => copies().find().sort({ _id: 1 }).toArray();

const found = async (search: string): Promise<string[]> => {
  const { body } = await chat.http.get<ChatRoom[]>(`/api/chat-rooms?search=${search}`, { as: staff });
  return body.map(({ id }) => id);
};

/** The copy of an account as a release wrote it that kept nothing for the search. */
const oldCopy = (id: string, displayName: string, version = 1) => {
  const names = { username: `u${id.slice(-8)}`, email: `${id.slice(-8)}@example.org`, firstName: null, lastName: null };
  return copies().replaceOne({ _id: id }, { ...names, displayName, version, deleted: false }, { upsert: true });
};

describe("accounts that a release before the search by pairs copied", () => {
  it("are found once the backfill has run, also after that release wrote one again", async () => {
    const [owner, gone] = [member(), member()];
    const room = await buy(chat.http, owner);
    await oldCopy(owner.id, "을지문덕");
    await inTransaction((session) => deleteUser(gone.id, session));
    expect(await found("지문덕")).toEqual([]);

    const fill = async (search: string) => {
      const job = { name: "backfill-search-fields", everyMs: HOUR_MS, run: backfillSearchFields };
      const jobs = startJobs({ jobs: [job], logger: chat.logs.logger });
      await until(async () => (await found(search)).length > 0);
      await jobs.stop();
    };
    await fill("지문덕");
    expect(await found("지문덕")).toEqual([room.id]);
    await oldCopy(owner.id, "연개소문", 2);
    await fill("개소문");
    expect(await found("개소문")).toEqual([room.id]);
    expect(await found("지문덕")).toEqual([]);

    const before = await everything();
    expect(await backfillSearchFields()).toBe(0);
    expect(await everything()).toEqual(before);
  });
});
