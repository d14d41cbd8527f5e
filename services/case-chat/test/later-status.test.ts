import { documentStateChanged, statusChanged } from "@legal/contracts";
import type { CalendarDeadline, CaseCounts, CaseStatus, ChatRoom, StaffDigest } from "@legal/contracts";
import mongoose from "mongoose";
import { addDays, seoulDateOf } from "@legal/i18n";
import { newId } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { CaseRoomRecord } from "../src/cases/record/case-room-model.ts";
import { prepareLists } from "../src/cases/lists/prepare-lists.ts";
import { updateLists } from "../src/cases/lists/update-lists.ts";
import { deskOf, known } from "./support-desk.ts";
import { useChatEvents } from "./support-events.ts";
import { recordedAndPublished } from "./support-recorded.ts";
import { admin, buy, join, member, say, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);
const { change, list } = deskOf(chat);
const staff = admin();
/** What only the release after this one has. */
const LATER = "다음 단계" as CaseStatus;

/** As the release after this one leaves a case, before a rollback. */
const leftByLater = async (roomId: string): Promise<void> => {
  const rooms = mongoose.connection.collection<CaseRoomRecord>("chat_rooms");
  const before = await rooms.findOne({ _id: roomId });
  await rooms.updateOne({ _id: roomId }, { $set: { caseStatus: LATER, "case.status": LATER } });
  const after = await rooms.findOne({ _id: roomId });
  await inTransaction((session) => updateLists(before, after, session));
};

describe("a case with a status of the release after this one", () => {
  it("is there for both sides, takes messages and deadlines, and counts as open", async () => {
    const owner = member();
    const { id } = await buy(chat.http, owner);
    await leftByLater(id);
    const own = await chat.http.get<ChatRoom[]>("/api/chat-rooms/my", { as: owner });
    expect(own).toMatchObject({ status: 200, body: [{ id, caseStatus: LATER }] });
    const socket = await chat.replica(0).connect(owner);
    await join(socket, id);
    expect(await say(socket, id, "언제 되나요?")).toMatchObject({ chatRoomId: id });
    const deadline = { deadline: "2026-01-02" };
    const dated = await chat.http.patch<ChatRoom>(`/api/chat-rooms/${id}/deadline`, deadline, { as: staff });
    expect(dated).toMatchObject({ status: 200, body: { caseStatus: LATER, ...deadline } });
    const { body: all } = await chat.http.get<ChatRoom[]>("/api/chat-rooms?tab=all", { as: staff });
    expect(all.map((room) => room.id)).toContain(id);
    const back = await chat.http.patch<ChatRoom>(
      `/api/chat-rooms/${id}/status`,
      { caseStatus: "작성중" },
      { as: staff },
    );
    expect(back).toMatchObject({ status: 200, body: { caseStatus: "작성중" } });
    expect(await recordedAndPublished(statusChanged, id)).toMatchObject([{ from: LATER, to: "작성중" }]);
  });

  it("stays there whatever becomes of its documents", async () => {
    const room = await buy(chat.http, member());
    await leftByLater(room.id);
    const document = { documentId: newId(), caseId: room.id, userId: room.userId, typeId: "payment-order" };
    const begun = { ...document, from: null, to: "draft", delivery: null, changedBy: room.userId } as const;
    const delivery = { kind: "filed", date: "2026-11-23" } as const;
    await events.deliver(documentStateChanged, begun);
    await events.deliver(documentStateChanged, { ...begun, from: "approved", to: "delivered", delivery });
    const { body } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff });
    expect(body).toMatchObject({ caseStatus: LATER, version: room.version });
    expect(await recordedAndPublished(statusChanged, room.id)).toEqual([]);
  });

  it("keeps its dates in calendars, in the morning's digest and on the desk, however that is sorted", async () => {
    const lawyer = await known(admin(), "담당");
    const owner = member();
    const room = await buy(chat.http, owner);
    await change(room, "assignee", { assigneeId: lawyer.id }, staff);
    await change(room, "deadline", { deadline: addDays(seoulDateOf(new Date()), -1) }, staff);
    await leftByLater(room.id);
    const roomsIn = async (query: string) =>
      (
        await chat.http.get<CalendarDeadline[]>(`/internal/calendar-deadlines?${query}`, { asService: "notifications" })
      ).body.map(({ roomId }) => roomId);
    expect(await roomsIn(`customerId=${owner.id}`)).toEqual([room.id]);
    expect(await roomsIn(`assigneeId=${lawyer.id}`)).toEqual([room.id]);
    const { body } = await chat.http.get<StaffDigest>("/internal/staff-digest", { asService: "notifications" });
    expect(body.overdue.map(({ roomId }) => roomId)).toContain(room.id);
    const undated = await buy(chat.http, owner, "lawsuit");
    await change(undated, "assignee", { assigneeId: lawyer.id }, staff);
    const own = `assignee=${lawyer.id}`;
    for (const query of ["tab=urgent", "tab=urgent&sort=opened"])
      expect(await list(`${query}&${own}`, staff)).toEqual([room.id]);
    expect(await list(`tab=all&sort=deadline&${own}`, staff)).toEqual([room.id, undated.id]);
  });

  it("is counted as open while it has that status, and once after it", async () => {
    const counts = async () => (await chat.http.get<CaseCounts>("/api/chat-rooms/counts", { as: staff })).body;
    const kept = () =>
      mongoose.connection
        .collection<{ _id: string; count: number }>("room_list_counts")
        .find({ _id: new RegExp(`^${LATER}`), count: { $ne: 0 } })
        .toArray();
    const others = await kept();
    const room = await buy(chat.http, member());
    const bought = await counts();
    await leftByLater(room.id);
    expect(await counts()).toMatchObject({ total: bought.total, active: bought.active });
    expect(await kept()).not.toEqual(others);
    await change(room, "status", { caseStatus: "준비중" }, staff);
    expect(await counts()).toEqual(bought);
    expect(await kept()).toEqual(others);
  });

  it("leaves the counters that this release needs to be made", async () => {
    const room = await buy(chat.http, member());
    await leftByLater(room.id);
    const counters = mongoose.connection.collection<{ _id: string; count: number }>("room_list_counts");
    const lost = await counters.findOneAndDelete({ _id: /^거래취소/, count: 0 });
    const ofLater = Array.from({ length: 16 }, (_, shard) => ({ _id: `또 다른 단계|${shard}`, count: 0 }));
    await counters.insertMany(ofLater);
    await prepareLists();
    expect(await counters.findOne({ _id: String(lost?._id) })).toMatchObject({ count: 0 });
  });

  it("is found among the open cases that are silent, or without a date", async () => {
    const room = await buy(chat.http, member());
    const then = new Date(Date.now() - 8 * 86_400_000);
    const rooms = mongoose.connection.collection<CaseRoomRecord>("chat_rooms");
    const before = await rooms.findOne({ _id: room.id });
    await rooms.updateOne({ _id: room.id }, { $set: { createdAt: then, spokenAt: then } });
    const after = await rooms.findOne({ _id: room.id });
    await inTransaction((session) => updateLists(before, after, session));
    await leftByLater(room.id);
    for (const filter of ["silent", "noDeadline", "silent,noDeadline"])
      expect(await list(`tab=all&filter=${filter}`, staff)).toContain(room.id);
  });
});
