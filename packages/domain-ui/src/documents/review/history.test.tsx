import { admin } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";
import { StaffDocument } from "./staff-document.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

beforeAll(() => {
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});
afterEach(() => office.stop());

it("the history says what each answer was and is, and in which version", async () => {
  office = await openDocumentOffice(makeDocument({ state: "staff-check" }), admin);
  const { person } = await office.show((document, type) => <StaffDocument document={document} type={type} />);
  const at = "2026-11-20T01:00:00.000Z";
  const by = { id: admin.id, name: "담당자", side: "admin" };
  const changes = [
    { path: "items.i1.amount", before: 5_000_000, after: 500_000 },
    { path: "items", before: ["i1"], after: ["i1", "i2"] },
    { path: "court", before: null, after: "서울동부지방법원" },
  ];
  const row = { id: "h1", at, by, role: "staff", what: "answers-changed", comment: null, sha256: null };
  office.answer(`GET /api/documents/${office.current().id}/history?limit=50`, () => ({
    body: [{ ...row, paths: changes.map(({ path }) => path), changes, version: 3 }],
  }));
  await person.click(screen.getByRole("tab", { name: "판·기록" }));
  expect(await screen.findByText(/ · 담당자 · 3판$/)).toBeTruthy();
  const changed = screen.getByText("5,000,000원").closest("ul");
  expect(Array.from(changed?.children ?? [], ({ textContent }) => textContent)).toEqual([
    "금액(원): 5,000,000원 → 500,000원",
    "신청할 법원: 없음 → 서울동부지방법원",
  ]);
});
