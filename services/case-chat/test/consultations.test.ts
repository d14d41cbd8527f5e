import { consultationRequested, type ChatRoom as Room, type Consultation as Request } from "@legal/contracts";
import { AI_SENDER_ID } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { Consultation } from "../src/consultations/consultation-model.ts";
import { reconcileConsultations } from "../src/messages/reconcile-consultations.ts";
import { sendMessage } from "../src/messages/send-message.ts";
import { ChatRoom } from "../src/rooms/chat-room-model.ts";
import { recorded } from "./support-recorded.ts";
import { upload } from "./support-files.ts";
import { admin, buy, join, member, say, send, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();

const statusesOf = async (as: User): Promise<string[]> =>
  (await chat.http.get<Request[]>("/api/chat-rooms/consultations/my", { as })).body.map(({ status }) => status);

const yesterday = () => new Date(Date.now() - 24 * 3_600_000);

const enterRoom = async (owner: User, roomId: string) => {
  const [ours, theirs] = await Promise.all([chat.http.connect(owner), chat.http.connect(staff)]);
  await Promise.all([join(ours, roomId), join(theirs, roomId)]);
  const read = () => chat.http.post(`/api/chat-rooms/${roomId}/read`, undefined, { as: staff });
  return { ours, ask: (words: string) => say(ours, roomId, words), answer: () => say(theirs, roomId, "답변"), read };
};

const openOffice = async () => {
  const owner = member();
  const { body: room } = await chat.http.post<Room>("/api/chat-rooms/admin-support", undefined, { as: owner });
  return { owner, room, ...(await enterRoom(owner, room.id)) };
};

describe("a request for a consultation", () => {
  it("waits, is under review once staff have read it, and is complete with their answer", async () => {
    const { owner, ask, read, answer } = await openOffice();
    await ask("상담을 받고 싶습니다");
    expect(await statusesOf(owner)).toEqual(["pending"]);
    await read();
    await ask("하나 더 있습니다");
    expect(await statusesOf(owner)).toEqual(["확인중"]);
    await answer();
    expect(await statusesOf(owner)).toEqual(["완료"]);
  });

  it("waits again when the customer writes within a day, and is another one after it, a file too", async () => {
    const { owner, room, ours, ask, answer } = await openOffice();
    await answer();
    await ask("감사합니다, 하나만 더요");
    await ask("급합니다");
    expect(await statusesOf(owner)).toEqual(["pending"]);
    await answer();
    await Consultation.updateOne({ chatRoomId: room.id }, { $set: { createdAt: yesterday() } });
    const { fileUrl } = await upload(chat.http, owner);
    await send(ours, { chatRoomId: room.id, fileUrl });
    expect(await statusesOf(owner)).toEqual(["pending", "완료"]);
    expect(await recorded(consultationRequested, room.id)).toHaveLength(2);
  });

  it("is complete when staff say that the last words need no answer, and waits again when they take that back", async () => {
    const { owner, room, ask, answer } = await openOffice();
    await answer();
    await ask("감사합니다");
    const { body: now } = await chat.http.get<Room>(`/api/chat-rooms/${room.id}`, { as: staff });
    const settle = (waiting: boolean) =>
      chat.http.patch(`/api/chat-rooms/${room.id}/waiting`, { waiting, lastSeq: now.lastSeq }, { as: staff });
    await settle(false);
    expect(await statusesOf(owner)).toEqual(["완료"]);
    expect(await reconcileConsultations()).toBe(0);
    await settle(true);
    expect(await statusesOf(owner)).toEqual(["pending"]);
  });

  it("is not ended by the automatic answer", async () => {
    const { owner, room, ask } = await openOffice();
    await ask("계신가요?");
    const automatic = {
      senderId: AI_SENDER_ID,
      senderName: null,
      fileId: null,
      sentByAdmin: true,
      aiAutoResponse: true,
    };
    await sendMessage({ ...automatic, chatRoomId: room.id, clientMessageId: newId(), content: "자동 응답" });
    expect(await statusesOf(owner)).toEqual(["pending"]);
  });

  it("is none in the room of a case", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const { ask, read, answer } = await enterRoom(owner, room.id);
    await ask("안녕하세요");
    await read();
    await answer();
    await ask("감사합니다");
    expect(await statusesOf(owner)).toEqual([]);
  });
});

describe("requests that only the release before has followed", () => {
  it("are ended by answers, and recorded where the customer has written since, by the job", async () => {
    const [answered, waiting, unanswered] = [await openOffice(), await openOffice(), await openOffice()];
    for (const { ask } of [answered, waiting, unanswered]) await ask("문의드립니다");
    for (const { answer } of [answered, waiting]) await answer();
    const { createdAt } = await waiting.ask("다시 문의드립니다");
    // As that release leaves them: one for each room, and waiting for ever.
    await Consultation.deleteMany({ userId: waiting.owner.id, status: "pending" });
    const owners = [answered, waiting, unanswered].map(({ owner }) => owner);
    await Consultation.updateMany({ userId: { $in: owners.map(({ id }) => id) } }, { $set: { status: "pending" } });
    expect(await reconcileConsultations()).toBe(2);
    const [first, second, third] = await Promise.all(owners.map(statusesOf));
    expect([first, second, third]).toEqual([["완료"], ["pending"], ["pending"]]);
    const { body } = await chat.http.get<Request[]>("/api/chat-rooms/consultations/my", { as: waiting.owner });
    expect(body[0]?.createdAt).toBe(createdAt);
    expect(await reconcileConsultations()).toBe(0);
  });

  it("are ended where it settled the only message, by the job", async () => {
    const { owner, room, ask, answer } = await openOffice();
    await answer();
    await Consultation.updateOne({ chatRoomId: room.id }, { $set: { createdAt: yesterday() } });
    const { seq } = await ask("감사합니다");
    expect(await statusesOf(owner)).toEqual(["pending", "완료"]);
    await ChatRoom.updateOne({ _id: room.id }, { $set: { unanswered: false, settledSeq: seq } });
    expect(await reconcileConsultations()).toBe(1);
    expect(await statusesOf(owner)).toEqual(["완료", "완료"]);
    expect(await reconcileConsultations()).toBe(0);
  });
});
