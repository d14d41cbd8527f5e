import type { Document, ErrorBody } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const outbox = (name: string) => mongoose.connection.collection("outbox").find({ name }).toArray();
const stored = () => mongoose.connection.collection("documents");
const post = <T = Document>(body: unknown, as = staff) => desk.http.post<T>("/api/documents", body, { as });
const STALE: Readonly<Record<string, object>> = {
  "PATCH answers": { answers: {} },
  "PATCH exhibits": { exhibits: [] },
  "POST transitions": { to: "intake-complete" },
  "POST revisions": {},
  "POST prose": { path: "grounds" },
};
/** A change decided upon a version that is not the stored one. */
const staleCall = (id: string, call: string, as: User) => {
  const [method, path] = call.split(" ");
  const send = method === "PATCH" ? desk.http.patch : desk.http.post;
  return send<ErrorBody>(`/api/documents/${id}/${path}`, { version: 99, ...STALE[call] }, { as });
};

describe("starting a document", () => {
  it("fills in what is known of the customer, marked until a person confirms it", async () => {
    const customer = member();
    const document = await desk.start(customer);
    expect(document).toMatchObject({ state: "draft", version: 0, userId: customer.id, caseNumber: "2026-000123" });
    const [item] = document.answers.creditors as string[];
    expect(document.answers).toMatchObject({
      [`creditors.${item}.name`]: "홍길동",
      [`creditors.${item}.phone`]: "010-1234-5678",
    });
    const path = `creditors.${item}.name`;
    expect(document.answerFacts[path]).toMatchObject({ prefilledFrom: "account", by: null });
    expect(document.missing).toContain(path);
    const confirmed = await desk.answer(document, { [path]: "홍길동" }, customer);
    expect(confirmed.body.answerFacts[path]).toMatchObject({ prefilledFrom: null, by: customer.id, side: "user" });
    expect(confirmed.body.missing).not.toContain(path);
    expect(confirmed.body.progress.answered).toBe(document.progress.answered + 1);
  });

  it("is published once, however often and from however many screens it is asked for", async () => {
    const customer = member();
    const caseId = desk.caseChat.openCase(customer);
    const asked = { caseId, typeId: "payment-order" };
    const answers = await Promise.all([post(asked, customer), post(asked, customer), post(asked)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const published = (await outbox("documents.state-changed.v1")).filter(({ payload }) => payload.caseId === caseId);
    expect(published.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ from: null, to: "draft", userId: customer.id, typeId: "payment-order" }),
    ]);
  });

  it("is refused in another's case, an absent one, an ended one, and for a paper of another service", async () => {
    const customer = member();
    const caseId = desk.caseChat.openCase(customer);
    const ended = desk.caseChat.openCase(customer, { isOpen: false });
    const other = desk.caseChat.openCase(customer, { serviceType: "patent-lawsuit" });
    const typeId = "payment-order";
    expect(await post({ caseId, typeId }, member())).toMatchObject({ status: 404, body: { code: "ROOM_NOT_FOUND" } });
    expect((await post({ caseId: newId(), typeId }, customer)).status).toBe(404);
    expect(await post({ caseId: ended, typeId }, customer)).toMatchObject({
      status: 409,
      body: { code: "CASE_ENDED" },
    });
    for (const wrong of [
      { caseId: other, typeId },
      { caseId, typeId: "novel" },
    ])
      expect(await post<ErrorBody>(wrong, customer)).toMatchObject({
        status: 400,
        body: { details: [{ path: "typeId" }] },
      });
  });
});

