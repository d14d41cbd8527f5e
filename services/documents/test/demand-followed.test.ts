import type { Document } from "@legal/contracts";
import { addDays } from "@legal/i18n";
import type { User } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, documentsUnderTest, filed, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const sent = { ...filed, kind: "sent", court: null, caseNumber: null, registeredNumber: "1234567890123" };

/** Approved, of nothing but what is given. */
const approved = async (customer: User, typeId: string, given: object, opened?: string): Promise<Document> => {
  const caseId = opened ?? desk.caseChat.openCase(customer, { serviceType: typeId });
  const { body } = await desk.http.post<Document>("/api/documents", { caseId, typeId }, { as: customer });
  const whole = await desk.complete((await desk.answer(body, given, customer)).body, customer);
  await mongoose.connection
    .collection<{ _id: string }>("documents")
    .updateOne({ _id: whole.id }, { $set: { state: "approved" } });
  return whole;
};
const deliver = async (document: Document, delivery: object): Promise<void> => {
  const { status, body } = await desk.move(document, "delivered", staff, { delivery });
  expect({ status, body }).toMatchObject({ status: 200 });
};
const demandOf = async (
  customer: User,
  recipient: string,
  { caseId, ...claim }: { caseId?: string | undefined } & Record<string, unknown> = {},
): Promise<Document> => {
  const names = { noticeKind: "demand", recipients: ["k1"], "recipients.k1.name": recipient };
  const demand = await approved(customer, "certified-mail", { ...names, ...claim }, caseId);
  await deliver(demand, sent);
  return demand;
};
const orderAgainst = async (
  customer: User,
  debtor: string,
  claim: object = {},
  delivery = filed,
): Promise<Document> => {
  const order = await approved(customer, "payment-order", { debtors: ["k1"], "debtors.k1.name": debtor, ...claim });
  await deliver(order, delivery);
  return order;
};
const keptBy = async ({ id }: Document): Promise<unknown> => {
  const wanted = { "payload.documentId": id, "payload.to": "delivered" };
  const event = await mongoose.connection.collection("outbox").findOne(wanted);
  return event?.["payload"].periods;
};
const OWN = { finished: [{ matter: "demand-followup", servedOn: null }], started: [] };

describe("a payment order that is filed follows the demand", () => {
  it("that went to the same debtor in another case of its customer", async () => {
    const customer = member();
    const [demand] = [
      await demandOf(customer, "박 채무"),
      await demandOf(customer, "최다른"),
      await demandOf(member(), "박채무"),
    ];
    const elsewhere = [{ matter: "demand-followup", servedOn: filed.date, caseId: demand?.caseId }];
    expect(await keptBy(await orderAgainst(customer, "박채무"))).toEqual({ ...OWN, elsewhere });
  });

  it("and of two that went to them, leaves it to staff which one", async () => {
    const customer = member();
    await demandOf(customer, "박채무");
    await demandOf(customer, "박채무");
    expect(await keptBy(await orderAgainst(customer, "박채무"))).toEqual(OWN);
  });

  it.each([
    ["of another amount", { items: ["k1"], "items.k1.amount": 3_000_000 }],
    ["of another day", { cause: "loan", performedOn: "2026-01-04" }],
    ["of another creditor", { creditors: ["k1"], "creditors.k1.name": "김동생" }],
  ])("unless it is about a debt %s to the same debtor", async (_what, claim) => {
    const customer = member();
    await demandOf(customer, "박채무");
    expect(await keptBy(await orderAgainst(customer, "박채무", claim))).toEqual(OWN);
  });

  it("whatever else its customer sent of a type that a release after this one knew", async () => {
    const customer = member();
    const { id } = await demandOf(customer, "최다른");
    await mongoose.connection
      .collection<{ _id: string }>("documents")
      .updateOne({ _id: id }, { $set: { typeId: "later-paper" } });
    const demand = await demandOf(customer, "박채무");
    const elsewhere = [{ matter: "demand-followup", servedOn: filed.date, caseId: demand.caseId }];
    expect(await keptBy(await orderAgainst(customer, "박채무"))).toEqual({ ...OWN, elsewhere });
  });

  it("unless it was filed before that was sent", async () => {
    const customer = member();
    await demandOf(customer, "박채무");
    const before = { ...filed, date: addDays(filed.date, -1) };
    expect(await keptBy(await orderAgainst(customer, "박채무", {}, before))).toEqual(OWN);
  });

  it("unless the period runs for a demand to another debtor too, sent in that case on that day", async () => {
    const customer = member();
    const { caseId } = await demandOf(customer, "박채무");
    await demandOf(customer, "최다른", { caseId });
    expect(await keptBy(await orderAgainst(customer, "박채무"))).toEqual(OWN);
  });
});
