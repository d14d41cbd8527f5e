import { userCreated, type AttendCaseReply } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { disconnectSessions } from "../src/realtime/disconnect-sessions.ts";
import { useChatEvents } from "./support-events.ts";
import { admin, buy, hearing, join, member, say, useChat, type Client } from "./support.ts";

const chat = useChat({ replicas: 2, presenceSeconds: 3 });
const events = useChatEvents(chat);

const attend = (client: Client, roomId: string | null): Promise<AttendCaseReply> =>
  client.emitWithAck("attend-case", roomId);
/** The colleagues that a client was last sent. */
const seenBy = (client: Client) => {
  const received = hearing(client, "colleagues-present");
  return () => received.at(-1)?.colleagues.map(({ id }) => id);
};
const twoInCase = async () => {
  const [first, second] = [admin(), admin()];
  const room = await buy(chat.http, member());
  const ours = await chat.replica(0).connect(first);
  const theirs = await chat.replica(1).connect(second);
  const seen = seenBy(ours);
  await attend(ours, room.id);
  await attend(theirs, room.id);
  await until(() => seen()?.includes(second.id) === true);
  return { room, first, second, ours, theirs, seen };
};

describe("staff in the same case", () => {
  it("know of each other by name over replicas, and of themselves in another tab nothing", async () => {
    const [first, second] = [admin(), admin()];
    const account = { username: "office_lee", email: "lee@office.example", firstName: null, lastName: null };
    const facts = { id: first.id, ...account, displayName: "이사무", role: "admin" as const, language: "ko" as const };
    await events.deliver(userCreated, { ...facts, version: 1 });
    const room = await buy(chat.http, member());
    const ours = await chat.replica(0).connect(first);
    expect(await attend(ours, room.id)).toEqual({ ok: true, colleagues: [] });
    const seen = seenBy(ours);
    expect(await attend(await chat.replica(1).connect(first), room.id)).toEqual({ ok: true, colleagues: [] });
    expect(await attend(await chat.replica(1).connect(second), room.id)).toEqual({
      ok: true,
      colleagues: [{ id: first.id, name: "이사무" }],
    });
    await until(() => seen()?.length === 1);
    expect(seen()).toEqual([second.id]);
  });

  it("know when one leaves for another case, or closes the last of two tabs", async () => {
    const { room, second, theirs, seen } = await twoInCase();
    const other = await buy(chat.http, member());
    const tab = await chat.replica(0).connect(second);
    await attend(tab, room.id);
    await attend(theirs, other.id);
    const marker = await chat.replica(0).connect(admin());
    await attend(marker, room.id);
    await until(() => seen()?.length === 2);
    expect(seen()).toContain(second.id);
    tab.disconnect();
    await until(() => seen()?.includes(second.id) === false);
    await attend(marker, null);
    await until(() => seen()?.length === 0);
  });

  it("know when one's session ends", async () => {
    const { second, seen } = await twoInCase();
    disconnectSessions(chat.replica(1).io, [second.sessionId]);
    await until(() => seen()?.length === 0);
  });

  // Abuse case 29.
  it("are unknown to the case's customer and to strangers, who may not ask either", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const theirs = await chat.replica(1).connect(owner);
    await join(theirs, room.id);
    const received: unknown[] = [];
    theirs.onAny((...args) => void received.push(args));
    const staff = await chat.replica(0).connect(admin());
    await attend(staff, room.id);
    await attend(await chat.replica(1).connect(admin()), room.id);
    const refusedTo = async (user: User) => attend(await chat.replica(1).connect(user), room.id);
    for (const user of [owner, member(), { ...admin(), role: "user" as const }])
      expect(await refusedTo(user)).toMatchObject({ ok: false, code: "FORBIDDEN" });
    await say(staff, room.id, "안녕하세요");
    await until(() => JSON.stringify(received).includes("안녕하세요"));
    expect(JSON.stringify(received)).not.toContain("colleagues");
  });

  it("are refused for a case that is not there, and for what is no case", async () => {
    const client = await chat.http.connect(admin());
    expect(await attend(client, newId())).toMatchObject({ ok: false, code: "ROOM_NOT_FOUND" });
    for (const wish of ["admins", { $ne: null }, 1])
      expect(await attend(client, wish as never)).toMatchObject({ ok: false, code: "VALIDATION_FAILED" });
  });
});
