import type { Document } from "@legal/contracts";
import { documentTypeOf } from "@legal/document-types/all-types";
import type { DocumentType } from "@legal/document-types";
import mongoose from "mongoose";
import { migrateDocument } from "../src/drafting/migrate-document.ts";
import type { DocumentRecord } from "../src/record/document-model.ts";
import { documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const rows = () => mongoose.connection.collection<DocumentRecord>("documents");

/** The type as a later release has it: what was `court` is asked as `place`. */
const laterType = (): DocumentType => {
  const type = documentTypeOf("payment-order");
  if (!type) throw new Error("no such type");
  return {
    ...type,
    version: type.version + 1,
    migrate: ({ court = "", ...answers }) => ({ ...answers, place: court }),
  };
};
const given = async (): Promise<DocumentRecord> => {
  const customer = member();
  const document = await desk.start(customer);
  await desk.answer(document, { court: "서울중앙지방법원" }, customer);
  const row = await rows().findOne({ _id: document.id });
  if (!row) throw new Error("no document");
  return row;
};

describe("a document of an older version of its type", () => {
  it("has its answers under the present questions, with who gave them where they are the same", async () => {
    const row = await given();
    const migrated = migrateDocument(row, laterType());
    expect(migrated.typeVersion).toBe(row.typeVersion + 1);
    expect(migrated.answers.court).toBeUndefined();
    expect(migrated.answers.place).toMatchObject({ value: "서울중앙지방법원", prefilledFrom: null });
    expect(migrated.answers["creditors/p1/name"]).toEqual(row.answers["creditors/p1/name"]);
  });

  it("stays what it was once it is frozen", async () => {
    const row: DocumentRecord = { ...(await given()), state: "approved" };
    expect(migrateDocument(row, laterType())).toBe(row);
  });

  it("keeps the approvals of its sentences when it is stored as the present version", async () => {
    const customer = member();
    const sentence = "물품을 공급하였습니다.";
    const goods = (await desk.answer(await desk.start(customer), { cause: "goods" }, customer)).body;
    const whole = await desk.complete(goods, customer);
    const say = async ({ id, version }: Document, call: string, more: object = {}): Promise<Document> => {
      const body = { version, path: "grounds", ...more };
      return (await desk.http.post<Document>(`/api/documents/${id}/${call}`, body, { as: customer })).body;
    };
    desk.ai.compose(() => [sentence]);
    const written = await say(whole, "prose");
    // As the fourth version has it, which did not ask whether the goods were all delivered.
    await rows().updateOne({ _id: whole.id }, { $set: { typeVersion: 4 }, $unset: { "answers.finished": 1 } });
    const approved = await say(written, "prose/approvals", { sentence, approved: true });
    expect(approved.prose?.["grounds"]).toMatchObject({ outdated: false, sentences: [{ text: sentence }] });
    const { body } = await desk.answer(approved, { court: "부산지방법원" }, customer);
    expect(body.prose?.["grounds"]).toMatchObject({ outdated: false, sentences: [{ approved: { by: customer.id } }] });
  });

  it("is shown as the present version also where it is begun again, and where a change is refused", async () => {
    const customer = member();
    const { id, caseId, typeId, typeVersion } = await desk.start(customer);
    await rows().updateOne({ _id: id }, { $set: { typeVersion: 0 } });
    const begun = await desk.http.post<Document>("/api/documents", { caseId, typeId }, { as: customer });
    expect(begun.body).toMatchObject({ id, typeVersion });
    const refused = await desk.move<{ current: Document }>({ id, version: 99 }, "intake-complete", customer);
    expect(refused).toMatchObject({ status: 409, body: { current: { id, typeVersion } } });
  });

  it("is stored as the present version with its next answer", async () => {
    const customer = member();
    const document = await desk.start(customer);
    await rows().updateOne({ _id: document.id }, { $set: { typeVersion: 0 } });
    expect((await desk.answer(document, { court: "부산지방법원" }, customer)).status).toBe(200);
    expect((await rows().findOne({ _id: document.id }))?.typeVersion).toBe(document.typeVersion);
  });
});
