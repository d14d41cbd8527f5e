import type { Document } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, documentsUnderTest, filed, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const sent = { ...filed, kind: "sent", court: null, caseNumber: null, registeredNumber: "1234567890123" };

/** Approved in a case of its own, as of no other party. */
const approved = async (customer: User, typeId: string, names: object): Promise<Document> => {
  const caseId = desk.caseChat.openCase(customer, { serviceType: typeId });
  const { body } = await desk.http.post<Document>("/api/documents", { caseId, typeId }, { as: customer });
  const whole = await desk.complete((await desk.answer(body, names, customer)).body, customer);
  await mongoose.connection
    .collection<{ _id: string }>("documents")
    .updateOne({ _id: whole.id }, { $set: { state: "approved" } });
  return whole;
};
const deliver = async (document: Document, delivery: object): Promise<void> => {
  const { status, body } = await desk.move(document, "delivered", staff, { delivery });
  expect({ status, body }).toMatchObject({ status: 200 });
};
const demandOf = async (customer: User, recipient: string): Promise<Document> => {
  const names = { noticeKind: "demand", recipients: ["k1"], "recipients.k1.name": recipient };
  const demand = await approved(customer, "certified-mail", names);
  await deliver(demand, sent);
  return demand;
};
const orderAgainst = async (customer: User, debtor: string): Promise<Document> => {
  const order = await approved(customer, "payment-order", { debtors: ["k1"], "debtors.k1.name": debtor });
  await deliver(order, filed);
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
});
