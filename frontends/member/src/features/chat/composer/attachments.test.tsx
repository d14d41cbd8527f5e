import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { FILE_MAX_BYTES, READER_HEADER } from "@legal/contracts/constants";
import { realtime } from "@legal/web-kit";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { makeRoom, member } from "@legal/web-kit/testing";
import { provideBrowserParts } from "../../../testing/browser-parts.ts";
import { openOffice, type Office } from "../../../testing/office.ts";
import { renderSite } from "../../../testing/render-site.tsx";
import { refusalOf } from "./check-file.ts";

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);

describe("a chosen file", () => {
  it.each(["a.pdf", "a.doc", "a.docx", "a.jpg", "a.JPEG", "a.png", "계약서.txt"])("may be %s", (name) => {
    expect(refusalOf(file(name))).toBeUndefined();
  });

  it.each(["a.exe", "a.hwp", "pdf", "a.pdf.zip"])("may not be %s", (name) => {
    expect(refusalOf(file(name))).toBe("type");
  });

  it("may be as large as the limit and no larger, and not empty", () => {
    const sized = (size: number) => Object.defineProperty(file("a.pdf"), "size", { value: size });
    expect(refusalOf(sized(FILE_MAX_BYTES))).toBeUndefined();
    expect(refusalOf(sized(FILE_MAX_BYTES + 1))).toBe("size");
    expect(refusalOf(sized(0))).toBe("empty");
  });
});

/** The browser's uploads go to a real server, which answers as set. */
const openUploadServer = async () => {
  const received: string[] = [];
  const readers: unknown[] = [];
  let status = 201;
  let hold: Promise<void> | undefined;
  const handle = async (request: IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };
  const server: Server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "http://localhost");
    response.setHeader("access-control-allow-headers", "*");
    if (request.method === "OPTIONS") {
      response.end();
      return;
    }
    readers.push(request.headers[READER_HEADER]);
    void handle(request).then(async (body) => {
      received.push(/filename="([^"]+)"/.exec(body)?.[1] ?? "");
      await hold;
      const number = received.length;
      const answer =
        status === 201
          ? { fileUrl: `/api/files/${number}`, fileName: received.at(-1), fileSize: 10, fileType: "text/plain" }
          : { code: "FILE_TYPE_NOT_ALLOWED", message: "보낼 수 없는 파일입니다", requestId: "test" };
      response.writeHead(status).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, path: string | URL) {
      super.open(method, `http://127.0.0.1:${port}${path}`, true);
    }
  };
  return {
    received,
    /** Whose page each came from. */
    readers,
    answerWith: (next: number) => {
      status = next;
    },
    holdUntil: (released: Promise<void> | undefined) => {
      hold = released;
    },
    close: () => server.close(),
  };
};

