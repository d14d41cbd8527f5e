import type { Document, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
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

const openTransactions = async (): Promise<number> =>
  (await mongoose.connection.db?.command({ serverStatus: 1 }))?.["transactions"].currentOpen;
const documents = () => mongoose.connection.collection<{ _id: string }>("documents");
const given = (value: unknown) => ({ value, at: new Date(), by: null, side: null, prefilledFrom: null, since: 0 });
const on = (day: string) => desk.setNow(new Date(`${day}T03:00:00Z`));
const moved = async (document: Document, to: string, as: User, more: object = {}): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as, more);
  expect({ to, status, body }).toMatchObject({ status: 200 });
  return body;
};

const shownOn = async (
  day: string,
  typeId: string,
  customer: User,
  prepare = async (whole: Document) => whole,
): Promise<Document> => {
  on(day);
  const caseId = desk.caseChat.openCase(customer, { serviceType: typeId });
  const { body } = await desk.http.post<Document>("/api/documents", { caseId, typeId }, { as: customer });
  const complete = await prepare(await desk.complete(body, customer));
  await documents().updateOne({ _id: complete.id }, { $set: { state: "staff-check" } });
  return moved({ ...complete, state: "staff-check" }, "client-review", staff);
};

/** An objection to an order of January 5, which may be filed until January 19, shown to its customer on January 7. */
const shown = (customer: User): Promise<Document> => shownOn("2026-01-07", "objection", customer);

const approve = (document: Document, customer: User) =>
  desk.move<ErrorBody & { current: Document }>(document, "approved", customer);
const outdated = { status: 409, body: { code: "DOCUMENT_OUTDATED", current: { state: "staff-check" } } };

describe("between what the customer is shown and what they approve", () => {
  it("a deadline that comes near sends it back to the office, which is notified, and a lawyer releases it", async () => {
    const customer = member();
    const { id } = await shown(customer);
    on("2026-01-14");
    const document = await desk.read(id, customer);
    expect(document.lawyerReasons).toEqual(["deadline"]);
    expect(document.nextStates).not.toContain("approved");
    expect(await approve(document, customer)).toMatchObject(outdated);
    const published = mongoose.connection.collection("outbox").find({ "payload.documentId": id });
    expect((await published.toArray()).at(-1)).toMatchObject({
      payload: { from: "client-review", to: "staff-check", changedBy: customer.id },
    });
    const back = await desk.read(id, staff);
    expect(back.revisions.used).toBe(0);
    const accepted = back.issues.map(({ code, path }) => ({ code, path, reason: "확인함" }));
    const reviewed = await moved(back, "lawyer-review", staff, { accepted });
    const released = await moved(reviewed, "client-review", lawyer);
    expect((await desk.read(released.id, customer)).nextStates).toContain("approved");
    expect((await moved(released, "approved", customer)).state).toBe("approved");
  });

  it("what is stored of it while it goes back stays: that its case has ended", async () => {
    const customer = member();
    const { id } = await shown(customer);
    on("2026-01-14");
    const document = await desk.read(id, customer);
    const session = await mongoose.startSession();
    session.startTransaction();
    await documents().updateOne({ _id: id }, { $set: { caseEnded: true } }, { session });
    const before = await openTransactions();
    const approval = approve(document, customer);
    await until(async () => (await openTransactions()) > before);
    await session.commitTransaction();
    await session.endSession();
    expect(await approval).toMatchObject(outdated);
    expect(await desk.read(id, staff)).toMatchObject({ state: "staff-check", caseEnded: true });
  });

  it("one that has passed sends it back", async () => {
    const customer = member();
    const document = await shown(customer);
    await documents().updateOne(
      { _id: document.id },
      { $set: { lawyer: { id: lawyer.id, name: "이변호", registrationNumber: "1" } } },
    );
    on("2026-01-20");
    expect(await approve(document, customer)).toMatchObject(outdated);
  });

  it("sentences whose approval they took back stay theirs to approve", async () => {
    const customer = member();
    const say = async ({ id, version }: Document, call: string, more: object = {}): Promise<Document> => {
      const body = { version, path: "grounds", ...more };
      return (await desk.http.post<Document>(`/api/documents/${id}/${call}`, body, { as: customer })).body;
    };
    const allow = (document: Document, sentence: string, approved: boolean) =>
      say(document, "prose/approvals", { sentence, approved });
    const sentencesOf = ({ prose }: Document) => prose?.["grounds"]?.sentences.map(({ text }) => text) ?? [];
    desk.ai.compose(() => 503);
    const document = await shownOn("2026-01-07", "payment-order", customer, async (whole) => {
      let written = await say(whole, "prose");
      for (const sentence of sentencesOf(written)) written = await allow(written, sentence, true);
      return written;
    });
    const [first = ""] = sentencesOf(document);
    const taken = await allow(document, first, false);
    expect(await approve(taken, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_NOT_READY", details: [{ path: "answers.grounds" }] },
    });
    expect((await approve(await allow(taken, first, true), customer)).status).toBe(200);
  });
});

