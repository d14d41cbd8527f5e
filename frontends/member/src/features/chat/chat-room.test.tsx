import { FILE_ONLY_CONTENT } from "@legal/contracts/constants";
import { realtime } from "@legal/web-kit";
import { admin, holdTimeouts, makeRoom, member } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { outboxOf } from "../../outbox/outbox.ts";
import { makeMessage } from "../../testing/make-message.ts";
import { renderSite } from "../../testing/render-site.tsx";
import { useOffice } from "../../testing/use-office.ts";

const office = useOffice();
afterEach(() => jest.restoreAllMocks());

const list = () => screen.findByRole("region", { name: "메시지" });
const shown = async (text: string) => within(await list()).findByText(text);
const enterRoom = async () => {
  const room = office.addRoom(makeRoom());
  const { person, unmount: leave } = await renderSite(`/chat/${room.id}`);
  const box = await screen.findByRole("textbox", { name: "메시지" });
  await waitFor(() => expect(realtime.status()).toBe("online"));
  return { room, person, box, leave };
};

describe("a customer in their room", () => {
  it("neither asks for what staff note for each other nor sees it", async () => {
    const room = office.addRoom(makeRoom());
    const note = { id: crypto.randomUUID(), chatRoomId: room.id, authorId: admin.id, authorName: "박담당" };
    const written = { ...note, content: "내부 메모", createdAt: "2026-11-10T02:01:30.000Z", editedAt: null };
    office.instead.set(`GET /api/chat-rooms/${room.id}/notes`, () => ({ body: [written] }));
    await renderSite(`/chat/${room.id}`);
    await screen.findByRole("textbox", { name: "메시지" });
    await waitFor(() => expect(realtime.status()).toBe("online"));
    office.store(room.id, { sentByAdmin: true, content: "고객에게 하는 말" });
    await shown("고객에게 하는 말");
    expect(office.calls.filter((call) => call.includes(`${room.id}/notes`))).toEqual([]);
    expect(screen.queryByText("내부 메모")).toBeNull();
  });

  it("sees no message of another room", async () => {
    const { room } = await enterRoom();
    const other = makeRoom();
    office.sockets.emit("new-message", makeMessage({ seq: 1, chatRoomId: other.id, content: "다른 방의 말" }));
    office.store(room.id, { sentByAdmin: true, content: "이 방의 말" });
    await shown("이 방의 말");
    expect(within(await list()).queryByText("다른 방의 말")).toBeNull();
  });

  it("gets a message whose word was lost on its way here", async () => {
    const { setTimeout } = globalThis;
    const sooner = ((run: () => void, ms?: number) => setTimeout(run, ms === 30_000 ? 1200 : ms)) as typeof setTimeout;
    jest.spyOn(globalThis, "setTimeout").mockImplementation(sooner);
    const { room } = await enterRoom();
    office.store(room.id, { sentByAdmin: true, content: "내일까지 보내주세요" }, false);
    expect(await within(await list()).findByText("내일까지 보내주세요", {}, { timeout: 4000 })).toBeTruthy();
  });

  it("has not read what came while they looked elsewhere", async () => {
    jest.spyOn(document, "hasFocus").mockReturnValue(false);
    const { room } = await enterRoom();
    office.store(room.id, { sentByAdmin: true, content: "첫 소식" });
    await shown("첫 소식");
    // Fetched after a pause that is longer than that before a room is marked as read.
    office.store(room.id, { sentByAdmin: true, content: "놓친 소식" }, false);
    office.sockets.emit("room-updated", { ...room, lastSeq: 2 });
    await shown("놓친 소식");
    const read = `POST /api/chat-rooms/${room.id}/read`;
    expect(office.calls).not.toContain(read);
    jest.restoreAllMocks();
    dispatchEvent(new Event("focus"));
    await waitFor(() => expect(office.calls).toContain(read));
  });

  it("has read what they saw before they left, and no more, once the server can be reached", async () => {
    const { room, leave } = await enterRoom();
    const read = `POST /api/chat-rooms/${room.id}/read`;
    office.instead.set(read, () => ({ status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후" } }));
    office.store(room.id, { sentByAdmin: true, content: "보고 나간 소식" });
    await shown("보고 나간 소식");
    await waitFor(() => expect(office.calls).toContain(read));
    leave();
    office.store(room.id, { sentByAdmin: true, content: "나간 뒤의 소식" });
    office.instead.delete(read);
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(office.rooms.get(room.id)?.readSeqUser).toBe(1));
    expect(office.rooms.get(room.id)?.lastSeq).toBe(2);
  });

  it("has read what they saw, though the connection on which they said so died without a word", async () => {
    const giveUp = holdTimeouts();
    const { room } = await enterRoom();
    const read = `POST /api/chat-rooms/${room.id}/read`;
    office.instead.set(read, () => new Promise(() => undefined));
    office.store(room.id, { sentByAdmin: true, content: "첫 소식" });
    await waitFor(() => expect(office.calls).toContain(read));
    office.instead.delete(read);
    office.store(room.id, { sentByAdmin: true, content: "다음 소식" });
    await shown("다음 소식");
    giveUp();
    await waitFor(() => expect(office.rooms.get(room.id)?.readSeqUser).toBe(2));
  });
});

describe("what arrives while the room is open", () => {
  const missed = (roomId: string, parts: Parameters<typeof office.store>[1][]) => {
    for (const part of parts) office.store(roomId, { sentByAdmin: true, ...part }, false);
    office.cut();
  };
  const said = async () => {
    const region = await waitFor(() => {
      const found = screen.getAllByRole("status").find(({ textContent }) => textContent?.includes("①"));
      if (!found) throw new Error("nothing was said");
      return found;
    });
    return [...region.children].map(({ textContent }) => textContent);
  };

  it("is all said, each by its sender", async () => {
    const { room } = await enterRoom();
    missed(room.id, [{ content: "① 12월 4일까지입니다" }, { content: "서식입니다", senderName: null }]);
    expect(await said()).toEqual([
      `${admin.displayName}님의 메시지: ① 12월 4일까지입니다`,
      "담당자님의 메시지: 서식입니다",
    ]);
  });

  it("is said in the reader's language, a mere file by its name, and the rest as a number", async () => {
    office.instead.set("GET /api/auth/me", () => ({ body: { ...member, language: "en" } }));
    const room = office.addRoom(makeRoom());
    await renderSite(`/chat/${room.id}`);
    await screen.findByRole("textbox", { name: "Message" });
    await waitFor(() => expect(realtime.status()).toBe("online"));
    const file = { content: FILE_ONLY_CONTENT, fileUrl: "/api/files/1", fileName: "①.pdf", senderName: "Kim" };
    missed(room.id, [file, ...["2", "3", "4", "5"].map((content) => ({ content, senderName: "Kim" }))]);
    expect(await said()).toEqual([
      "Message from Kim: Sent a file. ①.pdf",
      "Message from Kim: 2",
      "Message from Kim: 3",
      "2 more new messages",
    ]);
  });
});

describe("what waits to be sent", () => {
  it("is nothing of another account in the same browser", async () => {
    const { room, person, box } = await enterRoom();
    office.answerNextWith(() => "silence");
    await person.type(box, "기다리는 글{Enter}");
    await waitFor(() => expect(office.inputs.at(-1)?.chatRoomId).toBe(room.id));
    expect(outboxOf(admin.id).messages()).toEqual([]);
  });
});
