import { DOCUMENT_STATES, type DocumentState } from "@legal/contracts/constants";
import type { Document, DocumentVersion, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, documentsUnderTest, filed, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const lawyer = admin();
const comment = "이유";
const sent = { kind: "sent", court: null, caseNumber: null };
const stored = () => mongoose.connection.collection<{ _id: string }>("documents");

beforeAll(async () => {
  desk.caseChat.staff.add(lawyer.id);
  const named = await desk.http.patch(
    `/api/lawyers/${lawyer.id}`,
    { name: "이변호", registrationNumber: "12345" },
    { as: staff },
  );
  expect(named.body).toEqual([{ id: lawyer.id, name: "이변호", registrationNumber: "12345" }]);
});

const whole = async (customer: User): Promise<Document> => desk.complete(await desk.start(customer), customer);
const put = async (document: Document, state: DocumentState): Promise<Document> => {
  await stored().updateOne({ _id: document.id }, { $set: { state } });
  return { ...document, state };
};
const moved = async (document: Document, to: DocumentState, as: User, more: object = {}): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as, more);
  expect({ to, status, body }).toMatchObject({ status: 200 });
  return body;
};
const atReview = async (customer: User): Promise<Document> => {
  const complete = await moved(await whole(customer), "intake-complete", customer);
  return moved(await moved(complete, "staff-check", staff), "client-review", staff);
};

/** Who may go from one state to another; all else is refused. */
const MAY: Partial<Record<`${DocumentState} ${DocumentState}`, string>> = {
  "draft intake-complete": "customer staff lawyer",
  "intake-complete staff-check": "staff lawyer",
  "intake-complete draft": "staff lawyer",
  "staff-check lawyer-review": "staff lawyer",
  "staff-check client-review": "staff lawyer",
  "staff-check draft": "staff lawyer",
  "lawyer-review client-review": "lawyer",
  "lawyer-review staff-check": "staff lawyer",
  "client-review approved": "customer",
  "client-review revision": "customer",
  "client-review staff-check": "staff lawyer",
  "revision staff-check": "staff lawyer",
  "revision draft": "staff lawyer",
  "approved delivered": "staff lawyer",
  "approved staff-check": "staff lawyer",
};

afterEach(() => desk.setNow());

