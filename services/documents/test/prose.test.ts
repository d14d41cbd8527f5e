import type { Document, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const WRITTEN = ["채권자는 채무자에게 5,000,000원을 대여하였습니다.", "채무자는 이를 갚지 아니하고 있습니다."];
const path = "grounds";

const write = <T = Document>({ id, version }: Pick<Document, "id" | "version">, as: User, more: object = {}) =>
  desk.http.post<T>(`/api/documents/${id}/prose`, { version, path, ...more }, { as });
const approve = <T = Document>(
  { id, version }: Pick<Document, "id" | "version">,
  sentence: string,
  as: User,
  approved = true,
) => desk.http.post<T>(`/api/documents/${id}/prose/approvals`, { version, path, sentence, approved }, { as });
const approvalsOf = ({ prose }: Document) => prose?.[path]?.sentences.map(({ approved }) => approved !== null);
const complete = async (customer: User) => desk.complete(await desk.start(customer), customer);
const written = async (customer: User): Promise<Document> => {
  desk.ai.compose(() => WRITTEN);
  const { status, body } = await write(await complete(customer), customer);
  expect(status).toBe(200);
  return body;
};
const approved = async (customer: User): Promise<Document> => {
  let document = await written(customer);
  for (const sentence of WRITTEN) document = (await approve(document, sentence, customer)).body;
  expect(approvalsOf(document)).toEqual([true, true]);
  return document;
};

describe("prose of facts", () => {
  it("is asked for with the sentences that rules make of the answers, and nothing else of the customer", async () => {
    const customer = member();
    const { prose } = await written(customer);
    expect(prose?.[path]).toEqual({
      source: "model",
      outdated: false,
      sentences: WRITTEN.map((text) => ({ text, approved: null })),
    });
    const asked = desk.ai.asked.at(-1);
    expect(asked).toMatchObject({ payerId: customer.id, paper: "지급명령신청서" });
    expect(asked?.sentences.join(" ")).toContain("5,000,000원");
    expect(JSON.stringify(asked)).not.toMatch(/010-|테헤란로|김철수/);
  });

  it.each([
    ["is not there", () => 503],
    ["refuses", () => 502],
    ["has spent its budget", () => 429],
    ["is too slow", () => new Promise<never>(() => {})],
    ["writes more than a question takes", () => Array.from({ length: 61 }, () => "갚지 않습니다.")],
  ])("is written by rules where ai %s", async (_what, answer) => {
    const customer = member();
    desk.ai.compose(answer);
    const { status, body } = await write(await complete(customer), customer);
    expect(status).toBe(200);
    expect(body.prose?.[path]?.source).toBe("rules");
    expect(body.prose?.[path]?.sentences.map(({ text }) => text)).toEqual(desk.ai.asked.at(-1)?.sentences);
  });

  it("waits for answers, for its own version and for one who may edit", async () => {
    const customer = member();
    const empty = await desk.start(customer);
    expect(await write<ErrorBody>(empty, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_NOT_READY" },
    });
    const document = await desk.complete(empty, customer);
    expect((await write(empty, customer)).status).toBe(409);
    expect((await write(document, member())).status).toBe(404);
    expect((await write(document, customer, { path: "court" })).status).toBe(400);
    await mongoose.connection
      .collection<{ _id: string }>("documents")
      .updateOne({ _id: document.id }, { $set: { state: "client-review" } });
    expect(await write<ErrorBody>(document, customer)).toMatchObject({ body: { code: "DOCUMENT_LOCKED" } });
  });

  it("has no blanks: while answers are missing they are named instead", async () => {
    const customer = member();
    const document = await complete(customer);
    const { body: without } = await desk.answer(document, { performedOn: null }, customer);
    expect(await write<ErrorBody>(without, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_NOT_READY", details: [{ path: "answers.performedOn" }] },
    });
  });

  it("written while an answer changes is not stored", async () => {
    const customer = member();
    const document = await complete(customer);
    desk.ai.compose(async () => {
      await desk.answer(document, { "items.k1.amount": 7_000_000 }, customer);
      return WRITTEN;
    });
    expect(await write<ErrorBody>(document, customer)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_CHANGED" },
    });
    expect((await desk.read(document.id, customer)).prose).toEqual({});
  });
});