describe("files of a message", () => {
  let office: Office;
  let uploads: Awaited<ReturnType<typeof openUploadServer>>;

  beforeAll(async () => {
    provideBrowserParts();
    office = await openOffice();
    uploads = await openUploadServer();
    realtime.open(office.connect);
  });
  beforeEach(() => {
    uploads.answerWith(201);
    uploads.holdUntil(undefined);
  });
  afterAll(async () => {
    uploads.close();
    await office.close();
  });

  const enterRoom = async () => {
    const room = office.addRoom(makeRoom());
    const { person, unmount: leave } = await renderSite(`/chat/${room.id}`);
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "메시지" });
    const choose = (...files: File[]) => person.upload(screen.getByTestId("file-picker"), files);
    return { room, person, box, choose, leave };
  };
  const asksOnLeave = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const contents = (roomId: string) =>
    office.messagesOf(roomId).map(({ content, fileUrl }) => [content, fileUrl !== null]);

  it("go out with a standing sentence when nothing is written", async () => {
    const { room, person, box, choose } = await enterRoom();
    await choose(file("증거.txt"));
    await screen.findByRole("button", { name: "증거.txt 빼기" });
    await person.type(box, "{Enter}");
    await waitFor(() => expect(contents(room.id)).toEqual([["파일을 전송했습니다.", true]]));
    expect(uploads.readers).toEqual([member.id]);
  });

  it("go one by one, the words with the first", async () => {
    const { room, person, box, choose } = await enterRoom();
    await choose(file("하나.txt"), file("둘.txt"));
    await screen.findByRole("button", { name: "둘.txt 빼기" });
    await screen.findByRole("button", { name: "하나.txt 빼기" });
    await person.type(box, "자료입니다{Enter}");
    await waitFor(() => expect(contents(room.id)).toHaveLength(2));
    expect(contents(room.id)).toEqual([
      ["자료입니다", true],
      ["파일을 전송했습니다.", true],
    ]);
  });

  it("hold back a message that is sent while they go up, and release it", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    uploads.holdUntil(promise);
    const { room, person, box, choose } = await enterRoom();
    await choose(file("느린.txt"));
    await person.type(box, "함께 갑니다{Enter}");
    expect(await screen.findByText("파일이 다 올라가면 바로 보냅니다.")).toBeTruthy();
    expect(contents(room.id)).toEqual([]);
    resolve();
    await waitFor(() => expect(contents(room.id)).toEqual([["함께 갑니다", true]]));
  });

  it("stay with their words when one of them is taken back", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    uploads.holdUntil(promise);
    const { room, person, box, choose } = await enterRoom();
    await choose(file("틀린.txt"));
    await person.type(box, "계약서입니다{Enter}");
    await screen.findByText("파일이 다 올라가면 바로 보냅니다.");
    await person.click(screen.getByRole("button", { name: "틀린.txt 올리기 취소" }));
    expect(screen.queryByText("파일이 다 올라가면 바로 보냅니다.")).toBeNull();
    expect(box.value).toBe("계약서입니다");
    expect(contents(room.id)).toEqual([]);
    resolve();
  });

  it("go out also when their sender leaves the room meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    uploads.holdUntil(promise);
    const { room, person, box, choose, leave } = await enterRoom();
    await choose(file("느린.txt"));
    await person.type(box, "뒤따라 갑니다{Enter}");
    await screen.findByText("파일이 다 올라가면 바로 보냅니다.");
    leave();
    resolve();
    await waitFor(() => expect(contents(room.id)).toEqual([["뒤따라 갑니다", true]]));
    expect(Object.keys(localStorage).filter((key) => key.includes(`draft:${room.id}`))).toEqual([]);
  });

  it("are still there when their sender comes back to the room", async () => {
    const { room, choose, leave } = await enterRoom();
    await choose(file("올라간.txt"));
    await screen.findByRole("button", { name: "올라간.txt 빼기" });
    leave();
    const { person } = await renderSite(`/chat/${room.id}`);
    await person.click(await screen.findByRole("button", { name: "올라간.txt 빼기" }));
    expect(screen.queryByText("올라간.txt")).toBeNull();
  });

  it("are asked about before the page is left, until they are sent", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    uploads.holdUntil(promise);
    const { room, person, box, choose } = await enterRoom();
    expect(asksOnLeave()).toBe(false);
    await choose(file("느린.txt"));
    expect(asksOnLeave()).toBe(true);
    resolve();
    await screen.findByRole("button", { name: "느린.txt 빼기" });
    expect(asksOnLeave()).toBe(true);
    await person.type(box, "{Enter}");
    await waitFor(() => expect(contents(room.id)).toHaveLength(1));
    expect(asksOnLeave()).toBe(false);
  });

  it("that the server has no more are chosen again, and the words are put back", async () => {
    office.answerNextWith(() => ({ ok: false, code: "VALIDATION_FAILED", message: "입력을 확인해주세요" }));
    const { person, box, choose } = await enterRoom();
    await choose(file("오래된.txt"));
    await screen.findByRole("button", { name: "오래된.txt 빼기" });
    await person.type(box, "법원에서 온 편지입니다{Enter}");
    expect(await screen.findByText(/첨부한 파일이 서버에 더 없습니다/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "다시 보내기" })).toBeNull();
    await person.type(box, "덧붙임");
    await person.click(screen.getByRole("button", { name: "쓴 글 다시 가져오기" }));
    expect(box.value).toBe("법원에서 온 편지입니다\n덧붙임");
    expect(screen.queryByText(/첨부한 파일이 서버에 더 없습니다/)).toBeNull();
  });

  it("can be called back while they go up", async () => {
    uploads.holdUntil(new Promise(() => {}));
    const { room, person, choose } = await enterRoom();
    await choose(file("취소할.txt"));
    await person.click(await screen.findByRole("button", { name: "취소할.txt 올리기 취소" }));
    expect(screen.queryByText("취소할.txt")).toBeNull();
    expect(contents(room.id)).toEqual([]);
  });

  it("are refused before they go up, with the reason", async () => {
    const { box } = await enterRoom();
    const before = uploads.received.length;
    fireEvent.drop(box, { dataTransfer: { types: ["Files"], files: [file("한글.hwp")] } });
    expect((await screen.findByRole("alert")).textContent).toContain("한글.hwp");
    expect(uploads.received).toHaveLength(before);
  });

  it("may be pasted", async () => {
    const { box } = await enterRoom();
    fireEvent.paste(box, { clipboardData: { types: ["Files"], files: [file("붙여넣기.png")] } });
    expect(await screen.findByText("붙여넣기.png")).toBeTruthy();
  });

  it("that the server refuses say why in their place alone, and can be left out", async () => {
    uploads.answerWith(415);
    const { person, choose } = await enterRoom();
    await choose(file("가짜.png"));
    expect(await screen.findAllByText("보낼 수 없는 파일입니다")).toHaveLength(1);
    expect(screen.getAllByText("파일 업로드에 실패했습니다")).toHaveLength(1);
    await person.click(screen.getByRole("button", { name: "가짜.png 빼기" }));
    expect(screen.queryByText("가짜.png")).toBeNull();
  });
});