describe("who may", () => {
  it("read a document: its owner and staff; for others it is as an absent one", async () => {
    const customer = member();
    const { id } = await desk.start(customer);
    const calls = (documentId: string, as = member()) =>
      Promise.all([
        desk.http.get<ErrorBody>(`/api/documents/${documentId}`, { as }),
        desk.http.get<ErrorBody>(`/api/documents/${documentId}/preview`, { as }),
        desk.http.patch<ErrorBody>(`/api/documents/${documentId}/answers`, { version: 0, answers: {} }, { as }),
      ]);
    const plain = (answers: Awaited<ReturnType<typeof calls>>) =>
      answers.map(({ status, body: { requestId: _id, ...body } }) => ({ status, body }));
    expect(plain(await calls(id))).toEqual(plain(await calls(newId())));
    expect((await calls(id)).map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const as of [customer, staff])
      expect((await calls(id, as)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await desk.http.get(`/api/documents/${id}`)).status).toBe(401);
  });

  it("list: staff all, a member their own", async () => {
    const customer = member();
    const { id, caseId } = await desk.start(customer);
    const mine = await desk.http.get<Document[]>("/api/documents/my", { as: customer });
    expect(mine.body.map((one) => one.id)).toEqual([id]);
    expect((await desk.http.get<Document[]>("/api/documents/my", { as: member() })).body).toEqual([]);
    expect((await desk.http.get("/api/documents", { as: customer })).status).toBe(403);
    const ofCase = await desk.http.get<Document[]>(`/api/documents?caseId=${caseId}`, { as: staff });
    expect(ofCase.body.map((one) => one.id)).toEqual([id]);
  });

  it("is recorded of staff and of no one else, once for the same look", async () => {
    const customer = member();
    const reader = admin();
    const { id, caseId } = await desk.start(customer);
    for (let time = 0; time < 3; time += 1) await desk.read(id, reader);
    await desk.read(id, customer);
    const published = (await outbox("documents.customer-data-read.v1")).filter(
      ({ payload }) => payload.staffId === reader.id,
    );
    expect(published.map(({ payload }) => payload)).toMatchObject([
      { kind: "document-read", subjects: [{ customerId: customer.id, caseId, itemId: id }] },
    ]);
  });

  it.each(["PATCH answers", "PATCH exhibits", "POST transitions", "POST revisions", "POST prose"])(
    "is recorded of staff who are shown it because %s was decided upon another version",
    async (call) => {
      const [customer, reader] = [member(), admin()];
      const { id } = await desk.start(customer);
      const refused = await staleCall(id, call, reader);
      expect(refused).toMatchObject({ status: 409, body: { code: "DOCUMENT_CHANGED", current: { id } } });
      expect((await staleCall(id, "PATCH answers", customer)).status).toBe(409);
      const published = await outbox("documents.customer-data-read.v1");
      expect(published.filter(({ payload }) => payload.subjects[0].itemId === id)).toMatchObject([
        { payload: { staffId: reader.id, kind: "document-read", subjects: [{ customerId: customer.id }] } },
      ]);
    },
  );
});

describe("the desk's list", () => {
  it("of one state and of those that wait for a lawyer has what is both", async () => {
    const { id, caseId } = await desk.start(member());
    await stored().updateOne({ _id: id } as never, { $set: { state: "lawyer-review" } });
    const idsOf = async (query: string): Promise<string[]> => {
      const path = `/api/documents?caseId=${caseId}&lawyer=true${query}`;
      return (await desk.http.get<Document[]>(path, { as: staff })).body.map((one) => one.id);
    };
    expect(await idsOf("")).toEqual([id]);
    expect(await idsOf("&state=lawyer-review")).toEqual([id]);
    expect(await idsOf("&state=draft")).toEqual([]);
  });

  it("pages by who has waited longest, without skipping or repeating", async () => {
    const reviewer = newId();
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push((await desk.start(member())).id);
    await stored().updateMany({ _id: { $in: ids } } as never, { $set: { reviewerId: reviewer, since: new Date(0) } });
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const path = `/api/documents?reviewerId=${reviewer}&limit=2${cursor && `&cursor=${cursor}`}`;
      const page: { headers: Headers; body: Document[] } = await desk.http.get<Document[]>(path, { as: staff });
      seen.push(...page.body.map(({ id }) => id));
      cursor = page.headers.get("x-next-cursor");
    }
    expect(seen).toEqual(ids);
  });

  it("counts what is unfinished in each state", async () => {
    type Counts = { byState: Record<string, number> };
    const counts = async () => (await desk.http.get<Counts>("/api/documents/counts", { as: staff })).body.byState;
    const before = (await counts())["draft"] ?? 0;
    const { id } = await desk.start(member());
    expect((await counts())["draft"]).toBe(before + 1);
    await stored().updateOne({ _id: id } as never, { $set: { state: "delivered", isOpen: false } });
    expect(await counts()).toEqual(expect.not.objectContaining({ delivered: expect.anything() }));
    expect((await counts())["draft"] ?? 0).toBe(before);
    expect((await desk.http.get("/api/documents/counts", { as: member() })).status).toBe(403);
  });

  it.each(["?state=lost", "?limit=0", "?cursor=xx", "?caseId=1", "?x=1"])("refuses %s", async (query) => {
    expect((await desk.http.get(`/api/documents${query}`, { as: staff })).status).toBe(400);
  });
});

