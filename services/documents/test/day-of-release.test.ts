import type { Document, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, documentsUnderTest, filed, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const lawyer = admin();

beforeAll(async () => {
  desk.caseChat.staff.add(lawyer.id);
  const named = { name: "이변호", registrationNumber: "12345" };
  expect((await desk.http.patch(`/api/lawyers/${lawyer.id}`, named, { as: staff })).status).toBe(200);
});
afterEach(() => desk.setNow());

const on = (day: string) => desk.setNow(new Date(`${day}T03:00:00Z`));
const moved = async (document: Document, to: string, as: User, more: object = {}): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as, more);
  expect({ to, status, body }).toMatchObject({ status: 200 });
  return body;
};

/** An objection to an order of January 5, which may be filed until January 19, shown to its customer on January 7. */
const shown = async (customer: User): Promise<Document> => {
  on("2026-01-07");
  const caseId = desk.caseChat.openCase(customer, { serviceType: "objection" });
  const asked = { caseId, typeId: "objection" };
  const { body } = await desk.http.post<Document>("/api/documents", asked, { as: customer });
  const complete = await desk.complete(body, customer);
  const documents = mongoose.connection.collection<{ _id: string }>("documents");
  await documents.updateOne({ _id: complete.id }, { $set: { state: "staff-check" } });
  return moved({ ...complete, state: "staff-check" }, "client-review", staff);
};

describe("between what the customer is shown and what they approve", () => {
  it("a deadline that comes near asks for a lawyer, who then releases it", async () => {
    const customer = member();
    const { id } = await shown(customer);
    on("2026-01-14");
    const document = await desk.read(id, customer);
    expect(document.lawyerReasons).toEqual(["deadline"]);
    expect(document.nextStates).not.toContain("approved");
    expect(await desk.move(document, "approved", customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_NEEDS_LAWYER" },
    });
    const back = await moved(document, "staff-check", staff, { comment: "기한 임박" });
    const accepted = back.issues.map(({ code, path }) => ({ code, path, reason: "확인함" }));
    const reviewed = await moved(back, "lawyer-review", staff, { accepted });
    const released = await moved(reviewed, "client-review", lawyer);
    expect((await desk.read(released.id, customer)).nextStates).toContain("approved");
    expect((await moved(released, "approved", customer)).state).toBe("approved");
  });

  it("one that has passed stops it", async () => {
    const customer = member();
    const document = await shown(customer);
    await mongoose.connection
      .collection<{ _id: string }>("documents")
      .updateOne(
        { _id: document.id },
        { $set: { lawyer: { id: lawyer.id, name: "이변호", registrationNumber: "1" } } },
      );
    on("2026-01-20");
    expect(await desk.move<ErrorBody>(document, "approved", customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_NOT_READY", details: [{ path: "answers.servedOn" }] },
    });
  });
});

describe("a delivery", () => {
  const deliver = (document: Document, date: string) =>
    desk.move<ErrorBody>(document, "delivered", staff, { delivery: { ...filed, date } });

  it("is weighed as of the day the paper left, which is not before its approval", async () => {
    const customer = member();
    const approved = await moved(await shown(customer), "approved", customer);
    on("2026-01-21");
    expect(await deliver(approved, "2026-01-20")).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_NOT_READY", details: [{ path: "answers.servedOn" }] },
    });
    expect(await deliver(approved, "2026-01-06")).toMatchObject({
      status: 400,
      body: { details: [{ path: "delivery.date" }] },
    });
    expect((await deliver(approved, "2026-01-19")).status).toBe(200);
  });
});
