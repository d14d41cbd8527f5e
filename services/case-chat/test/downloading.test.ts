import { newId } from "@legal/service-kit";
import { StoredFile } from "../src/files/stored-file-model.ts";
import { download, upload } from "./support-files.ts";
import { admin, buy, member, send, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();

const sentFile = async (content: Uint8Array, name: string) => {
  const owner = member();
  const room = await buy(chat.http, owner);
  const { fileUrl } = await upload(chat.http, owner, content, name);
  const answer = await send(await chat.http.connect(owner), { chatRoomId: room.id, fileUrl, fileName: "forged.exe" });
  if (!answer.ok) throw new Error(answer.code);
  return { owner, room, fileUrl, message: answer.message };
};

describe("a file in a message", () => {
  it("goes with the standing sentence and its own facts, whatever the payload says", async () => {
    const { message, fileUrl } = await sentFile(Buffer.from("글"), "메모.txt");
    expect(message).toMatchObject({
      content: "파일을 전송했습니다.",
      fileUrl,
      fileName: "메모.txt",
      fileSize: 3,
      fileType: "text/plain",
    });
  });

  it("may be sent again in its room, and in no other", async () => {
    const { owner, room, fileUrl } = await sentFile(Buffer.from("글"), "a.txt");
    const socket = await chat.http.connect(owner);
    expect(await send(socket, { chatRoomId: room.id, content: "다시", fileUrl })).toMatchObject({ ok: true });
    const other = await buy(chat.http, owner, "lawsuit");
    expect(await send(socket, { chatRoomId: other.id, fileUrl })).toMatchObject({
      ok: false,
      code: "VALIDATION_FAILED",
    });
  });

  it("cannot be downloaded while its bytes are still arriving, not even by its uploader", async () => {
    const owner = member();
    const { fileUrl } = await upload(chat.http, owner);
    await StoredFile.updateOne({ _id: fileUrl.split("/").at(-1) ?? "" }, { $set: { complete: false } });
    expect((await chat.http.get(fileUrl, { as: owner })).status).toBe(404);
  });

  it("must be the sender's own upload", async () => {
    const { fileUrl } = await upload(chat.http, staff);
    const owner = member();
    const room = await buy(chat.http, owner);
    const socket = await chat.http.connect(owner);
    expect(await send(socket, { chatRoomId: room.id, fileUrl })).toMatchObject({ ok: false });
  });
});

describe("downloading", () => {
  // Abuse case 26.
  it("is for the uploader before it is sent, then for those who may read the room, and 404 for all others", async () => {
    const owner = member();
    const { fileUrl } = await upload(chat.http, owner);
    const status = async (as: typeof owner) => (await download(chat.http, as, fileUrl)).status;
    expect([await status(owner), await status(staff), await status(member())]).toEqual([200, 404, 404]);
    const room = await buy(chat.http, owner);
    await send(await chat.http.connect(owner), { chatRoomId: room.id, fileUrl });
    expect([await status(owner), await status(staff), await status(member())]).toEqual([200, 200, 404]);
    expect((await download(chat.http, owner, `/api/files/${newId()}`)).status).toBe(404);
    expect((await fetch(chat.http.url + fileUrl)).status).toBe(401);
  });

  // Abuse case 33.
  it("never lets a browser run what was uploaded", async () => {
    const text = await sentFile(Buffer.from("<script>alert(1)</script>"), "쪽지'(1)*.txt");
    const { headers } = await download(chat.http, staff, text.fileUrl);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="__'(1)_.txt"; filename*=UTF-8''%EC%AA%BD%EC%A7%80%27%281%29_.txt`,
    );
    const picture = await upload(chat.http, text.owner);
    const inline = (await download(chat.http, text.owner, picture.fileUrl)).headers;
    expect(inline.get("content-disposition")).toMatch(/^inline; /);
    for (const one of [headers, inline]) {
      expect(one.get("x-content-type-options")).toBe("nosniff");
      expect(one.get("content-security-policy")).toMatch(/default-src 'none'/);
      expect(one.get("cache-control")).toBe("private, no-cache");
    }
  });

  it("gives ranges, and nothing new to a browser that has it", async () => {
    const { owner, fileUrl } = await sentFile(Buffer.from("0123456789"), "n.txt");
    const ask = (headers: Record<string, string>) => download(chat.http, owner, fileUrl, headers);
    const part = await ask({ range: "bytes=2-4" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
    expect(await (await ask({ range: "bytes=-3" })).text()).toBe("789");
    expect(await (await ask({ range: "bytes=0-0,5-6" })).text()).toBe("0123456789");
    expect((await ask({ range: "bytes=10-" })).status).toBe(416);
    const whole = await ask({});
    expect(await whole.text()).toBe("0123456789");
    expect((await ask({ "if-none-match": whole.headers.get("etag") ?? "", "cache-control": "max-age=0" })).status).toBe(
      304,
    );
  });

  it("gives a range that crosses the pieces a file is kept in", async () => {
    const content = Buffer.from(Array.from({ length: 700_000 }, (_, index) => 97 + (index % 26)));
    const { owner, fileUrl } = await sentFile(content, "long.txt");
    const part = await download(chat.http, owner, fileUrl, { range: "bytes=261000-523000" });
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(261_000, 523_001));
  });
});
