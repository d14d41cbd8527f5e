import type { CaseActivity, ChatRoom } from "@legal/contracts";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { admin, buy, hearing, member, say, useChat } from "./support.ts";
import { known } from "./support-desk.ts";

const chat = useChat();
const staff = admin();
const recorded = (name: string, roomId: string) =>
  mongoose.connection.collection("outbox").find({ name, "payload.roomId": roomId }).toArray();

describe("changing the status of a case", () => {
  it("lets any status follow any, and records each change once", async () => {
    const room = await buy(chat.http, member());
    for (const caseStatus of ["종료", "준비중", "거래취소", "거래취소"])
      expect(await chat.http.patch(`/api/chat-rooms/${room.id}/status`, { caseStatus }, { as: staff })).toMatchObject({
        status: 200,
        body: { caseStatus },
      });
    expect(await recorded("case-chat.status-changed.v1", room.id)).toHaveLength(3);
  });

  it("is published once, however often its reason is corrected", async () => {
    const room = await buy(chat.http, member());
    for (const reason of ["마쳤슴니다.", "마쳤습니다."])
      await chat.http.patch(`/api/chat-rooms/${room.id}/status`, { caseStatus: "종료", reason }, { as: staff });
    expect(await recorded("case-chat.status-changed.v1", room.id)).toHaveLength(1);
  });

  it("reaches the customer's open screen", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const received = hearing(await chat.replica(0).connect(owner), "room-updated");
    await chat.http.patch(`/api/chat-rooms/${room.id}/status`, { caseStatus: "발송완료" }, { as: staff });
    await until(() => received.some(({ id, caseStatus }) => id === room.id && caseStatus === "발송완료"));
  });

  // Abuse case 23.
  it("refuses the owner, and an administrator who is none any more", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    for (const as of [owner, { ...staff, role: "user" as const }]) {
      const change = { caseStatus: "종료" };
      expect(await chat.http.patch(`/api/chat-rooms/${room.id}/status`, change, { as })).toMatchObject({ status: 403 });
      const deadline = { deadline: "2026-12-01" };
      expect(await chat.http.patch(`/api/chat-rooms/${room.id}/deadline`, deadline, { as })).toMatchObject({
        status: 403,
      });
    }
    const { body } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: owner });
    expect(body).toMatchObject({ caseStatus: "준비중", deadline: null });
  });

  it.each([{ caseStatus: "끝" }, { caseStatus: { $ne: "" } }, { caseStatus: "종료", price: 1 }, {}])(
    "refuses %j",
    async (body) => {
      const room = await buy(chat.http, member());
      expect(await chat.http.patch(`/api/chat-rooms/${room.id}/status`, body, { as: staff })).toMatchObject({
        status: 400,
      });
    },
  );

  it("is not for an admin-support room, which is no case", async () => {
    const { body } = await chat.http.post<ChatRoom>("/api/chat-rooms/admin-support", undefined, { as: member() });
    const answer = await chat.http.patch(`/api/chat-rooms/${body.id}/status`, { caseStatus: "종료" }, { as: staff });
    expect(answer.status).toBe(404);
  });
});

describe("a field that the case never had", () => {
  const without = async (field: string): Promise<ChatRoom> => {
    const room = await buy(chat.http, member());
    const rooms = mongoose.connection.collection<{ _id: string }>("chat_rooms");
    await rooms.updateOne({ _id: room.id }, { $unset: { [field]: "", [`case.${field}`]: "" } });
    return room;
  };
  const change = async ({ id }: ChatRoom, what: string, body: object) =>
    (await chat.http.patch<ChatRoom>(`/api/chat-rooms/${id}/${what}`, body, { as: staff })).body;
  const historyOf = async ({ id }: ChatRoom) =>
    (await chat.http.get<CaseActivity[]>(`/api/chat-rooms/${id}/activity`, { as: staff })).body.filter(
      ({ kind }) => kind !== "purchase",
    );

  it("is not changed by clearing it", async () => {
    const room = await without("assigneeId");
    expect(await change(room, "assignee", { assigneeId: null })).toMatchObject({ version: 0, assignee: null });
    expect(await historyOf(room)).toEqual([]);
    expect(await recorded("case-chat.case-assigned.v1", room.id)).toEqual([]);
  });

  it("was nothing before, says the history", async () => {
    const room = await without("assigneeId");
    const handler = await known(admin(), "담당자");
    expect(await change(room, "assignee", { assigneeId: handler.id })).toMatchObject({ version: 1 });
    expect(await historyOf(room)).toMatchObject([{ kind: "assignee", from: null, to: "담당자" }]);
    expect(await recorded("case-chat.case-assigned.v1", room.id)).toMatchObject([
      { payload: { formerAssigneeId: null, assigneeId: handler.id } },
    ]);
  });
});

describe("the time at which a case was updated", () => {
  it("does not go back, though the clock of another server was ahead", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const ahead = new Date(Date.now() + 3_600_000);
    const rooms = mongoose.connection.collection<{ _id: string }>("chat_rooms");
    await rooms.updateOne({ _id: room.id }, { $set: { updatedAt: ahead } });
    await chat.http.patch(`/api/chat-rooms/${room.id}/status`, { caseStatus: "작성중" }, { as: staff });
    await chat.http.patch(`/api/chat-rooms/${room.id}/deadline`, { deadline: "2026-12-24" }, { as: staff });
    await chat.http.patch(`/api/chat-rooms/${room.id}/name`, { caseName: "할머니 집" }, { as: owner });
    await say(await chat.replica(0).connect(owner), room.id, "언제 되나요?");
    const { body } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: owner });
    expect(body).toMatchObject({
      caseStatus: "작성중",
      caseName: "할머니 집",
      lastSeq: 1,
      updatedAt: ahead.toISOString(),
    });
  });
});

describe("setting a deadline", () => {
  it("saves null for an empty date and announces the change once", async () => {
    const room = await buy(chat.http, member());
    const set = (deadline: unknown) =>
      chat.http.patch<ChatRoom>(`/api/chat-rooms/${room.id}/deadline`, { deadline }, { as: staff });
    expect((await set("2026-12-24")).body.deadline).toBe("2026-12-24");
    expect((await set("")).body.deadline).toBeNull();
    expect((await set(null)).body.deadline).toBeNull();
    const events = await recorded("case-chat.deadline-changed.v1", room.id);
    expect(events.map(({ payload }) => payload.deadline)).toEqual(["2026-12-24", null]);
  });

  // Abuse case 23.
  it.each([
    "99999-01-01",
    "1999-12-31",
    "2100-01-01",
    "2026-02-30",
    "내일",
    "2026-12-24T00:00:00Z",
    20_261_224,
    { $gt: "" },
  ])("refuses %j", async (deadline) => {
    const room = await buy(chat.http, member());
    const answer = await chat.http.patch(`/api/chat-rooms/${room.id}/deadline`, { deadline }, { as: staff });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: "deadline" }] } });
  });
});
