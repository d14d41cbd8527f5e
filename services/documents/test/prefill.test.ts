import type { CaseDocumentFacts, Document, StatedFacts } from "@legal/contracts";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();

const start = async (typeId: string, stated: Partial<StatedFacts>, served: CaseDocumentFacts["served"] = []) => {
  const customer = member();
  desk.ai.stated.set(`${customer.id} ${typeId}`, { claim: null, served: null, ...stated });
  const caseId = desk.caseChat.openCase(customer, { serviceType: typeId, served });
  const { status, body } = await desk.http.post<Document>("/api/documents", { caseId, typeId }, { as: customer });
  expect(status).toBe(201);
  return { customer, document: body };
};
const order = { matter: "payment-order-objection", mode: "ordinary", date: "2026-11-10" };

describe("a document starts with", () => {
  it("the amount that its customer stated to the assistant, which counts once they confirm it", async () => {
    const { customer, document } = await start("payment-order", { claim: 7_000_000 });
    expect(document.answers["items.p1.amount"]).toBe(7_000_000);
    expect(document.answerFacts["items.p1.amount"]).toMatchObject({ by: null, prefilledFrom: "assistant" });
    expect(document.missing).toContain("items.p1.amount");
    const confirmed = (await desk.answer(document, { "items.p1.amount": 7_000_000 }, customer)).body;
    expect(confirmed.answerFacts["items.p1.amount"]).toMatchObject({ by: customer.id, prefilledFrom: null });
    expect(confirmed.missing).not.toContain("items.p1.amount");
  });

  it("the decision and its service that the case's deadline is counted from, before what was stated", async () => {
    const stated = { served: { ...order, date: "2026-11-01" } };
    const { document } = await start("objection", stated, [order]);
    expect(document.answers).toMatchObject({
      decision: "payment-order",
      servedOn: "2026-11-10",
      servedHow: "ordinary",
    });
    expect(document.answerFacts["servedOn"]?.prefilledFrom).toBe("case");
    const fromConversation = await start("objection", stated);
    expect(fromConversation.document.answers["servedOn"]).toBe("2026-11-01");
    expect(fromConversation.document.answerFacts["servedOn"]?.prefilledFrom).toBe("assistant");
  });

  it("the day of the notice of an electronic service, from which it counts as served", async () => {
    const opened = { ...order, mode: "electronic-opened", date: "2026-11-20", noticeDate: "2026-11-05" };
    const { document } = await start("objection", {}, [opened]);
    expect(document.answers).toMatchObject({ servedOn: "2026-11-20", noticedOn: "2026-11-05" });
  });

  it("the day of a public notice as that, and of a service that its paper does not ask about no day", async () => {
    const { document } = await start("objection", {}, [{ ...order, mode: "public-first" }]);
    expect(document.answers).toMatchObject({ servedOn: "2026-11-10", servedHow: "public-first" });
    const abroad = await start("objection", {}, [{ ...order, mode: "public-abroad" }]);
    expect(abroad.document.answers["servedOn"]).toBeUndefined();
    const both = await start("objection", {}, [order, { ...order, mode: "public-abroad" }]);
    expect(both.document.answers["servedOn"]).toBeUndefined();
  });

  it("none of several services, and none of a matter that its paper is not about", async () => {
    const two = await start("objection", {}, [order, { ...order, date: "2026-11-12" }]);
    expect(two.document.answers["servedOn"]).toBeUndefined();
    const other = await start("objection", {}, [{ ...order, matter: "answer" }]);
    expect(other.document.answers["decision"]).toBeUndefined();
  });

  it("what it can where ai says nothing, and staff's start asks for the customer's conversation", async () => {
    const customer = member();
    desk.ai.stated.set(`${customer.id} certified-mail`, { claim: 900_000, served: null });
    const caseId = desk.caseChat.openCase(customer, { serviceType: "certified-mail" });
    const body = { caseId, typeId: "certified-mail" };
    const started = await desk.http.post<Document>("/api/documents", body, { as: admin() });
    expect(started.body.answers).toMatchObject({ amount: 900_000, "senders.p1.name": "홍길동" });
  });
});
