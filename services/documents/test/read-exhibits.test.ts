import type { Document } from "@legal/contracts";
import { createInternalClient } from "@legal/service-kit";
import { signerOf } from "@legal/test-kit";
import { createCaseChat } from "../src/case-chat/case-facts.ts";
import { DocumentRow } from "../src/record/document-model.ts";
import { readUnread } from "../src/reading/read-unread.ts";
import { documentsUnderTest, admin, member } from "./support.ts";
import { makePdf } from "./support/make-pdf.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";

const desk = documentsUnderTest();
const reader = useRenderer();
const staff = admin();
const NUMBER = "800101-1234567";

const pdfSaying = (text: string): Buffer => makePdf(2, { content: `BT /F1 12 Tf 60 700 Td (${text}) Tj ET` });

const readStored = async (): Promise<number> => {
  const { logger } = desk.logs;
  const client = createInternalClient({
    baseUrls: [desk.caseChat.url],
    signer: signerOf("documents"),
    audience: "case-chat",
    timeoutMs: 2000,
  });
  return readUnread({ caseChat: createCaseChat(client, logger), reader }, logger, anySignal());
};

const withExhibit = async (document: Document, bytes: Buffer): Promise<Document> => {
  const { id } = desk.caseChat.addFile(document.caseId, "계약서.pdf", bytes);
  const exhibits = [{ fileUrl: `/api/files/${id}`, title: "계약서", purpose: "" }];
  const given = { version: document.version, exhibits };
  const { status, body } = await desk.http.patch<Document>(`/api/documents/${document.id}/exhibits`, given, {
    as: staff,
  });
  expect(status).toBe(200);
  return body;
};
const warningsOf = ({ issues }: Document) =>
  issues.filter(({ message }) => message.includes("계약서.pdf")).map(({ code, severity }) => [code, severity]);

