import type { Document, DocumentVersion } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import type { User } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();

interface Line {
  comment: string | null;
}

const put = async (document: Document, state: DocumentState): Promise<Document> => {
  const documents = mongoose.connection.collection<{ _id: string }>("documents");
  await documents.updateOne({ _id: document.id }, { $set: { state } });
  return { ...document, state };
};
const commented = async (document: Document, to: DocumentState, as: User, comment: string): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as, { comment });
  expect({ to, status, body }).toMatchObject({ status: 200 });
  return body;
};
const commentsFor = async (id: string, as: User): Promise<string[][]> => {
  const history = await desk.http.get<Line[]>(`/api/documents/${id}/history`, { as });
  const versions = await desk.http.get<DocumentVersion[]>(`/api/documents/${id}/versions`, { as });
  return [history.body, versions.body].map((lines) => lines.flatMap(({ comment }) => comment ?? []).toReversed());
};

it("what the office says on a move reaches the customer where the paper comes to them, and else stays in it", async () => {
  const customer = member();
  let document = await desk.complete(await desk.start(customer), customer);
  document = await commented(await put(document, "lawyer-review"), "staff-check", staff, "내부: 증거가 약함");
  document = await commented(document, "draft", staff, "주소를 확인해 주세요");
  document = await commented(await put(document, "client-review"), "staff-check", staff, "내부: 오류");
  document = await commented(document, "client-review", staff, "읽어 주세요");
  document = await commented(document, "revision", customer, "금액을 고쳐 주세요");
  document = await commented(document, "staff-check", staff, "내부: 계산 다시");
  const toCustomer = ["주소를 확인해 주세요", "읽어 주세요", "금액을 고쳐 주세요"];
  expect(await commentsFor(document.id, customer)).toEqual([toCustomer, toCustomer]);
  const all = ["내부: 증거가 약함", "주소를 확인해 주세요", "내부: 오류", ...toCustomer.slice(1), "내부: 계산 다시"];
  expect(await commentsFor(document.id, staff)).toEqual([all, all]);
});

it("a comment is stored once under one Idempotency-Key", async () => {
  const customer = member();
  const { id } = await desk.start(customer);
  const path = `/api/documents/${id}/comments`;
  const send = (text: string, key: string) =>
    desk.http.post<{ id: string; code?: string }>(
      path,
      { blockId: null, text },
      { as: customer, headers: { "idempotency-key": key } },
    );
  const both = await Promise.all([send("한 번만", "comment-1"), send("한 번만", "comment-1")]);
  const again = await send("한 번만", "comment-1");
  expect(new Set([...both, again].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await send("다른 말", "comment-1")).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  const { body: history } = await desk.http.get<{ what: string }[]>(`/api/documents/${id}/history`, { as: customer });
  expect(history.filter(({ what }) => what === "commented")).toHaveLength(1);
  await send("한 번만", "comment-2");
  expect((await desk.http.get<unknown[]>(path, { as: staff })).body).toHaveLength(2);
});

it("the word of staff on a warning is not the customer's to read", async () => {
  const customer = member();
  const document = await put(await desk.complete(await desk.start(customer), customer), "staff-check");
  const file = desk.caseChat.addFile(document.caseId, "녹취.pdf");
  const exhibits = [{ fileUrl: `/api/files/${file.id}`, title: "녹취록", purpose: "" }];
  const path = `/api/documents/${document.id}/exhibits`;
  const { body } = await desk.http.patch<Document>(path, { version: document.version, exhibits }, { as: staff });
  const accepted = [{ code: "G7", path: body.issues[0]?.path, reason: "내부: 쓸모없음" }];
  const { body: shown } = await desk.move(body, "client-review", staff, { accepted });
  expect(shown.issues).toMatchObject([{ code: "G7", accepted: { reason: "내부: 쓸모없음" } }]);
  expect((await desk.read(document.id, customer)).issues).toMatchObject([{ code: "G7", accepted: null }]);
});
