import {
  inquiryCreated,
  inquiryStatusChanged,
  sessionEnded,
  userCreated,
  userDeleted,
  userUpdated,
  type ChatRoom,
  type Message,
  type RoomFile,
} from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { until, waited } from "@legal/test-kit";
import mongoose from "mongoose";
import { ChatRoom as ChatRoomModel } from "../src/rooms/chat-room-model.ts";
import { IdempotencyClaim } from "../src/cases/idempotency-claim-model.ts";
import { Consultation } from "../src/consultations/consultation-model.ts";
import { StoredFile } from "../src/files/stored-file-model.ts";
import { Message as MessageModel } from "../src/messages/message-model.ts";
import { KnownUser } from "../src/users/user-model.ts";
import { useChatEvents } from "./support-events.ts";
import { upload } from "./support-files.ts";
import { admin, buy, member, say, send, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const events = useChatEvents(chat);
const staff = admin();

const facts = (id: string, version: number, displayName: string) => ({
  id,
  username: `u${id.slice(-6)}`,
  email: `${id.slice(-6)}@example.org`,
  firstName: null,
  lastName: null,
  displayName,
  role: "user" as const,
  language: "ko" as const,
  version,
});
const allHandled = () => events.deliver(sessionEnded, { userId: newId(), sessionIds: [], reason: "logout" });
const nameOf = async (id: string) => (await KnownUser.findById(id).lean())?.displayName;

describe("an account's facts", () => {
  it("reach the rooms it has already opened, and the office's search", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    await events.publish(userCreated, facts(owner.id, 1, "늦게온이름"));
    await allHandled();
    const found = await chat.http.get<ChatRoom[]>("/api/chat-rooms?search=늦게온이름", { as: staff });
    expect(found.body).toMatchObject([{ id: room.id, user: { displayName: "늦게온이름" } }]);
  });

  it("are the newest, in whatever order events come", async () => {
    const { id } = member();
    await events.publish(userUpdated, facts(id, 3, "셋"));
    await events.publish(userCreated, facts(id, 1, "하나"));
    await events.publish(userUpdated, facts(id, 2, "둘"));
    await allHandled();
    expect(await nameOf(id)).toBe("셋");
  });

  it("do not change when an event is delivered again", async () => {
    const { id } = member();
    const created = await events.publish(userCreated, facts(id, 1, "하나"));
    const updated = await events.publish(userUpdated, facts(id, 2, "둘"));
    await events.publish(userCreated, facts(id, 1, "하나"), created);
    await events.publish(userUpdated, facts(id, 2, "둘"), updated);
    await allHandled();
    expect(await nameOf(id)).toBe("둘");
  });
});

