import { MESSAGE_MAX_LENGTH } from "@legal/contracts/constants";
import { realtime } from "@legal/web-kit";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { makeRoom, member } from "@legal/web-kit/testing";
import { provideBrowserParts } from "../../testing/browser-parts.ts";
import { openOffice, type Office } from "../../testing/office.ts";
import { renderSite } from "../../testing/render-site.tsx";

let office: Office;

beforeAll(async () => {
  provideBrowserParts();
  office = await openOffice();
  realtime.open(office.connect);
});
afterAll(() => office.close());
afterEach(() => office.rooms.clear());

const messageBox = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "메시지" });
const list = () => screen.getByRole("region", { name: "메시지" });
const shown = async (text: string) => within(await screen.findByRole("region", { name: "메시지" })).findByText(text);
const rowOf = async (text: string) => (await shown(text)).closest("li") ?? document.body;
const outboxKeys = () => Object.keys(localStorage).filter((key) => key.includes(":outbox:"));

const enterRoom = async (room = makeRoom()) => {
  office.addRoom(room);
  const { person, unmount } = await renderSite(`/chat/${room.id}`);
  const box = await messageBox();
  await waitFor(() => expect(realtime.status()).toBe("online"));
  return { room, person, box, unmount };
};

describe("a room", () => {
  it("that does not exist says so", async () => {
    await renderSite("/chat/01970000-0000-7000-9000-00000000dead");
    expect(await screen.findByText("채팅방을 찾을 수 없습니다")).toBeTruthy();
  });

  it("whose address is no id says so without asking the server", async () => {
    await renderSite("/chat/counts");
    expect(await screen.findByText("채팅방을 찾을 수 없습니다")).toBeTruthy();
    expect(office.calls).not.toContain("GET /api/chat-rooms/counts");
  });

  it("without messages welcomes", async () => {
    await enterRoom();
    expect(await screen.findByRole("heading", { name: "지급명령, 여기에서 시작합니다" })).toBeTruthy();
  });

  it("warns of a file that is unsafe to open, before its link, and of no other", async () => {
    const room = makeRoom();
    office.addRoom(room);
    const file = { fileUrl: "/api/files/01970000-0000-7000-8000-000000000001", fileSize: 10 };
    office.store(room.id, { ...file, content: "옛 소장", fileName: "소장.doc", fileRisks: ["old-word", "macros"] });
    office.store(room.id, { ...file, content: "사진", fileName: "증거.pdf" });
    await enterRoom(office.rooms.get(room.id));
    const row = await rowOf("옛 소장");
    const [note, link] = [within(row).getByRole("note"), within(row).getByRole("link")];
    const sentences = [...note.querySelectorAll("p")].map((sentence) => sentence.textContent);
    expect(note.textContent).toContain("열 때 주의가 필요한 파일입니다");
    expect(sentences).toEqual([
      "옛 Word 형식(.doc)입니다.",
      "매크로가 들어 있습니다.",
      "제한된 보기에서만 열어주세요.",
    ]);
    expect(note.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(await rowOf("사진")).queryByRole("note")).toBeNull();
  });

  it("distinguishes staff from the automatic answer and shows where the unread ones begin", async () => {
    const room = makeRoom({ readSeqUser: 1 });
    office.addRoom(room);
    office.store(room.id, { sentByAdmin: true, content: "안녕하세요" });
    office.store(room.id, { content: "제가 쓴 말" });
    office.store(room.id, { sentByAdmin: true, aiAutoResponse: true, content: "곧 답장드리겠습니다" });
    await enterRoom(office.rooms.get(room.id));
    expect(within(await rowOf("안녕하세요")).getByText("관리자")).toBeTruthy();
    expect(within(await rowOf("곧 답장드리겠습니다")).getByText("AI 자동응답")).toBeTruthy();
    const mark = screen.getByText("여기부터 새 메시지");
    expect(mark.compareDocumentPosition(await shown("제가 쓴 말")) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it("can be left for a number that an automatic answer names, at a press", async () => {
    const { room } = await enterRoom();
    const content = "안전이 먼저입니다.\n\n☎ 109 자살예방 상담전화\n☎ 112 경찰";
    office.store(room.id, { sentByAdmin: true, aiAutoResponse: true, content });
    const line = await screen.findByRole("link", { name: /109/ });
    expect(line.getAttribute("href")).toBe("tel:109");
    expect(screen.getByText("안전이 먼저입니다.")).toBeTruthy();
  });

  it("is marked read while it is looked at", async () => {
    const { room } = await enterRoom();
    office.store(room.id, { sentByAdmin: true, content: "새 소식입니다" });
    await shown("새 소식입니다");
    await waitFor(() => expect(office.calls).toContain(`POST /api/chat-rooms/${room.id}/read`));
  });

  it("has a way back where it cannot be loaded", async () => {
    const room = office.addRoom(makeRoom());
    office.instead.set(`GET /api/chat-rooms/${room.id}`, () => ({
      status: 503,
      body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후" },
    }));
    await renderSite(`/chat/${room.id}`);
    await screen.findByText("채팅방을 불러오지 못했습니다");
    expect(screen.getByRole("link", { name: "내 사건으로" }).getAttribute("href")).toBe("/");
  });

  it("keeps what is there and offers a retry when the messages cannot be loaded", async () => {
    const room = office.addRoom(makeRoom());
    office.store(room.id, { content: "보관된 말" });
    const failing = `GET /api/chat-rooms/${room.id}/messages`;
    office.instead.set(failing, () => ({ status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후" } }));
    const { person } = await renderSite(`/chat/${room.id}`);
    await screen.findByText("메시지를 불러오지 못했습니다");
    office.instead.delete(failing);
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await shown("보관된 말")).toBeTruthy();
  });
});

describe("writing", () => {
  it("sends on Enter, breaks the line on Shift+Enter, and shows sent, then read", async () => {
    const { room, person, box } = await enterRoom();
    await person.type(box, "첫 줄{Shift>}{Enter}{/Shift}둘째 줄{Enter}");
    await waitFor(() => expect(office.messagesOf(room.id).map(({ content }) => content)).toEqual(["첫 줄\n둘째 줄"]));
    expect(box.value).toBe("");
    await screen.findByText("보냄");
    office.sockets.to(room.id).emit("messages-read", { chatRoomId: room.id, side: "admin", seq: 1 });
    expect(await screen.findByText("읽음")).toBeTruthy();
  });

  it("leaves an Enter alone that ends a syllable", async () => {
    const { room, box } = await enterRoom();
    fireEvent.change(box, { target: { value: "안녕" } });
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    expect(box.value).toBe("안녕");
    fireEvent.keyDown(box, { key: "Enter" });
    await waitFor(() => expect(office.messagesOf(room.id)).toHaveLength(1));
  });

  it("sends neither blanks nor more than a message may hold", async () => {
    const { room, person, box } = await enterRoom();
    await person.type(box, "  \u200B {Enter}");
    fireEvent.change(box, { target: { value: "가".repeat(MESSAGE_MAX_LENGTH + 1) } });
    fireEvent.keyDown(box, { key: "Enter" });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/1자를 줄여주세요/)).toBeTruthy();
    expect(office.inputs.filter(({ chatRoomId }) => chatRoomId === room.id)).toHaveLength(0);
  });

  it("keeps a draft per room until it is sent", async () => {
    const first = await enterRoom();
    await first.person.type(first.box, "쓰다 만 글");
    first.unmount();
    const other = await enterRoom();
    expect(other.box.value).toBe("");
    other.unmount();
    const again = await enterRoom(first.room);
    expect(again.box.value).toBe("쓰다 만 글");
    await again.person.type(again.box, "{Enter}");
    again.unmount();
    expect((await enterRoom(first.room)).box.value).toBe("");
  });
});

describe("a message that is not stored at once", () => {
  it("stays with its text and reason when refused, and is sent again under the same id", async () => {
    const { room, person, box } = await enterRoom();
    office.answerNextWith(() => ({ ok: false, code: "VALIDATION_FAILED", message: "보낼 수 없는 내용입니다" }));
    await person.type(box, "다시 보낼 글{Enter}");
    const row = await rowOf("다시 보낼 글");
    expect(await within(row).findByText(/보낼 수 없는 내용입니다/)).toBeTruthy();
    await person.click(within(row).getByRole("button", { name: "다시 보내기" }));
    await waitFor(() => expect(office.messagesOf(room.id)).toHaveLength(1));
    const ids = office.inputs.filter(({ chatRoomId }) => chatRoomId === room.id).map((one) => one.clientMessageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await waitFor(() => expect(outboxKeys()).toHaveLength(0));
  });

  it("is announced as failed only when it was refused, and says why in one place", async () => {
    const { person, box } = await enterRoom();
    office.answerNextWith(() => ({ ok: false, code: "VALIDATION_FAILED", message: "보낼 수 없는 내용입니다" }));
    await person.type(box, "거절될 글{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("오류메시지 전송에 실패했습니다");
    expect(screen.getAllByText(/보낼 수 없는 내용입니다/)).toHaveLength(1);
    await person.click(screen.getByRole("button", { name: "지우기" }));
    expect(outboxKeys()).toHaveLength(0);
  });

  it("is no failure while it waits, however often the server was down: no notice, and it is kept", async () => {
    const { room, person, box } = await enterRoom();
    let back = false;
    const away = () => {
      if (back) return undefined;
      queueMicrotask(() => office.answerNextWith(away));
      return { ok: false, code: "SERVICE_UNAVAILABLE", message: "잠시 후 다시" } as const;
    };
    office.answerNextWith(away);
    await person.type(box, "기다리는 글{Enter}");
    const row = await rowOf("기다리는 글");
    expect(await within(row).findByText(/아직 전송되지 않았습니다/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(outboxKeys()).toHaveLength(1);
    back = true;
    await person.click(within(row).getByRole("button", { name: "지금 보내기" }));
    await waitFor(() => expect(office.messagesOf(room.id).map(({ content }) => content)).toEqual(["기다리는 글"]));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("goes out again by itself, before what was written later, when the server could not store it", async () => {
    const { room, person, box } = await enterRoom();
    office.answerNextWith(() => ({ ok: false, code: "SERVICE_UNAVAILABLE", message: "잠시 후 다시" }));
    await person.type(box, "첫째{Enter}");
    await waitFor(() => expect(office.inputs.at(-1)?.content).toBe("첫째"));
    await person.type(box, "둘째{Enter}");
    expect(within(list()).queryByText(/잠시 후 다시/)).toBeNull();
    await waitFor(() => expect(office.messagesOf(room.id).map(({ content }) => content)).toEqual(["첫째", "둘째"]));
    await waitFor(() => expect(outboxKeys()).toHaveLength(0));
  });

  it("goes out again after a reconnect and appears once, though the first try had been stored", async () => {
    const { room, person, box } = await enterRoom();
    office.answerNextWith(() => "store silently");
    await person.type(box, "끊긴 사이의 글{Enter}");
    await waitFor(() => expect(office.messagesOf(room.id)).toHaveLength(1));
    office.cut();
    await waitFor(() => expect(office.inputs.filter((one) => one.chatRoomId === room.id)).toHaveLength(2));
    await waitFor(() => expect(outboxKeys()).toHaveLength(0));
    expect(await within(list()).findAllByText("끊긴 사이의 글")).toHaveLength(1);
    expect(office.messagesOf(room.id)).toHaveLength(1);
  });

  it("survives a reload: the next page sends it under the same id", async () => {
    const { room, person, box, unmount } = await enterRoom();
    office.answerNextWith(() => "silence");
    await person.type(box, "새로고침 전의 글{Enter}");
    await waitFor(() => expect(office.inputs.at(-1)?.chatRoomId).toBe(room.id));
    // The first page, still waiting for its answer, has nothing to do with what the next one sends.
    expect(outboxKeys()).toHaveLength(1);
    unmount();
    await jest.isolateModulesAsync(async () => {
      const nextPage = { ...(await import("@legal/web-kit")), ...(await import("../../outbox/outbox.ts")) };
      nextPage.realtime.open(office.connect);
      nextPage.outboxOf(member.id);
    });
    await waitFor(() => expect(office.messagesOf(room.id).map(({ content }) => content)).toEqual(["새로고침 전의 글"]));
    await waitFor(() => expect(outboxKeys()).toHaveLength(0));
    const ids = office.inputs.filter((one) => one.chatRoomId === room.id).map((one) => one.clientMessageId);
    expect(new Set(ids).size).toBe(1);
  });
});

describe("nothing is missing", () => {
  it("after a reconnect", async () => {
    const { room } = await enterRoom();
    office.store(room.id, { content: "먼저" });
    await shown("먼저");
    office.cut();
    office.store(room.id, { sentByAdmin: true, content: "그 사이 하나" }, false);
    office.store(room.id, { sentByAdmin: true, content: "그 사이 둘" }, false);
    expect(await shown("그 사이 둘")).toBeTruthy();
    expect(office.calls).toContain(`GET /api/chat-rooms/${room.id}/messages?after=1&limit=200`);
  });

  it("when a message jumps ahead of others", async () => {
    const { room } = await enterRoom();
    office.store(room.id, { content: "하나" });
    await shown("하나");
    office.store(room.id, { content: "둘" }, false);
    office.store(room.id, { content: "셋" });
    await shown("둘");
    const order = within(list())
      .getAllByText(/^(하나|둘|셋)$/)
      .map(({ textContent }) => textContent);
    expect(order).toEqual(["하나", "둘", "셋"]);
  });

  it("when the page wakes up", async () => {
    const { room } = await enterRoom();
    office.store(room.id, { content: "자는 동안" }, false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await shown("자는 동안")).toBeTruthy();
  });
});

describe("older messages", () => {
  it("come on demand and precede the others", async () => {
    const room = office.addRoom(makeRoom());
    for (let seq = 1; seq <= 60; seq += 1) office.store(room.id, { content: `글 ${seq}` });
    const { person } = await enterRoom(office.rooms.get(room.id));
    await shown("글 60");
    expect(within(list()).queryByText("글 10")).toBeNull();
    await person.click(screen.getByRole("button", { name: "이전 메시지 보기" }));
    await shown("글 1");
    expect(within(list()).getAllByText(/^글 \d+$/)).toHaveLength(60);
    expect(screen.queryByRole("button", { name: "이전 메시지 보기" })).toBeNull();
  });
});
