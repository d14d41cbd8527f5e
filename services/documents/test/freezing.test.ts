import { jest } from "@jest/globals";
import { createHash } from "node:crypto";
import type { Document, DocumentVersion, ErrorBody } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import type { User } from "@legal/service-kit";
import { tokenFor } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteOrphans } from "../src/record/frozen-bytes.ts";
import { RENDER_LIMIT_MS } from "../src/rendering/rendering-limit.ts";
import { admin, documentsUnderTest, filed, member } from "./support.ts";
import { makePdf } from "./support/make-pdf.ts";
import { readPdf } from "./support/read-pdf.ts";
import { readZip } from "./support/read-zip.ts";

const desk = documentsUnderTest();
const staff = admin();
const files = () => mongoose.connection.collection("papers.files");
const chunks = () => mongoose.connection.collection("papers.chunks");

const moved = async (document: Document, to: string, as: User, more: object = {}): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as, more);
  expect({ to, status, body }).toMatchObject({ status: 200 });
  return body;
};
const atReview = async (customer: User): Promise<Document> => {
  const complete = await desk.complete(await desk.start(customer), customer);
  const taken = await moved(await moved(complete, "intake-complete", customer), "staff-check", staff);
  return moved(taken, "client-review", staff);
};
const opened = (id: string, n: number, as: User, format: string) =>
  fetch(`${desk.http.url}/api/documents/${id}/versions/${n}/file?format=${format}`, {
    headers: { authorization: `Bearer ${tokenFor(as, "documents")}` },
  });
