import type { Document, ErrorBody } from "@legal/contracts";
import { documentTypeOf } from "@legal/document-types/all-types";
import { newId, type User } from "@legal/service-kit";
import mongoose from "mongoose";
import { evaluateDocument } from "../src/drafting/evaluate-document.ts";
import type { DocumentRecord } from "../src/record/document-model.ts";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const lawyer = admin();
const stored = () => mongoose.connection.collection<DocumentRecord>("documents");
const name = (id: string, registrationNumber: string | null) =>
  desk.http.patch<ErrorBody>(`/api/lawyers/${id}`, { name: "이변호", registrationNumber }, { as: staff });

beforeAll(async () => {
  desk.caseChat.staff.add(lawyer.id);
  expect((await name(lawyer.id, "12345")).status).toBe(200);
});
afterEach(() => desk.setNow());

const atStaffCheck = async (customer: User, typeId = "payment-order"): Promise<Document> => {
  const caseId = desk.caseChat.openCase(customer, { serviceType: typeId });
  const { body } = await desk.http.post<Document>("/api/documents", { caseId, typeId }, { as: customer });
  const complete = await desk.complete(body, customer);
  await stored().updateOne({ _id: complete.id }, { $set: { state: "staff-check" } });
  return { ...complete, state: "staff-check" };
};
const answered = async (document: Document, answers: object): Promise<Document> => {
  const { status, body } = await desk.answer(document, answers, staff);
  expect({ status, body }).toMatchObject({ status: 200, body: { state: "staff-check" } });
  return desk.complete(body, staff);
};

/** What only a lawyer may release, each by answers that make it so. */
const GATES: readonly [reason: string, typeId: string, answers: object][] = [
  ["claim", "payment-order", { "items.k1.amount": 30_000_001 }],
  ["minor", "payment-order", { "creditors.p1.birth": "2015-03-02" }],
  ["minor", "certified-mail", { "senders.p1.birth": "2015-03-02" }],
  ["foreign", "payment-order", { "debtors.k1.kind": "foreign" }],
  ["foreign", "objection", { "others.k1.kind": "foreign" }],
  ["address", "payment-order", { serviceable: false }],
  ["address", "certified-mail", { serviceable: false }],
  ["claim", "certified-mail", { noticeKind: "damages", amount: 30_000_001 }],
  ["claim", "objection", { orderedAmount: 30_000_001 }],
  ["claim", "objection", { decision: "settlement-recommendation", claimAmount: 500_000_000 }],
  ["claim-unknown", "objection", { decision: "mediation-decision" }],
  ["proposal", "objection", { decision: "settlement-recommendation", claimAmount: 5_000_000 }],
  ["violence", "objection", { violence: true }],
  ["deadline", "objection", { servedOn: "2026-01-05" }],
  ["late", "objection", { wasPrevented: true }],
];

it("who is a lawyer is not decided from a desk that was left open", async () => {
  const colleague = admin();
  desk.caseChat.staff.add(colleague.id);
  const left = { as: { ...staff, authTime: Math.floor(Date.now() / 1000) - 11 * 60 } };
  const change = { name: "김담당", registrationNumber: "99999" };
  const refused = { status: 401, body: { code: "STEP_UP_REQUIRED" } };
  for (const id of [colleague.id, lawyer.id])
    expect(await desk.http.patch<ErrorBody>(`/api/lawyers/${id}`, change, left)).toMatchObject(refused);
  expect((await name(colleague.id, "99999")).status).toBe(200);
  expect((await name(colleague.id, null)).status).toBe(200);
});

it("the office alone answers whether an address stays out of the paper", async () => {
  const customer = member();
  const given = await desk.answer(await desk.start(customer), { violence: true }, customer);
  const hidden = { hidesAddress: true };
  const refused = await desk.http.patch<ErrorBody>(
    `/api/documents/${given.body.id}/answers`,
    { version: given.body.version, answers: hidden },
    { as: customer },
  );
  expect(refused).toMatchObject({ status: 400, body: { details: [{ path: "answers.hidesAddress" }] } });
  expect((await desk.answer(given.body, hidden, staff)).body.answers).toMatchObject(hidden);
});

