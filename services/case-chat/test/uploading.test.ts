import { request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { FILE_MAX_BYTES } from "@legal/contracts/constants";
import type { User } from "@legal/service-kit";
import { tokenFor, until } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteUnsentFiles } from "../src/files/delete-unsent-files.ts";
import { StoredFile } from "../src/files/stored-file-model.ts";
import { docx, docxParts, download, PNG, tryUpload, upload, zip } from "./support-files.ts";
import { AUDIENCE, buy, member, send, useChat } from "./support.ts";

const chat = useChat({ uploadTimeLimits: { idleMs: 1500, totalMs: 40_000 } });
const chunks = () => mongoose.connection.collection("files.chunks").countDocuments({});
const leftOf = (user: User) => StoredFile.countDocuments({ uploaderId: user.id });
const euckr = Buffer.from("b3bbbfebc1f5b8ed", "hex");

/** Opens an upload by hand, to stop or misbehave in the middle of it. */
const openUpload = (as: User, headers: Record<string, string> = {}) => {
  const sending = request(`${chat.http.url}/api/upload`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${tokenFor(as, AUDIENCE)}`,
      "content-type": "multipart/form-data; boundary=X",
      ...headers,
    },
  });
  sending.on("error", () => undefined);
  const answered = once(sending, "response").then(([answer]) => answer as IncomingMessage);
  answered.catch(() => undefined);
  return { sending, answered };
};
const partHead = (name: string, field = "file") =>
  `--X\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n`;

describe("uploading", () => {
  it.each([
    ["a.pdf", Buffer.from("%PDF-1.7\n…"), "application/pdf"],
    ["a.PNG", PNG, "image/png"],
    ["a.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]), "image/jpeg"],
    ["a.jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xdb]), "image/jpeg"],
    ["a.doc", Buffer.from("d0cf11e0a1b11ae100", "hex"), "application/msword"],
    ["a.docx", docx(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["a.txt", Buffer.from("내용증명 <b>"), "text/plain"],
    ["b.txt", euckr, "text/plain"],
  ])("keeps %s", async (name, content, fileType) => {
    const as = member();
    const stored = await upload(chat.http, as, content, name);
    expect(stored).toMatchObject({ fileName: name, fileSize: content.length, fileType });
    const answer = await download(chat.http, as, stored.fileUrl);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
  });

  // Abuse case 25.
  it.each([
    ["HTML as .png", "x.png", Buffer.from("<script>alert(1)</script>")],
    ["SVG as .jpg", "x.jpg", Buffer.from('<svg onload="alert(1)"/>')],
    ["HTML as .pdf", "x.pdf", Buffer.from("<html>%PDF-")],
    ["a program as .doc", "x.doc", Buffer.from("MZ\u0090\u0000")],
    ["any archive as .docx", "x.docx", zip([{ name: "evil.exe" }])],
    ["a macro document as .docx", "x.docx", zip([...docxParts(), { name: "word/vbaProject.bin" }])],
    ["a bomb as .docx", "x.docx", zip([...docxParts(), { name: "word/big.xml", unpackedBytes: 0xfffffff0 }])],
    ["a cut archive as .docx", "x.docx", docx().subarray(0, 60)],
    ["binary as .txt", "x.txt", Buffer.from([0x61, 0, 0x62])],
    ["no Korean text as .txt", "x.txt", Buffer.from([0xff, 0xfe, 0xfd])],
    ["half a letter as .txt", "x.txt", Buffer.from("가").subarray(0, 1)],
    [".html", "x.html", Buffer.from("<p>")],
    [".svg", "x.svg", Buffer.from("<svg/>")],
    ["a double ending", "x.png.exe", PNG],
    ["no ending", "png", PNG],
    ["a short .png", "x.png", PNG.subarray(0, 5)],
  ])("refuses %s and keeps nothing", async (_what, name, content) => {
    const as = member();
    const before = await chunks();
    const answer = await tryUpload(chat.http, as, content, name);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: "FILE_TYPE_NOT_ALLOWED" });
    expect(await leftOf(as)).toBe(0);
    expect(await chunks()).toBe(before);
  });

  it.each([
    ["../../etc/passwd.png", "passwd.png"],
    ["C:\\temp\\증거 1.png", "증거 1.png"],
    ["invoice\u202egnp.png", "invoicegnp.png"],
    [`${"가".repeat(300)}.png`, `${"가".repeat(146)}.png`],
    ["\u1100\u1161.png", "가.png"],
    ['a"b<c>|?.png', "a_b_c___.png"],
    [".png", "file.png"],
    ["주민등록초본_800101-1234567.png", "주민등록초본_800101-_______.png"],
  ])("calls %j %j", async (given, kept) => {
    const { sending, answered } = openUpload(member());
    const name = given.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
    sending.end(Buffer.concat([Buffer.from(partHead(name)), PNG, Buffer.from("\r\n--X--\r\n")]));
    const answer = await answered;
    expect(JSON.parse((await answer.toArray()).join(""))).toMatchObject({ fileName: kept });
  });

  it("refuses more than 20 MB and keeps nothing of it", async () => {
    const as = member();
    const before = await chunks();
    const big = Buffer.alloc(FILE_MAX_BYTES + 1, " ");
    const answer = await tryUpload(chat.http, as, big, "big.txt");
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: "FILE_TOO_LARGE" });
    expect(await chunks()).toBe(before);
    expect((await tryUpload(chat.http, as, big.subarray(1), "fits.txt")).status).toBe(201);
  });

  it("refuses a form without a file, an empty file and what is no form", async () => {
    const as = member();
    const form = new FormData();
    form.append("other", "x");
    const headers = { authorization: `Bearer ${tokenFor(as, AUDIENCE)}` };
    const post = (body: RequestInit) => fetch(`${chat.http.url}/api/upload`, { method: "POST", headers, ...body });
    expect(await (await post({ body: form })).json()).toMatchObject({ code: "FILE_MISSING" });
    expect(await (await tryUpload(chat.http, as, Buffer.alloc(0), "x.txt")).json()).toMatchObject({
      code: "FILE_MISSING",
    });
    expect((await post({ body: "{}", headers: { ...headers, "content-type": "application/json" } })).status).toBe(415);
    const noBoundary = { ...headers, "content-type": "multipart/form-data; x" };
    expect((await post({ body: "x", headers: noBoundary })).status).toBe(400);
    expect((await fetch(`${chat.http.url}/api/upload`, { method: "POST", body: form })).status).toBe(401);
  });

  it("survives ten thousand fields", async () => {
    const as = member();
    const { sending, answered } = openUpload(as);
    const field = '--X\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
    sending.end(`${field.repeat(10_000)}--X--\r\n`);
    expect((await answered).statusCode).toBe(400);
    expect((await tryUpload(chat.http, as, PNG, "x.png")).status).toBe(201);
  });

  it("gives up on a body that stops coming, with 408 and nothing left", async () => {
    const as = member();
    const before = await chunks();
    const { sending, answered } = openUpload(as);
    sending.write(Buffer.concat([Buffer.from(partHead("slow.txt")), Buffer.alloc(600_000, "a")]));
    expect((await answered).statusCode).toBe(408);
    sending.destroy();
    await until(async () => (await leftOf(as)) === 0 && (await chunks()) === before);
  });

  it("keeps nothing of an upload that is broken off", async () => {
    const as = member();
    const before = await chunks();
    const { sending } = openUpload(as);
    sending.write(Buffer.concat([Buffer.from(partHead("cut.txt")), Buffer.alloc(900_000, "a")]));
    await until(async () => (await chunks()) > before);
    sending.destroy();
    await until(async () => (await leftOf(as)) === 0 && (await chunks()) === before);
  });

  it("refuses a body that ends before its form does", async () => {
    const { sending, answered } = openUpload(member());
    sending.end(Buffer.concat([Buffer.from(partHead("x.png")), PNG]));
    expect((await answered).statusCode).toBe(400);
  });
});

describe("uploads that no message carries", () => {
  it("are deleted after a day, with their bytes; sent ones stay", async () => {
    const as = member();
    const room = await buy(chat.http, as);
    const sent = await upload(chat.http, as);
    const unsent = await upload(chat.http, as);
    await send(await chat.http.connect(as), { chatRoomId: room.id, fileUrl: sent.fileUrl });
    const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await deleteUnsentFiles(24, hoursLater(23));
    expect((await download(chat.http, as, unsent.fileUrl)).status).toBe(200);
    await deleteUnsentFiles(24, hoursLater(25));
    expect((await download(chat.http, as, unsent.fileUrl)).status).toBe(404);
    expect((await download(chat.http, as, sent.fileUrl)).status).toBe(200);
    expect(await chunks()).toBe(await StoredFile.countDocuments({}));
  });
});