describe("a deleted account", () => {
  const everything = async (userId: string, roomId: string) => ({
    rooms: await ChatRoomModel.countDocuments({ userId }),
    messages: await MessageModel.countDocuments({ $or: [{ chatRoomId: roomId }, { senderId: userId }] }),
    files: await StoredFile.countDocuments({ uploaderId: userId }),
    consultations: await Consultation.countDocuments({ userId }),
    purchases: await IdempotencyClaim.countDocuments({ userId }),
  });
  const nothing = { rooms: 0, messages: 0, files: 0, consultations: 0, purchases: 0 };

  it("takes its rooms, messages, files and requests with it, however often the event is delivered", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    await chat.http.post("/api/chat-rooms/admin-support", undefined, { as: owner });
    const socket = await chat.http.connect(owner);
    const { fileUrl } = await upload(chat.http, owner);
    await send(socket, { chatRoomId: room.id, fileUrl });
    await say(await chat.http.connect(staff), room.id, "답변");
    await upload(chat.http, owner);
    const deleted = await events.publish(userDeleted, { userId: owner.id });
    await events.publish(userDeleted, { userId: owner.id }, deleted);
    await events.publish(userDeleted, { userId: owner.id });
    await allHandled();
    expect(await everything(owner.id, room.id)).toEqual(nothing);
    const fileId = fileUrl.split("/").at(-1);
    expect(await mongoose.connection.collection("files.chunks").countDocuments({ files_id: fileId as never })).toBe(0);
    expect(await chat.http.get(fileUrl, { as: staff })).toMatchObject({ status: 404 });
  });

  it("stays deleted when an older event comes late, and its last token opens nothing", async () => {
    const owner = member();
    await events.publish(userDeleted, { userId: owner.id });
    await events.publish(userUpdated, facts(owner.id, 7, "유령"));
    await allHandled();
    expect(await nameOf(owner.id)).toBeNull();
    const order = { serviceType: "objection", packageType: "standard" };
    expect(await chat.http.post("/api/chat-rooms", order, { as: owner })).toMatchObject({ status: 401 });
  });

  it("of staff leaves the customer's room, with counts that are true", async () => {
    const leaving = admin();
    const owner = member();
    const room = await buy(chat.http, owner);
    const [ours, gone, stays] = await Promise.all([owner, leaving, staff].map((user) => chat.http.connect(user)));
    if (!ours || !gone || !stays) throw new Error("no sockets");
    await say(ours, room.id, "1");
    await say(gone, room.id, "2");
    await say(stays, room.id, "3");
    await events.publish(userDeleted, { userId: leaving.id });
    await allHandled();
    const { body } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: owner });
    expect(body).toMatchObject({ lastSeq: 3, unreadCountUser: 1, unreadCountAdmin: 1 });
    const left = await chat.http.get<Message[]>(`/api/chat-rooms/${room.id}/messages`, { as: owner });
    expect(left.body.map(({ seq }) => seq)).toEqual([1, 3]);
  });

  it("of staff leaves the files that they gave to a customer's case, and no other", async () => {
    const leaving = admin();
    const owner = member();
    const room = await buy(chat.http, owner);
    const [receipt, unsent] = [await upload(chat.http, leaving), await upload(chat.http, leaving)];
    await send(await chat.http.connect(leaving), { chatRoomId: room.id, fileUrl: receipt.fileUrl });
    await events.publish(userDeleted, { userId: leaving.id });
    await allHandled();
    expect((await chat.http.get(receipt.fileUrl, { as: owner })).status).toBe(200);
    const files = await chat.http.get<RoomFile[]>(`/api/chat-rooms/${room.id}/files`, { as: owner });
    expect(files.body).toMatchObject([{ fileUrl: receipt.fileUrl, sentByAdmin: true }]);
    expect(await everything(leaving.id, room.id)).toMatchObject({ files: 0 });
    expect(await StoredFile.findById(unsent.fileUrl.split("/").at(-1))).toBeNull();
  });

  it("of staff leaves what each side has read as read", async () => {
    const leaving = admin();
    const owner = member();
    const room = await buy(chat.http, owner);
    const address = `/api/chat-rooms/${room.id}`;
    const [ours, gone, stays] = await Promise.all([owner, leaving, staff].map((user) => chat.http.connect(user)));
    if (!ours || !gone || !stays) throw new Error("no sockets");
    for (const text of ["1", "2", "3"]) await say(ours, room.id, text);
    await say(gone, room.id, "4");
    await say(stays, room.id, "5");
    for (const as of [owner, staff]) await chat.http.post(`${address}/read`, undefined, { as });
    await say(stays, room.id, "6");
    await say(ours, room.id, "7");
    await events.publish(userDeleted, { userId: leaving.id });
    await allHandled();
    const { body } = await chat.http.get<ChatRoom>(address, { as: owner });
    expect(body).toMatchObject({ lastSeq: 7, readSeqUser: 5, unreadCountUser: 1, unreadCountAdmin: 1 });
  });
});

describe("an ended session", () => {
  // Abuse case 32.
  it("closes its sockets on every replica within a second, and no others", async () => {
    const person = member();
    const elsewhere = { ...person, sessionId: "ab".repeat(32) };
    const [here, there, other] = await Promise.all([
      chat.replica(0).connect(person),
      chat.replica(1).connect(person),
      chat.replica(1).connect(elsewhere),
    ]);
    const ended = { userId: person.id, sessionIds: [person.sessionId], reason: "logout" as const };
    const eventId = await events.publish(sessionEnded, ended);
    const [, ms] = await waited(() => until(() => here.disconnected && there.disconnected));
    expect(ms).toBeLessThan(1000);
    await events.publish(sessionEnded, ended, eventId);
    await allHandled();
    expect(other.connected).toBe(true);
  });
});

describe("inquiries", () => {
  it("are broadcast to staff on every replica, and to no one else", async () => {
    const inquiryId = newId();
    const [desk, other] = [await chat.replica(0).connect(staff), await chat.replica(1).connect(admin())];
    const customer = await chat.http.connect(member());
    const received = [desk, other, customer].map((client) => {
      const news: unknown[] = [];
      client.on("inquiries-changed", (change) => void news.push(change ?? "new"));
      return news;
    });
    await events.publish(inquiryCreated, { inquiryId, userId: null, serviceType: null });
    const change = { from: "pending", to: "resolved" } as const;
    await events.publish(inquiryStatusChanged, { inquiryId, userId: null, ...change, changedBy: staff.id });
    await until(() => received[0]?.length === 2 && received[1]?.length === 2);
    expect(received[1]).toEqual(["new", { inquiryId, status: "resolved" }]);
    expect(received[2]).toEqual([]);
  });
});
