import type { Document, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { addDays } from "@legal/i18n";
import mongoose from "mongoose";
import { admin, documentsUnderTest, filed, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const unnumbered = { ...filed, caseNumber: null };
const reason = "접수증을 다시 확인했습니다";

const approved = async (customer: User): Promise<Document> => {
  const whole = await desk.complete(await desk.start(customer), customer);
  await mongoose.connection
    .collection<{ _id: string }>("documents")
    .updateOne({ _id: whole.id }, { $set: { state: "approved" } });
  return whole;
};
const delivered = async (customer: User, delivery: object): Promise<Document> => {
  const { status, body } = await desk.move(await approved(customer), "delivered", staff, { delivery });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const correct = <T = Document>({ id, version }: Document, delivery: object, as: User = staff) =>
  desk.http.patch<T>(`/api/documents/${id}/delivery`, { version, reason, delivery }, { as });
const correctionsOf = ({ id }: Document) =>
  mongoose.connection
    .collection("outbox")
    .find({ name: "documents.delivery-corrected.v1", "payload.documentId": id })
    .toArray();

describe("a delivery", () => {
  it("is recorded before the court has given its number, which is added to it later", async () => {
    const customer = member();
    const first = await delivered(customer, unnumbered);
    expect(first.delivery).toMatchObject({ court: filed.court, caseNumber: null });
    const { status, body } = await correct(first, { ...filed, caseNumber: "2026 차전 12345" });
    expect({ status, body }).toMatchObject({ status: 200, body: { state: "delivered", version: first.version + 1 } });
    expect(body.delivery).toEqual({ ...filed, caseNumber: "2026차전12345" });
    const path = `/api/documents/${first.id}/history`;
    const { body: history } = await desk.http.get<{ what: string; comment: string | null }[]>(path, { as: staff });
    expect(history[0]).toMatchObject({
      what: "delivery-corrected",
      comment: `${reason} (${filed.court} ${filed.date})`,
    });
    const { body: seen } = await desk.http.get<{ comment: string | null }[]>(path, { as: customer });
    expect(seen[0]?.comment).toBeNull();
    expect(await correctionsOf(first)).toEqual([]);
  });

  it("on another day is published, for deadlines that were counted from it", async () => {
    const first = await delivered(member(), filed);
    const date = addDays(filed.date, -1);
    expect((await correct(first, { ...filed, date })).body.delivery).toMatchObject({ date });
    expect((await correctionsOf(first)).map(({ payload }): unknown => payload)).toMatchObject([
      {
        caseId: first.caseId,
        delivery: { kind: "filed", date },
        formerDate: filed.date,
        periods: { finished: [{ matter: "demand-followup" }], started: [] },
        changedBy: staff.id,
      },
    ]);
  });

  it("keeps its receipt, and said again as it was is no change", async () => {
    const paper = await approved(member());
    const { id: receiptId } = desk.caseChat.addFile(paper.caseId, "접수증.pdf");
    const { body: first } = await desk.move(paper, "delivered", staff, { delivery: { ...unnumbered, receiptId } });
    const { body: numbered } = await correct(first, filed);
    expect(numbered.delivery).toEqual({ ...filed, receipt: { fileId: receiptId, fileName: "접수증.pdf" } });
    expect((await correct(numbered, filed)).body.version).toBe(numbered.version);
  });

  it("is staff's to correct, once there is one, by who has seen it, and to what can be", async () => {
    const customer = member();
    const paper = await approved(customer);
    expect(await correct<ErrorBody>(paper, filed)).toMatchObject({ status: 409, body: { code: "DOCUMENT_STATE" } });
    const { body: first } = await desk.move(paper, "delivered", staff, { delivery: filed });
    expect((await correct(first, filed, customer)).status).toBe(403);
    expect(await correct<ErrorBody>(paper, filed)).toMatchObject({ status: 409, body: { code: "DOCUMENT_CHANGED" } });
    const wrong = await correct<ErrorBody>(first, { ...filed, date: addDays(filed.date, 2) });
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ path: "delivery.date" }] } });
    const own = admin();
    const theirs = await delivered(own, filed);
    expect((await correct(theirs, filed, own)).status).toBe(403);
  });
});