describe("the text of an exhibit", () => {
  it("that shows a resident number is named by its pages, to both sides, and nothing of it is kept", async () => {
    const customer = member();
    const document = await withExhibit(await desk.start(customer), pdfSaying(`Kim ${NUMBER}`));
    expect(document.exhibits[0]).toMatchObject({ residentNumberPages: [1, 2], hiddenAddressPages: [] });
    expect(warningsOf(document)).toEqual([["G12", "warn"]]);
    expect(warningsOf(await desk.read(document.id, customer))).toEqual([["G12", "warn"]]);
    const stored = JSON.stringify(await DocumentRow.findById(document.id).lean());
    expect(stored + desk.logs.text()).not.toContain(NUMBER);
  });

  it("is read later where an earlier release stored it, once, and without a new version", async () => {
    const customer = member();
    const document = await withExhibit(await desk.start(customer), pdfSaying(NUMBER));
    const [{ residentNumberPages: _, hiddenAddressPages: __, label: ___, ...before } = {} as never] = document.exhibits;
    await DocumentRow.updateOne({ _id: document.id }, { $set: { exhibits: [before] }, $unset: { exhibitsReadAt: 1 } });
    expect(warningsOf(await desk.read(document.id, customer))).toEqual([]);
    expect(await readStored()).toBeGreaterThan(0);
    const after = await desk.read(document.id, customer);
    expect(after.version).toBe(document.version);
    expect(warningsOf(after)).toEqual([["G12", "warn"]]);
    expect(await readStored()).toBe(0);
  });

  it("is read again once the paper hides an address from the other side", async () => {
    const customer = member();
    const started = await desk.complete(await desk.start(customer), customer);
    const document = await withExhibit(started, pdfSaying("Teheran-ro 152"));
    const line = "Teheran-ro 152";
    const answers = { violence: true, hidesAddress: true, "creditors.p1.address": { postcode: "06236", line } };
    const hiding = await desk.answer(document, answers, staff);
    expect(hiding.status).toBe(200);
    expect(warningsOf(hiding.body)).toEqual([]);
    expect(await readStored()).toBe(1);
    expect(warningsOf(await desk.read(document.id, customer))).toEqual([["G14", "warn"]]);
  });

  it("names no page for an address that is left out no longer, or whose owner is no party any more", async () => {
    const customer = member();
    const started = await desk.complete(await desk.start(customer), customer);
    const document = await withExhibit(started, pdfSaying("Teheran-ro 152"));
    const address = { postcode: "06236", line: "Teheran-ro 152" };
    const pagesOf = ({ exhibits }: Document) => exhibits.map(({ hiddenAddressPages }) => hiddenAddressPages);
    const readAgain = async (): Promise<Document> => {
      expect(await readStored()).toBe(1);
      return desk.read(document.id, customer);
    };
    const answered = async (answers: object): Promise<Document> => {
      const { status, body } = await desk.answer(await desk.read(document.id, staff), answers, staff);
      expect(status).toBe(200);
      return body;
    };
    await answered({ violence: true, creditors: ["p1", "k2"], "creditors.k2.address": address, hidesAddress: true });
    expect(pagesOf(await readAgain())).toEqual([[1, 2]]);
    expect(pagesOf(await answered({ hidesAddress: false }))).toEqual([[]]);
    await answered({ hidesAddress: true });
    expect(pagesOf(await readAgain())).toEqual([[1, 2]]);
    await answered({ creditors: ["p1"] });
    expect(pagesOf(await readAgain())).toEqual([[]]);
  });

  it("that cannot be had now is stored all the same, and read by a later run", async () => {
    const customer = member();
    const document = await desk.start(customer);
    const { id } = desk.caseChat.addFile(document.caseId, "계약서.pdf", pdfSaying(NUMBER));
    const kept = desk.caseChat.files.get(document.caseId + id);
    const { bytes } = kept ?? {};
    Object.assign(kept ?? {}, { bytes: undefined });
    const exhibits = [{ fileUrl: `/api/files/${id}`, title: "계약서", purpose: "" }];
    const given = { version: document.version, exhibits };
    const path = `/api/documents/${document.id}/exhibits`;
    const { status, body } = await desk.http.patch<Document>(path, given, { as: customer });
    expect(status).toBe(200);
    expect(body.exhibits[0]?.residentNumberPages).toBeUndefined();
    expect(await readStored()).toBe(0);
    Object.assign(kept ?? {}, { bytes });
    expect(await readStored()).toBe(1);
    expect(warningsOf(await desk.read(document.id, customer))).toEqual([["G12", "warn"]]);
  });

  it("is read and kept beside files that cannot be had, which alone are asked for again", async () => {
    const customer = member();
    const document = await desk.start(customer);
    const files = ["1.pdf", "2.pdf", "3.pdf"].map((name) =>
      desk.caseChat.addFile(document.caseId, name, pdfSaying(NUMBER)),
    );
    const rows = files.map(({ id }) => desk.caseChat.files.get(document.caseId + id) ?? {});
    for (const row of rows) Object.assign(row, { bytes: undefined });
    const exhibits = files.map(({ id }) => ({ fileUrl: `/api/files/${id}`, title: "계약서", purpose: "" }));
    const path = `/api/documents/${document.id}/exhibits`;
    const { version } = document;
    expect((await desk.http.patch(path, { version, exhibits }, { as: customer })).status).toBe(200);
    const pagesFound = async () =>
      (await desk.read(document.id, customer)).exhibits.map(({ residentNumberPages }) => residentNumberPages);
    for (const row of [rows[0], rows[2]]) Object.assign(row ?? {}, { bytes: pdfSaying(NUMBER) });
    await readStored();
    expect(await pagesFound()).toEqual([[1, 2], undefined, [1, 2]]);
    for (const row of [rows[0], rows[2]]) Object.assign(row ?? {}, { bytes: undefined });
    Object.assign(rows[1] ?? {}, { bytes: pdfSaying(NUMBER) });
    expect(await readStored()).toBe(1);
    expect(await pagesFound()).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(await readStored()).toBe(0);
  });
});
