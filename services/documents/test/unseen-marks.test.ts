import type { Document, DocumentComment, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { tokenFor } from "@legal/test-kit";
import mongoose from "mongoose";
import { readPdf } from "./support/read-pdf.ts";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const HIDDEN_NUMBERS = [
  ["a soft hyphen", "800101\u00AD-1234567"],
  ["a space of no width", "800101-1\u200B234567"],
  ["a control character", "800101-1\u0081234567"],
  ["marks of direction", "8\u202D00101-\u20661234567\u2069"],
] as const;

const setExhibit = async (document: Document, texts: object, as: User) => {
  const { id: fileId } = desk.caseChat.addFile(document.caseId, "차용증.pdf");
  const exhibits = [{ fileUrl: `/api/files/${fileId}`, title: "차용증", purpose: "대여 사실", ...texts }];
  const path = `/api/documents/${document.id}/exhibits`;
  return desk.http.patch<Document>(path, { version: document.version, exhibits }, { as });
};
const pdfOf = async (id: string, as: User): Promise<string> => {
  const headers = { authorization: `Bearer ${tokenFor(as, "documents")}` };
  const answer = await fetch(`${desk.http.url}/api/documents/${id}/versions/1/file?format=pdf`, { headers });
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text;
};

describe("a resident number is found behind marks that no one sees", () => {
  it.each(HIDDEN_NUMBERS)("in an answer, by %s", async (_, number) => {
    const customer = member();
    const started = await desk.start(customer);
    const { status, body } = await desk.answer(started, { "creditors.p1.name": `홍길동 ${number}` }, customer);
    expect({ status, name: body.answers["creditors.p1.name"] }).toEqual({ status: 200, name: "홍길동 800101-*******" });
    expect(await pdfOf(started.id, staff)).not.toContain("1234567");
  });

  it.each(HIDDEN_NUMBERS)("in an exhibit and in comments, by %s", async (_, number) => {
    const customer = member();
    const document = await desk.start(customer);
    const set = await setExhibit(document, { title: number, purpose: number }, customer);
    expect(set.body.exhibits).toMatchObject([{ title: "800101-*******", purpose: "800101-*******" }]);
    const path = `/api/documents/${document.id}/comments`;
    const said = await desk.http.post<DocumentComment>(path, { blockId: null, text: number }, { as: customer });
    expect(said.body.text).toBe("800101-*******");
  });
});

describe("what is read on a screen is what the paper prints", () => {
  it("marks that turn the direction of an answer are not kept", async () => {
    const customer = member();
    const started = await desk.start(customer);
    const { body } = await desk.answer(started, { "creditors.p1.name": "홍길동\u202E gnp.exe\uFEFF" }, customer);
    expect(body.answers["creditors.p1.name"]).toBe("홍길동 gnp.exe");
    const preview = await desk.http.get<object>(`/api/documents/${started.id}/preview`, { as: staff });
    expect(JSON.stringify(preview.body)).not.toMatch(/\p{Cf}/u);
  });

  it.each(["gil\u0000dong@example.org", "gildong@exam\u001Bple.org", "gil\ud800dong@example.org"])(
    "an address of mail has no control characters: %j",
    async (email) => {
      const customer = member();
      const started = await desk.start(customer);
      const refused = await desk.answer(started, { "creditors.p1.email": email }, customer);
      expect(refused).toMatchObject({ status: 400, body: { details: [{ path: "answers.creditors.p1.email" }] } });
    },
  );

  it("an exhibit's purpose has no control characters", async () => {
    const customer = member();
    const document = await desk.start(customer);
    const { status, body } = await setExhibit(document, { purpose: "대여\u0000 사실\u001B[31m" }, customer);
    expect({ status, purpose: body.exhibits[0]?.purpose }).toEqual({ status: 200, purpose: "대여 사실[31m" });
  });
});

describe("a reason says something", () => {
  it.each(["\u200B\u200B", "\u0000", "\u3164", "\u2800"])("when a paper is taken back: %j", async (comment) => {
    const customer = member();
    const document = await desk.complete(await desk.start(customer), customer);
    const handedIn = await desk.move(document, "intake-complete", customer);
    expect(handedIn.status).toBe(200);
    const silent = await desk.move<ErrorBody>(handedIn.body, "draft", staff, { comment });
    expect(silent).toMatchObject({ status: 400, body: { details: [{ path: "comment" }] } });
  });
});

describe("staff in a document of their own", () => {
  it("are its customer towards the office's comments too", async () => {
    const owner = admin();
    const { id } = await desk.start(owner);
    const path = `/api/documents/${id}/comments`;
    const said = await desk.http.post<DocumentComment>(path, { blockId: null, text: "내부 메모" }, { as: staff });
    const resolve = (as: User) => desk.http.post<DocumentComment>(`${path}/${said.body.id}/resolve`, {}, { as });
    expect((await resolve(owner)).status).toBe(403);
    const kept = await mongoose.connection.collection("document_comments").findOne({ documentId: id });
    expect(kept).toMatchObject({ resolvedBy: null });
    expect((await resolve(staff)).status).toBe(200);
  });
});
