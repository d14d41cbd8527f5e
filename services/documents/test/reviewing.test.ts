import { CUSTOMER_COMMENTS_MAX, EXHIBITS_MAX } from "@legal/contracts/constants";
import type { Document, DocumentComment, ErrorBody } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import mongoose from "mongoose";
import { saveUser } from "../src/account-sync/save-user.ts";
import { accountOf, admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();

// Not by the bus, whose relay would empty the outbox.
beforeAll(() => inTransaction((session) => saveUser(accountOf(staff, "담당자 김"), session)));

const setExhibits = (document: Document, exhibits: unknown, as: User) =>
  desk.http.patch<Document>(`/api/documents/${document.id}/exhibits`, { version: document.version, exhibits }, { as });
const exhibitOf = (fileId: string, title = "차용증") => ({
  fileUrl: `/api/files/${fileId}`,
  title,
  purpose: "대여 사실",
});

describe("exhibits", () => {
  it("are files of the case in their order, with labels, and masked", async () => {
    const customer = member();
    const document = await desk.start(customer);
    const [one, two] = ["차용증 800101-1234567.pdf", "이체.pdf"].map((name) =>
      desk.caseChat.addFile(document.caseId, name),
    );
    const set = await setExhibits(
      document,
      [exhibitOf(one?.id ?? ""), exhibitOf(two?.id ?? "", "이체 내역")],
      customer,
    );
    expect(set.body.exhibits).toMatchObject([
      { label: "소갑 제1호증", title: "차용증", fileName: "차용증 800101-*******.pdf" },
      { label: "소갑 제2호증", title: "이체 내역" },
    ]);
    const [first, second] = set.body.exhibits;
    const turned = await setExhibits(
      set.body,
      [{ id: second?.id, ...exhibitOf(two?.id ?? "") }, exhibitOf(one?.id ?? "")],
      customer,
    );
    expect(turned.body.exhibits[0]).toMatchObject({ id: second?.id, label: "소갑 제1호증" });
    expect(turned.body.exhibits[1]?.id).not.toBe(first?.id);
    expect((await setExhibits(document, [], customer)).status).toBe(409);
  });

  it("are refused where a file is not the case's, and where there are too many", async () => {
    const customer = member();
    const document = await desk.start(customer);
    const elsewhere = desk.caseChat.addFile(newId(), "x.pdf");
    const foreign = await setExhibits(document, [exhibitOf(elsewhere.id)], customer);
    expect(foreign).toMatchObject({ status: 400, body: { details: [{ path: "exhibits.0.fileUrl" }] } });
    const file = desk.caseChat.addFile(document.caseId, "y.pdf");
    const many = Array.from({ length: 500 }, () => exhibitOf(file.id));
    expect(await setExhibits(document, many, customer)).toMatchObject({
      status: 400,
      body: { details: [{ path: "exhibits" }] },
    });
    expect((await setExhibits(document, many.slice(0, EXHIBITS_MAX), customer)).status).toBe(200);
    expect(
      (await setExhibits(document, [{ ...exhibitOf(file.id), fileUrl: "http://other.example/x" }], customer)).status,
    ).toBe(400);
  });

  it("changed after a release take it back", async () => {
    const customer = member();
    const document = await desk.start(customer);
    await mongoose.connection
      .collection<{ _id: string }>("documents")
      .updateOne({ _id: document.id }, { $set: { state: "client-review" } });
    const file = desk.caseChat.addFile(document.caseId, "z.pdf");
    expect((await setExhibits(document, [exhibitOf(file.id)], customer)).status).toBe(409);
    expect((await setExhibits(document, [exhibitOf(file.id)], staff)).body.state).toBe("staff-check");
  });
});

describe("comments", () => {
  const add = (id: string, body: object, as: User) =>
    desk.http.post<DocumentComment>(`/api/documents/${id}/comments`, { blockId: null, ...body }, { as });
  const list = async (id: string, as: User) =>
    (await desk.http.get<DocumentComment[]>(`/api/documents/${id}/comments`, { as })).body;

  it("of staff reach the customer where they are shared, and are resolved one by one, once", async () => {
    const customer = member();
    const { id } = await desk.start(customer);
    await add(id, { text: "내부 메모" }, staff);
    const shared = await add(id, { text: "주소 800101-1234567 확인", blockId: "parties", shared: true }, staff);
    const own = await add(id, { text: "확인했습니다" }, customer);
    expect(own.body).toMatchObject({ shared: true, by: { id: customer.id, side: "user" } });
    expect((await list(id, customer)).map(({ text }) => text)).toEqual(["주소 800101-******* 확인", "확인했습니다"]);
    expect((await list(id, staff))[0]).toMatchObject({ text: "내부 메모", by: { name: "담당자 김", side: "admin" } });
    const resolve = (as: User, commentId = shared.body.id) =>
      desk.http.post<DocumentComment>(`/api/documents/${id}/comments/${commentId}/resolve`, {}, { as });
    expect((await resolve(customer)).status).toBe(403);
    const first = await resolve(staff);
    expect(first.body.resolved).toMatchObject({ by: { id: staff.id } });
    expect((await resolve(admin())).body.resolved).toEqual(first.body.resolved);
    expect((await resolve(staff, newId())).status).toBe(404);
    expect((await list(id, customer)).map(({ resolved }) => resolved !== null)).toEqual([true, false]);
  });

  it("of a customer take no room from the office's", async () => {
    const customer = member();
    const { id } = await desk.start(customer);
    const row = { documentId: id, userId: customer.id, blockId: null, text: "x", by: customer.id, side: "user" };
    const comments = Array.from({ length: CUSTOMER_COMMENTS_MAX - 1 }, () => ({ ...row, _id: newId(), shared: true }));
    const collection = mongoose.connection.collection<{ _id: string }>("document_comments");
    await collection.insertMany(comments.map((one) => ({ ...one, createdAt: new Date() })));
    await mongoose.connection
      .collection<{ _id: string }>("documents")
      .updateOne({ _id: id }, { $set: { commentCount: comments.length } });
    expect((await add(id, { text: "마지막" }, customer)).status).toBe(201);
    expect(await add(id, { text: "하나 더" }, customer)).toMatchObject({
      status: 409,
      body: { code: "TOO_MANY_COMMENTS" },
    });
    expect((await add(id, { text: "사무소의 답", shared: true }, staff)).status).toBe(201);
  });

  it("are at most 120 an hour of one person", async () => {
    const customer = member();
    const { id } = await desk.start(customer);
    const send = () => add(id, { text: "x" }, customer);
    for (let count = 0; count < 120; count += 1) expect((await send()).status).toBe(201);
    expect(await send()).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect((await add(id, { text: "사무소의 답" }, admin())).status).toBe(201);
  });

  it("are published to the other side without their words, and those among staff not at all", async () => {
    const customer = member();
    const { id, caseId } = await desk.start(customer);
    await add(id, { text: "내부 메모" }, staff);
    const shared = await add(id, { text: "주소를 확인해 주세요", shared: true }, staff);
    const own = await add(id, { text: "금액이 틀렸어요" }, customer);
    const outbox = mongoose.connection.collection("outbox").find({ name: "documents.commented.v1" });
    const published = (await outbox.toArray()).map(({ payload }): unknown => payload);
    const about = { documentId: id, caseId, userId: customer.id, reviewerId: null };
    expect(published.filter((one) => (one as typeof about).documentId === id)).toEqual([
      { ...about, commentId: shared.body.id, side: "admin", commentedBy: staff.id },
      { ...about, commentId: own.body.id, side: "user", commentedBy: customer.id },
    ]);
  });

  it.each([{ text: " " }, { text: "가".repeat(2001) }, { text: "x", blockId: 5 }, { text: "x", who: "me" }])(
    "are refused as %j",
    async (body) => {
      const customer = member();
      const { id } = await desk.start(customer);
      expect((await add(id, body, customer)).status).toBe(400);
      expect((await add(id, { text: "x" }, member())).status).toBe(404);
    },
  );
});

describe("the history", () => {
  interface Line {
    what: string;
    role: string;
    paths: string[];
    by: { name: string | null };
    version?: number;
    changes?: object[];
  }

  it("says who did what in which role, one line for one person's answers in a row", async () => {
    const customer = member();
    let document = await desk.start(customer);
    const path = `/api/documents/${document.id}/history`;
    document = (await desk.answer(document, { court: "서울중앙지방법원" }, customer)).body;
    document = (await desk.answer(document, { court: "서울동부지방법원" }, customer)).body;
    document = (await desk.answer(document, { court: null }, staff)).body;
    document = await desk.complete(document, customer);
    await desk.move(document, "intake-complete", customer);
    const { body } = await desk.http.get<Line[]>(path, { as: customer });
    expect(body.map(({ what, role }) => [what, role])).toEqual([
      ["moved:intake-complete", "customer"],
      ["answers-changed", "customer"],
      ["answers-changed", "staff"],
      ["answers-changed", "customer"],
      ["started", "customer"],
    ]);
    expect(body[2]).toMatchObject({ paths: ["court"], by: { name: "담당자 김" } });
    const page = await desk.http.get<Line[]>(`${path}?limit=2`, { as: customer });
    const rest = await desk.http.get<Line[]>(`${path}?limit=50&cursor=${page.headers.get("x-next-cursor")}`, {
      as: customer,
    });
    expect([...page.body, ...rest.body]).toEqual(body);
    expect((await desk.http.get<ErrorBody>(path, { as: member() })).status).toBe(404);
  });

  it("says what each answer was and is, in which version, and nothing of one that is as it was", async () => {
    const customer = member();
    const begun = await desk.start(customer);
    const path = `/api/documents/${begun.id}/history`;
    const complete = await desk.complete(begun, customer);
    const amount = "items.k1.amount";
    let document = (await desk.move(complete, "intake-complete", customer)).body;
    for (const value of [400_000, 500_000]) document = (await desk.answer(document, { [amount]: value }, staff)).body;
    document = (await desk.answer(document, { court: "서울동부지방법원" }, staff)).body;
    document = (await desk.answer(document, { court: complete.answers["court"] }, staff)).body;
    const { body } = await desk.http.get<Line[]>(path, { as: staff });
    const [changed] = body.filter(({ what, role }) => what === "answers-changed" && role === "staff");
    expect(changed?.changes).toEqual([{ path: amount, before: 5_000_000, after: 500_000 }]);
    const versions = await desk.http.get<{ n: number; state: string }[]>(`/api/documents/${begun.id}/versions`, {
      as: staff,
    });
    const nOf = (state: string) => versions.body.find((one) => one.state === state)?.n;
    expect(body.find(({ what }) => what === "moved:intake-complete")?.version).toBe(nOf("intake-complete"));
    expect(changed?.version).toBe(nOf(document.state));
    expect(body.at(-1)).toMatchObject({ what: "started", version: 1 });
  });

  it("of the release before is read as it is, and goes on", async () => {
    const customer = member();
    const begun = await desk.start(customer);
    const { body: answered } = await desk.answer(begun, { court: "서울중앙지방법원" }, customer);
    const rows = mongoose.connection.collection("document_history");
    await rows.updateMany({ documentId: begun.id }, { $unset: { changes: "", version: "" } });
    await desk.answer(answered, { court: "서울동부지방법원" }, customer);
    const { body } = await desk.http.get<Line[]>(`/api/documents/${begun.id}/history`, { as: customer });
    const change = { path: "court", before: "서울중앙지방법원", after: "서울동부지방법원" };
    expect(body.map(({ what, changes }) => [what, changes])).toEqual([
      ["answers-changed", [change]],
      ["started", undefined],
    ]);
  });
});
