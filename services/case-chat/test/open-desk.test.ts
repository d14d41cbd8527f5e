import type { AccessEntry, ChatRoom } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { introduce } from "./support-deadlines.ts";
import { useChatEvents } from "./support-events.ts";
import { admin, buy, hearing, member, say, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const events = useChatEvents(chat);

const log = async (query: string) =>
  (await chat.http.get<AccessEntry[]>(`/api/access-log${query}`, { as: admin() })).body;

it("a desk is sent nothing of customers by itself, and the cases that it fetches are in the audit log", async () => {
  const [owner, staff] = [member(), admin()];
  await introduce(events, owner, "송소정");
  const email = `${owner.id.slice(-8)}@example.org`;
  const room = await buy(chat.http, owner);
  const named = await chat.http.patch(`/api/chat-rooms/${room.id}/name`, { caseName: "할머니 집" }, { as: owner });
  expect(named.status).toBe(200);
  const desk = await chat.replica(1).connect(staff, { userId: staff.id, fetchesCases: true });
  const before = await chat.replica(1).connect(staff);
  const received: unknown[] = [];
  desk.onAny((...event: unknown[]) => void received.push(event));
  const [changes, rooms] = [hearing(desk, "case-changed"), hearing(before, "room-updated")];
  await say(await chat.http.connect(owner), room.id, "사기를 당했어요");
  const isSaid = ({ id, lastSeq }: { id: string; lastSeq: number }) => id === room.id && lastSeq === 1;
  await until(() => changes.some(isSaid) && rooms.some(isSaid));
  expect(changes.find(isSaid)).toMatchObject({ caseStatus: room.caseStatus, waitingSince: expect.any(String) });
  const sent = JSON.stringify(received);
  for (const own of [owner.id, `u${owner.id.slice(-8)}`, email, "송소정", "할머니 집", "사기를"])
    expect(sent).not.toContain(own);
  expect(sent).not.toContain("room-updated");
  expect(await log(`?staff=${staff.id}`)).toEqual([]);

  const other = await buy(chat.http, member());
  const { body } = await chat.http.get<ChatRoom[]>(`/api/chat-rooms?ids=${room.id},${newId()}`, { as: staff });
  expect(body).toMatchObject([
    { id: room.id, caseName: "할머니 집", user: { email }, lastWords: { content: "사기를 당했어요" } },
  ]);
  expect(await log(`?staff=${staff.id}`)).toMatchObject([
    { kind: "cases-listed", count: 1, customers: [{ id: owner.id }] },
  ]);
  expect(await log(`?staff=${staff.id}&customer=${other.userId}`)).toEqual([]);
});

it("a case with a value that no caller could have given is sent, and what changed with it", async () => {
  const [owner, staff] = [member(), admin()];
  const strange = await buy(chat.http, owner);
  const other = await buy(chat.http, owner, "payment-order");
  const deadline = "1999-01-01";
  const rows = mongoose.connection.collection<{ _id: string }>("chat_rooms");
  await rows.updateOne({ _id: strange.id }, { $set: { deadline, "case.deadline": deadline } });
  const [desk, before] = [{ userId: staff.id, fetchesCases: true }, { userId: staff.id }];
  const changes = hearing(await chat.http.connect(staff, desk), "case-changed");
  const rooms = hearing(await chat.http.connect(staff, before), "room-updated");
  const client = await chat.http.connect(owner);
  const own = hearing(client, "room-updated");
  await Promise.all([strange, other].map(({ id }) => say(client, id, "안녕하세요")));
  const isSaid = (received: readonly { id: string; lastSeq: number }[]) =>
    [strange, other].every((room) => received.some(({ id, lastSeq }) => id === room.id && lastSeq === 1));
  await until(() => [changes, rooms, own].every(isSaid));
  expect(changes.find(({ id, lastSeq }) => id === strange.id && lastSeq === 1)).toMatchObject({ deadline });
});