describe("answers", () => {
  const customer = member();

  it("of two tabs are both kept where they are about different questions", async () => {
    const document = await desk.start(customer);
    const [item] = document.answers.creditors as string[];
    await desk.answer(document, { [`creditors.${item}.birth`]: "1980-01-01" }, customer);
    const second = await desk.answer(document, { court: "서울중앙지방법원" }, customer);
    expect(second.status).toBe(200);
    expect(second.body.answers).toMatchObject({ [`creditors.${item}.birth`]: "1980-01-01", court: "서울중앙지방법원" });
  });

  it("are not overwritten by a tab that has not seen them, which gets the present document", async () => {
    const document = await desk.start(customer);
    const first = await desk.answer(document, { court: "서울중앙지방법원" }, customer);
    const second = await desk.answer(document, { court: "서울동부지방법원" }, staff);
    expect(second).toMatchObject({ status: 409, body: { code: "DOCUMENT_CHANGED" } });
    const { current } = second.body as unknown as { current: Document };
    expect(current).toMatchObject({
      id: document.id,
      version: first.body.version,
      answers: { court: "서울중앙지방법원" },
    });
    expect((await desk.answer(document, { court: "서울중앙지방법원" }, staff)).status).toBe(200);
    expect((await desk.answer(current, { court: "서울동부지방법원" }, staff)).body.answers.court).toBe(
      "서울동부지방법원",
    );
  });

  it("that were taken away do not come back from a tab that has not seen it", async () => {
    const document = await desk.start(customer);
    const given = await desk.answer(document, { court: "서울중앙지방법원" }, customer);
    await desk.answer(given.body, { court: null }, customer);
    expect((await desk.answer(given.body, { court: "서울동부지방법원" }, customer)).status).toBe(409);
  });

  it("of a removed item go with it", async () => {
    const document = await desk.start(customer);
    const added = await desk.answer(
      document,
      { debtors: ["k1", "k2"], "debtors.k1.name": "김철수", "debtors.k2.name": "이영희" },
      customer,
    );
    expect(added.status).toBe(200);
    const left = await desk.answer(added.body, { debtors: ["k2"] }, customer);
    expect(left.body.answers).toMatchObject({ debtors: ["k2"], "debtors.k2.name": "이영희" });
    expect(left.body.answers).not.toHaveProperty(["debtors.k1.name"]);
    expect(await desk.answer(left.body, { "debtors.k1.name": "김철수" }, customer)).toMatchObject({
      status: 400,
      body: { details: [{ path: "answers.debtors.k1.name" }] },
    });
  });

  it("never hold a resident number", async () => {
    const document = await desk.start(customer);
    const [item] = document.answers.creditors as string[];
    const { body } = await desk.answer(
      document,
      {
        [`creditors.${item}.name`]: "홍길동 800101-1234567",
        [`creditors.${item}.address`]: { postcode: "06000", line: "서울 8001011234567" },
      },
      customer,
    );
    expect(body.answers[`creditors.${item}.name`]).toBe("홍길동 800101-*******");
    const everything = JSON.stringify(await stored().findOne({ _id: document.id } as never));
    expect(everything).not.toContain('1234567"');
    expect(everything).not.toMatch(/1234567(?!8)/);
  });

  it("keep a company's number whole, and refuse a resident number in its place", async () => {
    const document = await desk.start(customer);
    const company = (corporationNumber: string) => ({
      debtors: ["k1"],
      "debtors.k1.kind": "corporation",
      "debtors.k1.corporationNumber": corporationNumber,
    });
    const { body } = await desk.answer(document, company("110111-1707178"), customer);
    expect(body.answers["debtors.k1.corporationNumber"]).toBe("110111-1707178");
    // Alike up to the seventh digit, it is another company.
    const other = { "debtors.k1.corporationNumber": "110111-1129497" };
    expect((await desk.answer(document, other, staff)).status).toBe(409);
    expect(await desk.answer(body, company("800101-1234567"), customer)).toMatchObject({
      status: 400,
      body: { details: [{ path: "answers.debtors.k1.corporationNumber" }] },
    });
  });

  it.each([
    ["an unknown question", { nothing: "x" }],
    ["another kind of value", { court: 5 }],
    ["an unknown court", { court: "없는법원" }],
    ["a path like an operator", { $set: "x" }],
    ["two items of one id", { debtors: ["a", "a"] }],
  ])("are refused with %s", async (_what, answers) => {
    const document = await desk.start(customer);
    const refused = await desk.answer(document, answers, customer);
    expect(refused).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    expect(await desk.read(document.id, customer)).toEqual(expect.objectContaining({ version: 0 }));
  });

  it("of ten megabytes are refused before they are read", async () => {
    const document = await desk.start(customer);
    const refused = await desk.answer(document, { court: "가".repeat(5_000_000) }, customer);
    expect(refused).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
  });

  it("of the document's day are judged by Korea's calendar", async () => {
    const document = await desk.start(customer);
    const [item] = document.answers.creditors as string[];
    desk.setNow(new Date("2026-03-01T15:00:01Z"));
    const { body } = await desk.http.get<{ blocks: unknown[] }>(`/api/documents/${document.id}/preview`, {
      as: customer,
    });
    desk.setNow();
    expect(JSON.stringify(body.blocks)).toContain("2026. 3. 2.");
    expect(item).toBeDefined();
  });
});

describe("kinds of papers", () => {
  it("are named in the caller's language, with their questions as data", async () => {
    const list = await desk.http.get<{ id: string; name: string }[]>("/api/document-types", {
      headers: { "accept-language": "en" },
    });
    expect(list.body).toContainEqual(
      expect.objectContaining({ id: "payment-order", name: "Application for Payment Order", mode: "A" }),
    );
    const one = await desk.http.get<{ sections: { questions: { path: string }[] }[] }>(
      "/api/document-types/payment-order",
    );
    expect(one.body.sections.flatMap(({ questions }) => questions.map(({ path }) => path))).toContain("court");
    expect((await desk.http.get("/api/document-types/novel")).status).toBe(404);
  });
});