describe("the customer's approval", () => {
  it("is given sentence by sentence, and the paper waits for all of them", async () => {
    const customer = member();
    let document = await written(customer);
    expect(document.missing).toEqual([path]);
    expect((await desk.move(document, "intake-complete", customer)).status).toBe(409);
    document = (await approve(document, WRITTEN[0] ?? "", customer)).body;
    expect(approvalsOf(document)).toEqual([true, false]);
    document = (await approve(document, WRITTEN[1] ?? "", customer)).body;
    expect(document).toMatchObject({ missing: [], answers: { grounds: WRITTEN } });
    const taken = (await approve(document, WRITTEN[0] ?? "", customer, false)).body;
    expect(taken.missing).toEqual([path]);
  });

  it("is void once an exhibit that a sentence names has another title", async () => {
    const customer = member();
    const document = await complete(customer);
    const file = desk.caseChat.addFile(document.caseId, "a.pdf");
    const entitle = async ({ id, version, exhibits }: Document, title: string) => {
      const [known] = exhibits;
      const one = { ...(known && { id: known.id }), fileUrl: `/api/files/${file.id}`, title, purpose: "" };
      const given = { version, exhibits: [one] };
      return (await desk.http.patch<Document>(`/api/documents/${id}/exhibits`, given, { as: customer })).body;
    };
    const named = ["채권자는 5,000,000원을 대여하였습니다(소갑 제1호증 차용증).", "갚지 않습니다."];
    desk.ai.compose(() => named);
    let current = (await write(await entitle(document, "차용증"), customer)).body;
    for (const sentence of named) current = (await approve(current, sentence, customer)).body;
    expect(approvalsOf(current)).toEqual([true, true]);
    const renamed = await entitle(current, "각서");
    expect(approvalsOf(renamed)).toEqual([false, false]);
    expect(renamed).toMatchObject({ missing: [path], prose: { [path]: { outdated: true } } });
    desk.ai.compose(() => ["채권자는 5,000,000원을 대여하였습니다."]);
    const unnamed = (await write(renamed, customer)).body;
    const free = (await approve(unnamed, "채권자는 5,000,000원을 대여하였습니다.", customer)).body;
    expect(approvalsOf(await entitle(free, "영수증"))).toEqual([true]);
  });

  it("is no one else's to give, and not for what is not written", async () => {
    const customer = member();
    const document = await written(customer);
    expect((await approve(document, WRITTEN[0] ?? "", staff)).status).toBe(403);
    expect((await approve(document, WRITTEN[0] ?? "", member())).status).toBe(404);
    expect((await approve(document, "다른 문장입니다.", customer)).status).toBe(404);
    // Sending the same sentences back is no approval.
    const same = await desk.answer(document, { grounds: WRITTEN }, customer);
    expect(approvalsOf(same.body)).toEqual([false, false]);
  });

  it("is void once an answer behind it changes, and not by another telephone number", async () => {
    const customer = member();
    const document = await approved(customer);
    const called = (await desk.answer(document, { "creditors.p1.phone": "010-9999-0000" }, customer)).body;
    expect(approvalsOf(called)).toEqual([true, true]);
    const changed = (await desk.answer(called, { "items.k1.amount": 6_000_000 }, staff)).body;
    expect(approvalsOf(changed)).toEqual([false, false]);
    expect(changed).toMatchObject({ missing: [path], prose: { [path]: { outdated: true } } });
    const again = (await approve(changed, WRITTEN[0] ?? "", customer)).body;
    expect(again.prose?.[path]?.outdated).toBe(false);
  });

  it("holds when what is asked after the sentences is answered, such as the court", async () => {
    const customer = member();
    const document = await approved(customer);
    const elsewhere = { court: "부산지방법원", filing: "paper" };
    const answered = (await desk.answer(document, elsewhere, customer)).body;
    expect(answered).toMatchObject({ answers: elsewhere, prose: { [path]: { outdated: false } } });
    expect(approvalsOf(answered)).toEqual([true, true]);
  });

  it("covers what the customer types, and not what staff do", async () => {
    const customer = member();
    const document = await approved(customer);
    const [first = ""] = WRITTEN;
    const own = (await desk.answer(document, { grounds: [first, "제가 고친 문장입니다."] }, customer)).body;
    expect(approvalsOf(own)).toEqual([true, true]);
    const theirs = (await desk.answer(own, { grounds: [first, "담당자가 고친 문장입니다."] }, staff)).body;
    expect(approvalsOf(theirs)).toEqual([true, false]);
    expect(theirs.missing).toEqual([path]);
  });

  it("is asked for what staff type where nothing was written, and not for what the customer has typed", async () => {
    const customer = member();
    const typed = (await desk.answer(await complete(customer), { grounds: ["제 문장입니다."] }, customer)).body;
    expect(typed).toMatchObject({ prose: {}, missing: [], waitingSentences: 0 });
    const grounds = ["제 문장입니다.", "담당자의 문장입니다."];
    const theirs = (await desk.answer(typed, { grounds }, staff)).body;
    expect(approvalsOf(theirs)).toEqual([true, false]);
    expect(theirs).toMatchObject({ missing: [path], prose: { [path]: { source: "person" } } });
    const rewritten = (await desk.answer(await complete(customer), { grounds }, staff)).body;
    expect(approvalsOf(rewritten)).toEqual([false, false]);
  });

  it("is counted in the list of the customer's papers", async () => {
    const customer = member();
    const counted = async () =>
      (await desk.http.get<Document[]>("/api/documents/my", { as: customer })).body.map((one) => one.waitingSentences);
    const document = await written(customer);
    expect(await counted()).toEqual([2]);
    await approve(document, WRITTEN[0] ?? "", customer);
    expect(await counted()).toEqual([1]);
  });

  it("is too late once the paper is frozen", async () => {
    const customer = member();
    const document = await written(customer);
    await mongoose.connection
      .collection<{ _id: string }>("documents")
      .updateOne({ _id: document.id }, { $set: { frozen: { n: 1, sha256: "x", at: new Date() } } });
    expect(await approve<ErrorBody>(document, WRITTEN[0] ?? "", customer)).toMatchObject({
      body: { code: "DOCUMENT_LOCKED" },
    });
  });
});
