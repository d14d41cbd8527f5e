import type { Document, DocumentComment, ErrorBody } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { tokenFor } from "@legal/test-kit";
import { admin, documentsUnderTest, filed, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();

interface Call {
  method: string;
  path: string;
  body?: object;
}

const ON_ONE: readonly Call[] = [
  { method: "GET", path: "" },
  { method: "GET", path: "/preview" },
  { method: "GET", path: "/people" },
  { method: "GET", path: "/versions" },
  { method: "GET", path: "/versions/1" },
  { method: "GET", path: "/versions/1/file?format=pdf" },
  { method: "GET", path: "/versions/1/file?format=docx" },
  { method: "GET", path: "/versions/1/file?format=zip" },
  { method: "GET", path: "/comments" },
  { method: "GET", path: "/history" },
  { method: "PATCH", path: "/answers", body: { version: 0, answers: { court: "서울중앙지방법원" } } },
  { method: "PATCH", path: "/exhibits", body: { version: 0, exhibits: [] } },
  { method: "POST", path: "/transitions", body: { version: 0, to: "approved" } },
  { method: "POST", path: "/comments", body: { blockId: null, text: "x" } },
  { method: "POST", path: "/prose", body: { version: 0, path: "grounds" } },
  { method: "POST", path: "/prose/approvals", body: { version: 0, path: "grounds", sentence: "x", approved: true } },
];
const OF_STAFF: readonly Call[] = [
  { method: "GET", path: "/api/documents" },
  { method: "GET", path: "/api/documents/counts" },
  { method: "GET", path: "/api/lawyers" },
  { method: "PATCH", path: `/api/lawyers/${newId()}`, body: { name: "x", registrationNumber: null } },
];

const send = async (method: string, path: string, body: object | undefined, authorization: string | undefined) => {
  const answer = await fetch(desk.http.url + path, {
    method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
};
const bearer = (user: User) => `Bearer ${tokenFor(user, "documents")}`;

describe("who has no part in a document", () => {
  it.each(ON_ONE)("is refused $method $path, as if it did not exist", async ({ method, path, body }) => {
    const document = await desk.start(member());
    const stranger = bearer(member());
    const ofAnother = await send(method, `/api/documents/${document.id}${path}`, body, stranger);
    const ofNone = await send(method, `/api/documents/${newId()}${path}`, body, stranger);
    const plain = ({ status, text }: typeof ofNone) => ({ status, text: text.replace(/"requestId":"[^"]*"/, "") });
    expect(ofAnother.status).toBe(404);
    expect(plain(ofAnother)).toEqual(plain(ofNone));
    expect((await send(method, `/api/documents/${document.id}${path}`, body, undefined)).status).toBe(401);
  });

  it.each(OF_STAFF)("is refused $method $path", async ({ method, path, body }) => {
    expect((await send(method, path, body, bearer(member()))).status).toBe(403);
    expect((await send(method, path, body, undefined)).status).toBe(401);
  });

  it("is another service, whatever it asks for", async () => {
    const { id } = await desk.start(member());
    for (const path of ["/api/documents", `/api/documents/${id}`, "/api/lawyers"])
      for (const asService of ["case-chat", "ai", "gateway"] as const) {
        const { status } = await desk.http.get(path, { asService });
        expect({ path, asService, isRefused: status === 401 || status === 403 }).toMatchObject({ isRefused: true });
      }
  });

  it("reaches nothing of it through a document of their own", async () => {
    const [one, other] = [member(), member()];
    const [theirs, own] = [await desk.start(one), await desk.start(other)];
    const comments = `/api/documents/${theirs.id}/comments`;
    const said = await desk.http.post<DocumentComment>(comments, { blockId: null, text: "x" }, { as: one });
    const resolve = `/api/documents/${own.id}/comments/${said.body.id}/resolve`;
    expect((await desk.http.post(resolve, {}, { as: staff })).status).toBe(404);
    const file = desk.caseChat.addFile(theirs.caseId, "차용증.pdf");
    const exhibits = [{ fileUrl: `/api/files/${file.id}`, title: "x", purpose: "" }];
    const stolen = await desk.http.patch(`/api/documents/${own.id}/exhibits`, { version: 0, exhibits }, { as: other });
    expect(stolen.status).toBe(400);
    const listed = await desk.http.get<Document[]>(`/api/documents/my?caseId=${theirs.caseId}`, { as: other });
    expect(listed.body).toEqual([]);
    expect((await desk.http.get(`/api/documents/my?caseId[$ne]=x`, { as: other })).status).toBe(400);
  });
});

describe("the same step at once", () => {
  const statusesOf = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other);
  const ready = async (customer: User): Promise<Document> => {
    let document = await desk.complete(await desk.start(customer), customer);
    for (const [to, as] of [
      ["intake-complete", customer],
      ["staff-check", staff],
      ["client-review", staff],
    ] as const)
      document = (await desk.move(document, to, as)).body;
    expect(document.state).toBe("client-review");
    return document;
  };

  it("approves once and delivers once, with one version and one line each", async () => {
    const customer = member();
    const document = await ready(customer);
    const approvals = await Promise.all([1, 2, 3].map(() => desk.move(document, "approved", customer)));
    expect(statusesOf(approvals)).toEqual([200, 409, 409]);
    const approved = await desk.read(document.id, staff);
    const deliveries = await Promise.all(
      [staff, admin(), admin()].map((as) => desk.move(approved, "delivered", as, { delivery: filed })),
    );
    expect(statusesOf(deliveries)).toEqual([200, 409, 409]);
    const { body } = await desk.http.get<{ state: string }[]>(`/api/documents/${document.id}/versions`, {
      as: customer,
    });
    expect(body.slice(0, 3).map(({ state }) => state)).toEqual(["delivered", "approved", "client-review"]);
  });

  it("is released by one of two lawyers", async () => {
    const customer = member();
    const lawyers = [admin(), admin()];
    for (const { id } of lawyers) {
      desk.caseChat.staff.add(id);
      const named = { name: "이변호", registrationNumber: "12345" };
      expect((await desk.http.patch(`/api/lawyers/${id}`, named, { as: staff })).status).toBe(200);
    }
    let document = await desk.complete(await desk.start(customer), customer);
    for (const [to, as] of [
      ["intake-complete", customer],
      ["staff-check", staff],
      ["lawyer-review", staff],
    ] as const)
      document = (await desk.move(document, to, as)).body;
    const releases = await Promise.all(lawyers.map((as) => desk.move(document, "client-review", as)));
    expect(statusesOf(releases)).toEqual([200, 409]);
    const released = await desk.read(document.id, staff);
    const winner = lawyers[releases.findIndex(({ status }) => status === 200)];
    expect(released).toMatchObject({ state: "client-review", lawyer: { id: winner?.id } });
    const history = await desk.http.get<{ what: string }[]>(`/api/documents/${document.id}/history`, { as: staff });
    expect(history.body.filter(({ what }) => what === "moved:client-review")).toHaveLength(1);
  });

  it("approves what was read, or what staff corrected meanwhile stays unapproved", async () => {
    const customer = member();
    const document = await ready(customer);
    const [approval, correction] = await Promise.all([
      desk.move<Document & ErrorBody>(document, "approved", customer),
      desk.answer(document, { "debtors.k1.name": "김영희" }, staff),
    ]);
    expect(statusesOf([approval, correction])).toEqual([200, 409]);
    const after = await desk.read(document.id, customer);
    const isApproved = approval.status === 200;
    expect(after.state).toBe(isApproved ? "approved" : "staff-check");
    expect(after.answers["debtors.k1.name"]).toBe(isApproved ? document.answers["debtors.k1.name"] : "김영희");
  });

  it("keeps every answer, exhibit and comment that came together", async () => {
    const customer = member();
    const document = await desk.start(customer);
    const file = desk.caseChat.addFile(document.caseId, "차용증.pdf");
    const exhibits = [{ fileUrl: `/api/files/${file.id}`, title: "차용증", purpose: "" }];
    const at = `/api/documents/${document.id}`;
    const given = [
      desk.answer(document, { court: "서울중앙지방법원" }, customer),
      desk.answer(document, { "creditors.p1.name": "홍길순" }, staff),
      desk.http.patch(`${at}/exhibits`, { version: document.version, exhibits }, { as: customer }),
      ...Array.from({ length: 5 }, (_, index) =>
        desk.http.post(`${at}/comments`, { blockId: null, text: `${index}` }, { as: index % 2 ? customer : staff }),
      ),
    ];
    expect(statusesOf(await Promise.all(given))).toEqual([200, 200, 200, 201, 201, 201, 201, 201]);
    const after = await desk.read(document.id, staff);
    expect(after.answers).toMatchObject({ court: "서울중앙지방법원", "creditors.p1.name": "홍길순" });
    expect(after.exhibits).toHaveLength(1);
    expect((await desk.http.get<unknown[]>(`${at}/comments`, { as: staff })).body).toHaveLength(5);
  });

  it("names a lawyer by many at once without an error, and starts a customer's first papers in many cases", async () => {
    const colleague = admin();
    desk.caseChat.staff.add(colleague.id);
    const naming = { name: "이변호", registrationNumber: "12345" };
    const named = await Promise.all(
      Array.from({ length: 8 }, () => desk.http.patch(`/api/lawyers/${colleague.id}`, naming, { as: staff })),
    );
    expect(new Set(statusesOf(named))).toEqual(new Set([200]));
    const customer = member();
    const started = await Promise.all(Array.from({ length: 8 }, () => desk.start(customer)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(8);
  });
});