describe("staff alone", () => {
  it.each(GATES)("show no customer a paper that asks for a lawyer: %s in %s", async (reason, typeId, answers) => {
    const customer = member();
    desk.setNow(new Date("2026-01-14T03:00:00Z"));
    const document = await answered(await atStaffCheck(customer, typeId), answers);
    expect(document.lawyerReasons).toContain(reason);
    expect(document.nextStates).not.toContain("client-review");
    for (const as of [staff, lawyer])
      expect(await desk.move(document, "client-review", as)).toMatchObject({
        status: 409,
        body: { code: "DOCUMENT_NEEDS_LAWYER" },
      });
  });

  it("show it where nothing asks for one", async () => {
    const document = await atStaffCheck(member());
    expect(document.lawyerReasons).toEqual([]);
    expect((await desk.move(document, "client-review", staff)).status).toBe(200);
  });

  it.each(["B", "C"] as const)("release no paper of mode %s", async (mode) => {
    const { id } = await atStaffCheck(member());
    const type = documentTypeOf("payment-order");
    const row = await stored().findOne({ _id: id });
    if (!type || !row) throw new Error("not there");
    const day = { now: new Date(), today: "2026-01-14", holidays: [] };
    expect(evaluateDocument(row, type, day).lawyerReasons).toEqual([]);
    expect(evaluateDocument(row, { ...type, mode }, day).lawyerReasons).toEqual(["mode"]);
  });
});

it.each(["B", "C"] as const)("a paper of mode %s reaches its customer by a lawyer alone", async (mode) => {
  const document = await atStaffCheck(member());
  const type = documentTypeOf("payment-order");
  if (!type) throw new Error("not there");
  const { mode: own } = type;
  type.mode = mode;
  const refused = { status: 409, body: { code: "DOCUMENT_NEEDS_LAWYER" } };
  try {
    for (const as of [staff, lawyer]) expect(await desk.move(document, "client-review", as)).toMatchObject(refused);
    const passed = await desk.move(document, "lawyer-review", staff);
    expect(passed).toMatchObject({ status: 200, body: { lawyerReasons: ["mode"], lawyer: null } });
    expect(await desk.move(passed.body, "client-review", staff)).toMatchObject(refused);
    const released = await desk.move(passed.body, "client-review", lawyer);
    expect(released).toMatchObject({ status: 200, body: { state: "client-review", lawyer: { id: lawyer.id } } });
  } finally {
    type.mode = own;
  }
});

describe("a warning", () => {
  const withWarning = async (customer: User, ...titles: string[]): Promise<Document> => {
    const document = await atStaffCheck(customer);
    const exhibits = ["녹취록", ...titles].map((title) => {
      const file = desk.caseChat.addFile(document.caseId, `${title}.pdf`);
      return { fileUrl: `/api/files/${file.id}`, title, purpose: "" };
    });
    const path = `/api/documents/${document.id}/exhibits`;
    const { body } = await desk.http.patch<Document>(path, { version: document.version, exhibits }, { as: staff });
    const warning = { code: "G7", severity: "warn", accepted: null };
    expect(body.issues).toMatchObject(exhibits.map(() => warning));
    return body;
  };
  const word = ({ issues: [first] }: Document, reason: string) => ({
    accepted: [{ code: "G7", path: first?.path, reason }],
  });

  it("stops the way to the customer until staff have said a word on it", async () => {
    const document = await withWarning(member());
    const silent = await desk.move<ErrorBody>(document, "client-review", staff);
    expect(silent).toMatchObject({ status: 409, body: { code: "DOCUMENT_NOT_READY" } });
    const empty = await desk.move<ErrorBody>(document, "client-review", staff, word(document, " "));
    expect(empty).toMatchObject({ status: 400, body: { details: [{ path: "accepted.0.reason" }] } });
    const moved = await desk.move(document, "client-review", staff, word(document, "참고자료로 첨부"));
    expect(moved.body.issues).toMatchObject([{ accepted: { by: staff.id, reason: "참고자료로 첨부" } }]);
  });

  it("has a word of its own beside others of its kind", async () => {
    const document = await withWarning(member(), "통장 사본", "문자");
    const some = await desk.move<ErrorBody>(document, "client-review", staff, word(document, "참고자료"));
    expect(some).toMatchObject({ status: 409, body: { code: "DOCUMENT_NOT_READY" } });
    expect(some.body.details).toHaveLength(2);
    const accepted = document.issues.map(({ code, path }, index) => ({ code, path, reason: `${index}` }));
    const moved = await desk.move(document, "client-review", staff, { accepted });
    expect(moved.body.issues.map((issue) => issue.accepted?.reason)).toEqual(["0", "1", "2"]);
    expect((await stored().findOne({ _id: document.id }))?.accepted).toHaveLength(3);
  });

  it("has a word of its own where another of its kind and place has one already", async () => {
    const { id } = await withWarning(member());
    const findPages = (field: string, residentNumberPages: number[]) =>
      stored().updateOne({ _id: id }, { $set: { [field]: residentNumberPages } });
    const further = { fileId: newId(), fileName: "2.pdf", fileType: "application/pdf", fileSize: 1 };
    await stored().updateOne({ _id: id }, { $set: { "exhibits.0.furtherFiles": [further] } });
    await findPages("exhibits.0.residentNumberPages", [1]);
    const openOf = ({ issues }: Document) => issues.filter(({ accepted }) => accepted === null);
    const passing = async (to: string, as: User, reason: string) => {
      const document = await desk.read(id, staff);
      const accepted = openOf(document).map(({ code, path }) => ({ code, path, reason }));
      return desk.move(document, to, as, { accepted });
    };
    expect((await passing("lawyer-review", staff, "참고자료")).status).toBe(200);
    await findPages("exhibits.0.furtherFiles.0.residentNumberPages", [3]);
    expect(openOf(await desk.read(id, staff))).toMatchObject([{ code: "G12" }]);
    const { status, body } = await passing("client-review", lawyer, "가린 사본");
    expect(status).toBe(200);
    const words = body.issues.map(({ code, accepted }) => [code, accepted?.reason]);
    expect(words.filter(([code]) => code === "G12")).toEqual([
      ["G12", "참고자료"],
      ["G12", "가린 사본"],
    ]);
  });

  it("is let pass by no customer, and a word does not cover another warning", async () => {
    const customer = member();
    const document = await withWarning(customer);
    expect((await desk.move(document, "client-review", customer, word(document, "괜찮습니다"))).status).toBe(403);
    const other = await desk.move(document, "client-review", staff, {
      accepted: [{ code: "G9", path: "", reason: "x" }],
    });
    expect(other).toMatchObject({ status: 409, body: { code: "DOCUMENT_NOT_READY" } });
  });
});