const download = async (id: string, n: number, as: User, format = "pdf") => {
  const answer = await opened(id, n, as, format);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

describe("an approved paper", () => {
  it("is kept as bytes that later changes do not touch, and delivered as they are", async () => {
    const customer = member();
    const approved = await moved(await atReview(customer), "approved", customer);
    const { n, sha256: hash } = approved.frozen ?? { n: 0, sha256: "" };
    const first = await download(approved.id, n, customer);
    expect(first.headers.get("content-type")).toBe("application/pdf");
    expect(sha256(first.bytes)).toBe(hash);
    expect((await readPdf(first.bytes)).title).toBe("지급명령신청서");

    const reopened = await moved(approved, "staff-check", staff, { comment: "오탈자" });
    expect(reopened.frozen).toBeNull();
    const changed = (await desk.answer(reopened, { filing: "paper" }, staff)).body;
    const second = await moved(await moved(changed, "client-review", staff), "approved", customer);
    expect(second.frozen?.sha256).not.toBe(hash);
    const former = await download(approved.id, n, customer);
    expect(former.bytes.equals(first.bytes)).toBe(true);
    expect(decodeURIComponent(former.headers.get("content-disposition") ?? "")).toContain(`_v${n}_확정취소.pdf`);

    const delivered = await moved(second, "delivered", staff, { delivery: filed });
    expect(delivered).toMatchObject({ state: "delivered", delivery: filed, nextStates: [] });
    const sent = await download(approved.id, (second.frozen?.n ?? 0) + 1, customer);
    expect(sha256(sent.bytes)).toBe(second.frozen?.sha256);
    expect(decodeURIComponent(sent.headers.get("content-disposition") ?? "")).not.toContain("확정취소");
  });

  it("is shown as it was frozen, whatever the day or its answers would make of it now", async () => {
    const customer = member();
    const approved = await moved(await atReview(customer), "approved", customer);
    const preview = async (id: string) =>
      (
        await desk.http.get<{ blocks: { id: string; text?: string }[] }>(`/api/documents/${id}/preview`, {
          as: customer,
        })
      ).body.blocks;
    const before = await preview(approved.id);
    const rows = mongoose.connection.collection<{ _id: string }>("documents");
    // As another release would compute it.
    await rows.updateOne({ _id: approved.id }, { $set: { "answers.creditors/p1/phone.value": "010-9999-9999" } });
    expect(await preview(approved.id)).toEqual(before);
    expect(JSON.stringify(before)).toContain("010-1234-5678");
    const delivered = await moved(approved, "delivered", staff, { delivery: filed });
    expect(await preview(delivered.id)).toEqual(before);
    const versions = await desk.http.get<DocumentVersion[]>(`/api/documents/${delivered.id}/versions`, {
      as: customer,
    });
    const sent = await desk.http.get<{ blocks: unknown }>(
      `/api/documents/${delivered.id}/versions/${versions.body[0]?.n}`,
      { as: customer },
    );
    expect(sent.body.blocks).toEqual(before);
  });

  it("approved at the last second of a day in Seoul bears that day, which its delivery may too", async () => {
    const customer = member();
    const document = await atReview(customer);
    const day = seoulDateOf(new Date());
    desk.setNow(new Date(`${day}T23:59:59.500+09:00`));
    desk.whileSetting(async () => desk.setNow(new Date(Date.parse(`${day}T23:59:59.500+09:00`) + 1000)));
    try {
      const approved = await moved(document, "approved", customer);
      const { body } = await desk.http.get<{ blocks: { kind: string; text?: string }[] }>(
        `/api/documents/${approved.id}/preview`,
        { as: customer },
      );
      const [year, month, date] = day.split("-").map(Number);
      expect(body.blocks.find(({ kind }) => kind === "date")?.text).toBe(`${year}. ${month}. ${date}.`);
      expect(approved.frozen && seoulDateOf(new Date(approved.frozen.at))).toBe(day);
      const sent = await desk.move(approved, "delivered", staff, { delivery: { ...filed, date: day } });
      expect(sent.body).toMatchObject({ state: "delivered", delivery: { date: day } });
    } finally {
      desk.whileSetting();
      desk.setNow();
    }
  });

  it("is compared block by block with what it was", async () => {
    const customer = member();
    const approved = await moved(await atReview(customer), "approved", customer);
    const reopened = await moved(approved, "staff-check", staff, { comment: "법원" });
    const changed = (await desk.answer(reopened, { court: "서울동부지방법원" }, staff)).body;
    const versions = await desk.http.get<DocumentVersion[]>(`/api/documents/${changed.id}/versions`, { as: customer });
    const newest = versions.body[0]?.n ?? 0;
    const path = `/api/documents/${changed.id}/versions/${newest}?with=${approved.frozen?.n}`;
    const { body } = await desk.http.get<{ changes: { blockId: string; change: string }[] }>(path, { as: customer });
    expect(body.changes).toMatchObject([{ blockId: "addressee", change: "changed" }]);
    expect((await desk.http.get(`/api/documents/${changed.id}/versions/99`, { as: customer })).status).toBe(404);
  });

  it("whose bytes were changed in the database is given to no one", async () => {
    const customer = member();
    const approved = await moved(await atReview(customer), "approved", customer);
    const version = await mongoose.connection
      .collection<{ documentId: string; n: number; files: { pdf: { fileId: string } } }>("document_versions")
      .findOne({ documentId: approved.id, n: approved.frozen?.n ?? 0 });
    const ofFile = { files_id: version?.files.pdf.fileId };
    const chunk = await chunks().findOne<{ data: { buffer: Uint8Array } }>(ofFile);
    const bytes = Buffer.from(chunk?.data.buffer ?? []);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await chunks().updateOne(ofFile, { $set: { data: bytes } });
    const n = approved.frozen?.n ?? 0;
    const broken = await download(approved.id, n, customer);
    expect(broken.status).toBe(500);
    expect(JSON.parse(broken.bytes.toString())).toMatchObject({ code: "DOCUMENT_FILE_DAMAGED" });
    await chunks().deleteMany(ofFile);
    expect((await download(approved.id, n, customer)).status).toBe(500);
    const { body } = await desk.http.get<string>("/metrics");
    expect(body).toMatch(/document_files_damaged_total 2/);
  });
});

describe("an approval that does not come to its end", () => {
  it("leaves a document as it was and files that the job removes", async () => {
    const customer = member();
    const document = await atReview(customer);
    // As when the process is killed after the bytes are stored: nothing refers to them.
    const { keepBytes } = await import("../src/record/frozen-bytes.ts");
    const kept = await keepBytes(Buffer.from("%PDF"), document.id);
    const approved = await moved(await atReview(customer), "approved", customer);
    expect(await desk.read(document.id, customer)).toMatchObject({ state: "client-review", frozen: null });
    expect(await deleteOrphans(new Date())).toBe(0);
    expect(await deleteOrphans(new Date(Date.now() + 3_700_000))).toBe(1);
    expect(await files().findOne({ _id: kept.fileId } as never)).toBeNull();
    expect(await chunks().countDocuments({ files_id: kept.fileId })).toBe(0);
    expect((await download(approved.id, approved.frozen?.n ?? 0, customer)).status).toBe(200);
  });

  it("because staff changed the paper while it was set approves nothing and keeps no file", async () => {
    const customer = member();
    const document = await atReview(customer);
    desk.whileSetting(() => desk.answer(document, { court: "서울동부지방법원" }, staff));
    const refused = await desk.move<ErrorBody>(document, "approved", customer);
    desk.whileSetting();
    expect(refused).toMatchObject({ status: 409, body: { code: "DOCUMENT_CHANGED" } });
    expect(await desk.read(document.id, customer)).toMatchObject({ state: "staff-check", frozen: null });
    expect(await files().countDocuments({ "metadata.documentId": document.id })).toBe(0);
  });

  it("because papers cannot be set leaves it in review", async () => {
    const customer = member();
    const document = await atReview(customer);
    desk.whileSetting(() => Promise.reject(new Error("no fonts")));
    expect((await desk.move(document, "approved", customer)).status).toBe(500);
    desk.whileSetting();
    expect(await desk.read(document.id, customer)).toMatchObject({ state: "client-review", version: document.version });
    expect((await desk.move(document, "approved", customer)).status).toBe(200);
  });
});

describe("a paper's other files", () => {
  it("are a DOCX and a bundle with each exhibit as a file of its own, under its label", async () => {
    const customer = member();
    const document = await desk.complete(await desk.start(customer), customer);
    const file = desk.caseChat.addFile(document.caseId, "녹취.txt", Buffer.from("녹취록"), "text/plain");
    const exhibits = [{ fileUrl: `/api/files/${file.id}`, title: "녹취록", purpose: "" }];
    const path = `/api/documents/${document.id}/exhibits`;
    const set = await desk.http.patch<Document>(path, { version: document.version, exhibits }, { as: customer });
    expect(set.status).toBe(200);
    const docx = await download(document.id, 1, staff, "docx");
    expect(docx.bytes.subarray(0, 2).toString()).toBe("PK");
    const bundle = await readZip((await download(document.id, 1, staff, "zip")).bytes);
    expect([...bundle.keys()].map((name) => name.replace(/^지급명령신청서.*\./, "지급명령신청서."))).toEqual([
      "지급명령신청서.pdf",
      "지급명령신청서.docx",
      "소갑 제1호증 녹취록.txt",
      "증거 표시 안내.txt",
    ]);
    expect(bundle.get("증거 표시 안내.txt")?.toString()).toContain(
      "- 소갑 제1호증 녹취록.txt: 쪽 번호를 찍을 수 없는 형식",
    );
    expect(bundle.get("소갑 제1호증 녹취록.txt")?.toString()).toBe("녹취록");
  });
});

describe("a draft", () => {
  it("is had by staff as a PDF whose name says its state, with the answers of now", async () => {
    const customer = member();
    const document = await desk.complete(await desk.start(customer), customer);
    const { status, headers, bytes } = await download(document.id, 1, staff);
    expect(status).toBe(200);
    expect(decodeURIComponent(headers.get("content-disposition") ?? "")).toContain(
      "지급명령신청서_v1_초안(작성중).pdf",
    );
    expect((await readPdf(bytes)).text).toContain("서울중앙지방법원");
    expect(await files().countDocuments({ "metadata.documentId": document.id })).toBe(0);
    expect((await download(document.id, 1, member())).status).toBe(404);
    expect((await download(document.id, 1, staff, "exe")).status).toBe(400);
  });

  it("comes in several bundles where its exhibits are heavy, each exhibit under its own number", async () => {
    const customer = member();
    const document = await desk.complete(await desk.start(customer), customer);
    const exhibits = ["차용증", "이체확인증"].map((title) => {
      const { id } = desk.caseChat.addFile(document.caseId, `${title}.pdf`, makePdf(1));
      return { fileUrl: `/api/files/${id}`, title, purpose: "" };
    });
    const given = { version: document.version, exhibits };
    await desk.http.patch(`/api/documents/${document.id}/exhibits`, given, { as: staff });
    const heavy = { "exhibits.$[].fileSize": 150 * 1024 * 1024 };
    await mongoose.connection.collection<{ _id: string }>("documents").updateOne({ _id: document.id }, { $set: heavy });
    const versions = await desk.http.get<DocumentVersion[]>(`/api/documents/${document.id}/versions`, { as: staff });
    expect(versions.body[0]).toMatchObject({ n: 1, bundles: 2 });
    const namesOf = async (part: number) => {
      const { bytes, headers } = await download(document.id, 1, staff, `zip&part=${part}`);
      expect(decodeURIComponent(headers.get("content-disposition") ?? "")).toContain(`_${part}-2.zip`);
      return [...(await readZip(bytes)).keys()].filter((name) => !name.endsWith(".docx"));
    };
    expect(await namesOf(1)).toEqual([expect.stringContaining("지급명령신청서_v1"), "소갑 제1호증 차용증.pdf"]);
    expect(await namesOf(2)).toEqual(["소갑 제2호증 이체확인증.pdf"]);
    expect((await download(document.id, 1, staff, "zip&part=3")).status).toBe(404);
  });

  it("comes whole in a bundle however long its exhibits take, once its paper was set in time", async () => {
    const { id } = await desk.start(member());
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits: AbortController[] = [];
    const timeouts = jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      if (ms !== RENDER_LIMIT_MS) return timeout(ms);
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    });
    const runOut = async () => {
      for (const limit of limits) limit.abort(new DOMException("late", "TimeoutError"));
    };
    desk.whileSetting(runOut);
    const late = await download(id, 1, staff, "pdf");
    const lateBundle = await download(id, 1, staff, "zip");
    desk.whileSetting();
    const bundle = await opened(id, 1, staff, "zip");
    await runOut();
    timeouts.mockRestore();
    expect([late.status, late.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(lateBundle.status).toBe(503);
    expect([...(await readZip(Buffer.from(await bundle.arrayBuffer()))).keys()]).toHaveLength(2);
  });

  it.each(["pdf", "docx", "zip"])("is no file for its customer before the office lets it go: %s", async (format) => {
    const customer = member();
    const document = await desk.complete(await desk.start(customer), customer);
    const taken = await moved(await moved(document, "intake-complete", customer), "staff-check", staff);
    for (const n of [1, 2, 3]) {
      const refused = await download(document.id, n, customer, format);
      expect(refused.status).toBe(409);
      expect(JSON.parse(refused.bytes.toString())).toMatchObject({ code: "DOCUMENT_STATE" });
    }
    await moved(taken, "client-review", staff);
    expect((await download(document.id, 4, customer, format)).status).toBe(200);
    expect((await download(document.id, 3, customer, format)).status).toBe(409);
  });
});
