import type { Document } from "@legal/contracts";
import { EXHIBIT_FILES_MAX } from "@legal/contracts/constants";
import { newId } from "@legal/service-kit";
import { documentsUnderTest, admin, member } from "./support.ts";
import { makePdf } from "./support/make-pdf.ts";
import { readPdf } from "./support/read-pdf.ts";

const desk = documentsUnderTest();
const staff = admin();

const arranged = async () => {
  const customer = member();
  const document = await desk.start(customer);
  const path = `/api/documents/${document.id}/exhibits`;
  const file = (name: string, bytes: Buffer = makePdf(1), type?: string) =>
    `/api/files/${desk.caseChat.addFile(document.caseId, name, bytes, type).id}`;
  const put = (version: number, exhibits: readonly object[]) =>
    desk.http.patch<Document>(path, { version, exhibits }, { as: customer });
  return { document, customer, file, put };
};
const chat = { title: "문자메시지", purpose: "" };
const namesOf = ({ exhibits: [exhibit] }: Document) =>
  exhibit && [exhibit.fileName, ...(exhibit.furtherFiles ?? []).map(({ fileName }) => fileName)];

describe("an exhibit of several files", () => {
  it("is one, in the order of its files, and one PDF of the bundle with its pages counted through", async () => {
    const { document, file, put } = await arranged();
    const [first, second] = [file("1.pdf", makePdf(2)), file("2.pdf")];
    const { status, body } = await put(document.version, [{ ...chat, fileUrl: first, furtherFileUrls: [second] }]);
    expect(status).toBe(200);
    expect(body.exhibits).toMatchObject([
      { label: "소갑 제1호증", fileName: "1.pdf", furtherFiles: [{ fileName: "2.pdf" }] },
    ]);
    const bundle = await desk.bundleOf(document.id, 1, staff);
    const stamped = bundle.get("소갑 제1호증 문자메시지.pdf");
    const { pages } = await readPdf(stamped ?? Buffer.alloc(0));
    expect(pages.map((page) => /\d\s*\/\s*\d/.exec(page)?.[0].replaceAll(/\s/g, ""))).toEqual(["1/3", "2/3", "3/3"]);
    const { id } = body.exhibits[0] ?? { id: "" };
    const turned = await put(body.version, [{ ...chat, id, fileUrl: second, furtherFileUrls: [first] }]);
    expect(namesOf(turned.body)).toEqual(["2.pdf", "1.pdf"]);
    expect(turned.body.exhibits[0]?.id).toBe(id);
    const alone = await put(turned.body.version, [{ ...chat, id, fileUrl: second, furtherFileUrls: [] }]);
    expect(namesOf(alone.body)).toEqual(["2.pdf"]);
  });

  it("keeps its files, its author and its day when a page of the release before stores the list", async () => {
    const { document, file, put } = await arranged();
    const [fileUrl, second] = [file("1.pdf"), file("2.pdf")];
    const made = { author: "김영수", madeOn: "2025-03-02" };
    const { body } = await put(document.version, [{ ...chat, ...made, fileUrl, furtherFileUrls: [second] }]);
    const [known] = body.exhibits;
    const renamed = await put(body.version, [{ id: known?.id, fileUrl, title: "카카오톡 대화", purpose: "" }]);
    expect(renamed.body.exhibits).toEqual([{ ...known, title: "카카오톡 대화" }]);
    expect(known).toMatchObject(made);
  });

  it("goes into the bundle as it is where a file of it cannot be stamped, and the note names that one", async () => {
    const { document, file, put } = await arranged();
    const locked = file("잠김.docx", Buffer.from("PK"), "application/msword");
    await put(document.version, [{ ...chat, fileUrl: file("1.pdf"), furtherFileUrls: [locked] }]);
    const bundle = await desk.bundleOf(document.id, 1, staff);
    const [one, other, note] = [...bundle.keys()].slice(2);
    expect([one, other]).toEqual(["소갑 제1호증 문자메시지 (1).pdf", "소갑 제1호증 문자메시지 (2).docx"]);
    expect(bundle.get(note ?? "")?.toString()).toContain(
      "- 소갑 제1호증 문자메시지 (2).docx: 쪽 번호를 찍을 수 없는 형식",
    );
  });
});

describe("the files of exhibits are refused", () => {
  it("where one is another case's", async () => {
    const { document, file, put } = await arranged();
    const others = (await arranged()).file("남의 것.pdf");
    const { status, body } = await put(document.version, [
      { ...chat, fileUrl: file("1.pdf"), furtherFileUrls: [others] },
    ]);
    expect({ status, body }).toMatchObject({ status: 400, body: { details: [{ path: "exhibits.0.fileUrl" }] } });
  });

  it("where they are too heavy for one PDF, or too many for one exhibit or for the paper", async () => {
    const { document, file, put } = await arranged();
    const fileUrl = file("1.pdf");
    const heavy = file("2.pdf", makePdf(1));
    const stored = desk.caseChat.files.get(document.caseId + heavy.slice("/api/files/".length));
    Object.assign(stored ?? {}, { size: 60 * 1024 * 1024 });
    const refused = async (exhibits: readonly object[]) => {
      const { status, body } = await put(document.version, exhibits);
      const { details } = body as unknown as { details: { path: string; message: string }[] };
      return [status, details[0]?.path, details[0]?.message];
    };
    expect(await refused([{ ...chat, fileUrl, furtherFileUrls: [heavy] }])).toEqual([
      400,
      "exhibits.0.furtherFileUrls",
      expect.stringContaining("50MB"),
    ]);
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => file(`${index}.png`, Buffer.from("x"), "image/png"));
    expect(await refused([{ ...chat, fileUrl, furtherFileUrls: many(EXHIBIT_FILES_MAX) }])).toEqual([
      400,
      "exhibits.0.furtherFileUrls",
      expect.stringContaining("50개"),
    ]);
    const full = Array.from({ length: 7 }, () => ({ ...chat, fileUrl, furtherFileUrls: many(EXHIBIT_FILES_MAX - 1) }));
    expect(await refused(full)).toEqual([400, "exhibits", expect.stringContaining("300개")]);
    expect((await put(document.version, full.slice(0, 6))).status).toBe(200);
  });

  it("where they are too many, before any is tied to the case", async () => {
    const { document, put } = await arranged();
    const anywhere = () => `/api/files/${newId()}`;
    const many = () => Array.from({ length: EXHIBIT_FILES_MAX - 1 }, anywhere);
    const full = Array.from({ length: 7 }, () => ({ ...chat, fileUrl: anywhere(), furtherFileUrls: many() }));
    const { status, body } = await put(document.version, full);
    const details = [{ path: "exhibits", message: expect.stringContaining("300개") }];
    expect({ status, body }).toMatchObject({ status: 400, body: { details } });
  });
});