describe("a lawyer", () => {
  it("is named, and their number changed, by another administrator and never by themselves", async () => {
    const chief = admin();
    desk.caseChat.staff.add(chief.id);
    const self = (registrationNumber: string | null) =>
      desk.http.patch<ErrorBody>(`/api/lawyers/${chief.id}`, { name: "최변호", registrationNumber }, { as: chief });
    const isListed = async () => {
      const { body } = await desk.http.get<{ id: string }[]>("/api/lawyers", { as: staff });
      return body.some(({ id }) => id === chief.id);
    };
    expect(await self("54321")).toMatchObject({ status: 403, body: { code: "LAWYER_NAMES_SELF" } });
    expect(await isListed()).toBe(false);
    expect((await name(chief.id, "54321")).status).toBe(200);
    expect((await self("11111")).status).toBe(403);
    expect((await self(null)).status).toBe(200);
    expect(await isListed()).toBe(false);
  });

  it("is named by the operator in an office of one administrator, which is kept like any naming", async () => {
    const chief = admin();
    const run = (...args: string[]) => desk.runProgram("name-lawyer", ["--account", chief.id, ...args]);
    expect(await run("--name", "최변호", "--number", "54321")).toMatchObject({ code: 1 });
    desk.caseChat.staff.add(chief.id);
    expect(await run("--name", "최변호", "--number", "54321")).toMatchObject({ code: 0 });
    const { body } = await desk.http.get("/api/lawyers", { as: chief });
    expect(body).toContainEqual({ id: chief.id, name: "최변호", registrationNumber: "54321" });
    await name(chief.id, null);
    const lawyers = mongoose.connection.collection<{ _id: string; changes: object[] }>("lawyers");
    expect((await lawyers.findOne({ _id: chief.id }))?.changes).toMatchObject([
      { by: "operator", registrationNumber: "54321" },
      { by: staff.id, registrationNumber: null },
    ]);
  });

  it("is named among administrators alone", async () => {
    const [customer, colleague] = [member(), admin()];
    expect(await name(customer.id, "54321")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    desk.caseChat.staff.add(colleague.id);
    expect((await name(colleague.id, "54321")).status).toBe(200);
    // One who left the office can be taken off the list.
    desk.caseChat.staff.delete(colleague.id);
    const { body } = await desk.http.patch<{ id: string }[]>(
      `/api/lawyers/${colleague.id}`,
      { name: "박변호", registrationNumber: null },
      { as: staff },
    );
    expect(body.map(({ id }) => id)).not.toContain(colleague.id);
  });
});