describe("every pair of states", () => {
  it.each(DOCUMENT_STATES)(
    "from %s, for each role",
    async (from) => {
      const customer = member();
      const base = await whole(customer);
      const wrong: string[] = [];
      let { version } = base;
      for (const to of DOCUMENT_STATES)
        for (const [role, as] of Object.entries({ customer, staff, lawyer })) {
          await put(base, from);
          const { status } = await desk.move({ id: base.id, version }, to, as, { comment, delivery: filed });
          ({ version } = await desk.read(base.id, customer));
          const may = MAY[`${from} ${to}`]?.split(" ").includes(role) ?? false;
          if ((status === 200) !== may) wrong.push(`${role} ${from} ${to}: ${status}`);
          await stored().updateOne({ _id: base.id }, { $set: { "revisions.used": 0, isOpen: true } });
        }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

describe("a step forward", () => {
  it("waits for everything that is asked", async () => {
    const customer = member();
    const document = await desk.start(customer);
    const refused = await desk.move<ErrorBody>(document, "intake-complete", customer);
    expect(refused).toMatchObject({ status: 409, body: { code: "DOCUMENT_NOT_READY" } });
    expect(refused.body.details?.map(({ path }) => path)).toContain("answers.court");
  });

  it("is refused to who has not seen the present version, and to a stranger as if it did not exist", async () => {
    const customer = member();
    const document = await whole(customer);
    const stale = await desk.move({ ...document, version: document.version - 1 }, "intake-complete", customer);
    expect(stale).toMatchObject({ status: 409, body: { code: "DOCUMENT_CHANGED", current: { id: document.id } } });
    expect((await desk.move(document, "intake-complete", member())).status).toBe(404);
  });

  it("of an ended case is refused, while it is read, downloaded and sent back", async () => {
    const customer = member();
    const document = await moved(await whole(customer), "intake-complete", customer);
    const room = desk.caseChat.rooms.get(document.caseId);
    if (!room) throw new Error("no room");
    desk.caseChat.rooms.set(document.caseId, { ...room, isOpen: false });
    const ended = { status: 409, body: { code: "CASE_ENDED" } };
    expect(await desk.move(document, "staff-check", staff)).toMatchObject(ended);
    expect(await desk.move(await put(document, "client-review"), "approved", customer)).toMatchObject(ended);
    expect(await desk.move(await put(document, "approved"), "delivered", staff, { delivery: filed })).toMatchObject(
      ended,
    );
    await put(document, "intake-complete");
    expect((await desk.read(document.id, customer)).state).toBe("intake-complete");
    const file = `/api/documents/${document.id}/versions/1/file?format=docx`;
    expect((await desk.http.get(file, { as: staff })).status).toBe(200);
    expect((await moved(document, "draft", staff, { comment })).state).toBe("draft");
  });

  it("by two at once is made once", async () => {
    const customer = member();
    const document = await whole(customer);
    const both = await Promise.all([customer, staff].map((as) => desk.move(document, "intake-complete", as)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it("back needs a reason, and delivery what was delivered", async () => {
    const customer = member();
    const document = await moved(await whole(customer), "intake-complete", customer);
    const silent = await desk.move<ErrorBody>(document, "draft", staff);
    expect(silent).toMatchObject({ status: 400, body: { details: [{ path: "comment" }] } });
    const approved = await put(document, "approved");
    const bare = await desk.move<ErrorBody>(approved, "delivered", staff);
    expect(bare).toMatchObject({ status: 400, body: { details: [{ path: "delivery" }] } });
  });

  it("to a lawyer is published with who may release it, and one back with who had taken it up", async () => {
    const customer = member();
    const complete = await moved(await whole(customer), "intake-complete", customer);
    const inReview = await moved(await moved(complete, "staff-check", staff), "lawyer-review", staff);
    await moved(inReview, "staff-check", lawyer, { comment });
    const outbox = mongoose.connection.collection("outbox").find({ "payload.documentId": complete.id });
    const published = (await outbox.toArray()).map(({ payload }): unknown => payload).slice(-2);
    expect(published).toMatchObject([
      { to: "lawyer-review", reviewerId: staff.id, lawyerIds: [lawyer.id] },
      { to: "staff-check", reviewerId: staff.id },
    ]);
  });

  it.each([
    ["delivery", "no court", { court: null }],
    ["delivery", "a number of the other kind", { registeredNumber: "1100100123456" }],
    ["delivery.court", "an endless court", { court: "가".repeat(61) }],
    ["delivery.registeredNumber", "a number that is none", { ...sent, registeredNumber: "<script>" }],
    ["delivery.caseNumber", "a case number that is none", { caseNumber: "차전 12345" }],
    ["delivery.kind", "what is sent by post", { ...sent, registeredNumber: "1100100123456" }],
    ["delivery.receiptId", "another case's receipt", { receiptId: "01970000-0000-7000-8000-0000000000ff" }],
    ["delivery.date", "a day to come", { date: "2026-12-01" }],
  ])("to a court or the post office is refused at %s for %s", async (path, _, given) => {
    desk.setNow(new Date("2026-11-30T14:59:59Z"));
    const approved = await put(await whole(member()), "approved");
    const refused = await desk.move<ErrorBody>(approved, "delivered", staff, { delivery: { ...filed, ...given } });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path }] } });
    const { status } = await desk.move(approved, "delivered", staff, { delivery: { ...filed, date: "2026-11-30" } });
    expect(status).toBe(200);
  });

  it("keeps the receipt, a file of the case, and the case number without its spaces", async () => {
    const approved = await put(await whole(member()), "approved");
    const file = desk.caseChat.addFile(approved.caseId, "접수증.pdf");
    const given = { ...filed, caseNumber: "2026 차전 12345", receiptId: file.id };
    const delivered = await moved(approved, "delivered", staff, { delivery: given });
    expect(delivered.delivery).toEqual({
      ...filed,
      caseNumber: "2026차전12345",
      receipt: { fileId: file.id, fileName: "접수증.pdf" },
    });
  });

  it("keeps no resident number of what was delivered", async () => {
    const approved = await put(await whole(member()), "approved");
    const given = { ...filed, court: "서울중앙지방법원 800101-1234567" };
    const delivered = await moved(approved, "delivered", staff, { delivery: given });
    expect(delivered.delivery?.court).toBe("서울중앙지방법원 800101-*******");
  });
});

describe("revisions", () => {
  it("are counted where the customer asks for one, and a further one is staff's to give", async () => {
    const customer = member();
    let document = await moved(await atReview(customer), "revision", customer, { comment: "금액 800101-1234567" });
    expect(document.revisions).toEqual({ used: 1, total: 1 });
    document = await moved(await moved(document, "staff-check", staff), "client-review", staff);
    expect(document.nextStates).toEqual(["staff-check"]);
    const more = await desk.move(document, "revision", customer, { comment });
    expect(more).toMatchObject({ status: 409, body: { code: "DOCUMENT_REVISIONS_USED" } });
    const give = (as: User) =>
      desk.http.post<Document>(`/api/documents/${document.id}/revisions`, { version: document.version }, { as });
    expect((await give(customer)).status).toBe(403);
    document = (await give(staff)).body;
    document = await moved(document, "revision", customer, { comment });
    expect(document.revisions).toEqual({ used: 2, total: 2 });
    const versions = await desk.http.get<DocumentVersion[]>(`/api/documents/${document.id}/versions`, { as: customer });
    expect(JSON.stringify(versions.body)).toContain("800101-*******");
    expect(versions.body[0]).toMatchObject({ state: "revision", by: { id: customer.id, side: "user" } });
  });
});

describe("a changed answer", () => {
  const change = (document: Document, as: User) => desk.answer(document, { court: "서울동부지방법원" }, as);

  it.each([
    ["intake-complete", "customer", "draft"],
    ["staff-check", "customer", "draft"],
    ["lawyer-review", "customer", "draft"],
    ["lawyer-review", "staff", "staff-check"],
    ["lawyer-review", "lawyer", "lawyer-review"],
    ["client-review", "staff", "staff-check"],
    ["revision", "staff", "revision"],
  ] as const)("in %s by the %s leads to %s", async (from, role, to) => {
    const customer = member();
    const document = await put(await whole(customer), from);
    const changed = await change(document, { customer, staff, lawyer }[role]);
    expect(changed.body.state).toBe(to);
  });

  it.each([
    ["client-review", "customer"],
    ["revision", "customer"],
    ["approved", "customer"],
    ["approved", "staff"],
    ["delivered", "staff"],
  ] as const)("in %s is refused to the %s", async (state, role) => {
    const customer = member();
    const document = await put(await whole(customer), state);
    const as = { customer, staff }[role];
    expect(await change(document, as)).toMatchObject({ status: 409, body: { code: "DOCUMENT_LOCKED" } });
    expect((await desk.read(document.id, as)).mayEdit).toBe(false);
  });

  it("of the exhibits undoes no submission that its maker has not seen", async () => {
    const customer = member();
    const document = await whole(customer);
    const file = desk.caseChat.addFile(document.caseId, "차용증.pdf");
    const exhibits = [{ fileUrl: `/api/files/${file.id}`, title: "차용증", purpose: "" }];
    const send = ({ id, version }: Document) =>
      desk.http.patch<Document>(`/api/documents/${id}/exhibits`, { version, exhibits }, { as: customer });
    const submitted = await moved(document, "intake-complete", customer);
    const late = await send(document);
    expect(late).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_CHANGED", current: { state: "intake-complete" } },
    });
    expect(await send(submitted)).toMatchObject({ status: 200, body: { state: "draft" } });
  });

  it("undoes no submission that its writer has not seen, not even in one answer that stayed the same", async () => {
    const customer = member();
    const document = await whole(customer);
    const submitted = await moved(document, "intake-complete", customer);
    expect(await change(document, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_CHANGED", current: { state: "intake-complete" } },
    });
    expect((await change(submitted, customer)).body.state).toBe("draft");
  });

  it("takes back the lawyer's release", async () => {
    const customer = member();
    const reviewed = await put(await whole(customer), "lawyer-review");
    const released = await moved(reviewed, "client-review", lawyer);
    expect(released.lawyer).toEqual({ id: lawyer.id, name: "이변호", registrationNumber: "12345" });
    expect((await change(released, staff)).body).toMatchObject({ state: "staff-check", lawyer: null });
  });
});

describe("a lawyer's release", () => {
  it("is given by no one who is none, nor by one whose naming was taken back", async () => {
    const customer = member();
    const former = admin();
    desk.caseChat.staff.add(former.id);
    const name = (registrationNumber: string | null) =>
      desk.http.patch(`/api/lawyers/${former.id}`, { name: "박변호", registrationNumber }, { as: staff });
    await name("54321");
    await name(null);
    const document = await put(await whole(customer), "lawyer-review");
    for (const as of [staff, former])
      expect(await desk.move(document, "client-review", as)).toMatchObject({
        status: 409,
        body: { code: "DOCUMENT_NEEDS_LAWYER" },
      });
    expect(
      (await desk.http.patch(`/api/lawyers/${former.id}`, { name: "x", registrationNumber: "1" }, { as: staff }))
        .status,
    ).toBe(400);
    expect((await desk.http.get("/api/lawyers", { as: customer })).status).toBe(403);
  });
});