describe("a paper that is another one than was released", () => {
  it("by a later template or tariff goes back to the office, and none of it is kept as approved", async () => {
    const customer = member();
    const document = await shown(customer);
    const versions = mongoose.connection.collection("document_versions");
    // As the release before wrote it.
    await versions.updateOne(
      { documentId: document.id, state: "client-review" },
      { $set: { "blocks.0.text": "이의서" } },
    );
    expect(await approve(document, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_OUTDATED", current: { id: document.id, state: "staff-check", frozen: null } },
    });
    const history = await desk.http.get<{ what: string }[]>(`/api/documents/${document.id}/history`, { as: staff });
    expect(history.body.map(({ what }) => what)).toEqual(expect.arrayContaining(["outdated", "moved:staff-check"]));
    const again = await moved(await desk.read(document.id, staff), "client-review", staff);
    expect((await moved(again, "approved", customer)).frozen).not.toBeNull();
  });

  it("by what a later release asks goes back to the office, which can answer it", async () => {
    const customer = member();
    const document = await shown(customer);
    await documents().updateOne({ _id: document.id }, { $set: { "answers.servedHow": given("electronic-opened") } });
    expect(await approve(document, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_OUTDATED", current: { state: "staff-check", missing: ["noticedOn"] } },
    });
  });

  it.each([
    ["a lawyer", "2026-01-07", { "answers.orderedAmount": given(30_000_001) }],
    ["another day", "2026-01-20", { lawyer: { id: lawyer.id, name: "이변호", registrationNumber: "1" } }],
  ])("by a rule of a later release, which asks for %s, goes back to the office", async (_, day, row) => {
    const customer = member();
    const document = await shown(customer);
    await documents().updateOne({ _id: document.id }, { $set: { ...row, typeVersion: document.typeVersion - 1 } });
    on(day);
    expect(await approve(document, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_OUTDATED", current: { state: "staff-check" } },
    });
  });

  it("as its lawyer is none any more goes back to the office", async () => {
    const customer = member();
    const former = admin();
    desk.caseChat.staff.add(former.id);
    const name = (registrationNumber: string | null) =>
      desk.http.patch(`/api/lawyers/${former.id}`, { name: "박변호", registrationNumber }, { as: staff });
    await name("54321");
    const back = await moved(await shown(customer), "staff-check", staff, { comment: "변호사 검토" });
    const released = await moved(await moved(back, "lawyer-review", staff), "client-review", former);
    await name(null);
    expect(await approve(released, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_OUTDATED", current: { state: "staff-check", lawyer: null } },
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

  it("is not stopped by a rule that is later than the approval", async () => {
    const customer = member();
    const approved = await moved(await shown(customer), "approved", customer);
    const part = {
      "answers.scope": given("part"),
      "answers.orderedAmount": given(1),
      "answers.contestedAmount": given(2),
    };
    await documents().updateOne({ _id: approved.id }, { $set: part });
    on("2026-01-20");
    expect(await deliver(approved, "2026-01-20")).toMatchObject({
      body: { code: "DOCUMENT_NOT_READY", details: [{ path: "answers.servedOn" }] },
    });
    expect((await deliver(approved, "2026-01-19")).status).toBe(200);
  });
});

describe("a fee that no tariff has yet", () => {
  it("sends a paper that its customer approves back to the office, which alone can fill it in", async () => {
    const customer = member();
    const document = await shownOn("2028-12-29", "payment-order", customer);
    on("2029-01-02");
    expect(await desk.move<ErrorBody & { current: Document }>(document, "approved", customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_OUTDATED", current: { id: document.id, state: "staff-check" } },
    });
    expect(await desk.move<ErrorBody>(await desk.read(document.id, staff), "client-review", staff)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_NOT_READY" },
    });
  });

  it("is not asked of an approved paper, which has it", async () => {
    const customer = member();
    const document = await shownOn("2028-12-29", "payment-order", customer);
    const approved = await moved(document, "approved", customer);
    on("2029-01-03");
    await moved(approved, "delivered", staff, { delivery: { ...filed, date: "2029-01-02" } });
  });
});
