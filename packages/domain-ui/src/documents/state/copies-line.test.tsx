import type { Document } from "@legal/contracts";
import { screen } from "@testing-library/react";
import { CustomerDocument } from "../customer/customer-document.tsx";
import { StaffDocument } from "../review/staff-document.tsx";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

beforeAll(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => 0, removeEventListener: () => 0 })) as never;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => office.stop());

const BY_HAND = /서명란에 이름이 적힌 분이 모든 통에 서명하거나 도장을 찍습니다.*간인/;
const ELECTRONIC = /전자서명이 서명과 도장을 대신합니다/;

describe.each([
  ["its customer", CustomerDocument],
  ["staff", StaffDocument],
])("an approved paper says to %s", (_, Shown) => {
  const open = async (part: Partial<Document>) => {
    office = await openDocumentOffice(makeDocument({ state: "approved", mayEdit: false, ...part }));
    await office.show((document, type) => <Shown document={document} type={type} />, "/documents/x");
  };

  it.each<[string, Partial<Document>]>([
    ["filed on paper", { answers: { filing: "paper" } }],
    ["sent at the counter", { typeId: "certified-mail", answers: { channel: "counter" } }],
  ])("who signs every copy of what is %s", async (_way, part) => {
    await open(part);
    expect(await screen.findByText(BY_HAND)).toBeTruthy();
    expect(screen.queryByText(ELECTRONIC)).toBeNull();
  });

  it("that the court's own signature takes its place where it is filed electronically", async () => {
    await open({ answers: { filing: "electronic" } });
    expect(await screen.findByText(ELECTRONIC)).toBeTruthy();
    expect(screen.queryByText(BY_HAND)).toBeNull();
  });
});

it("a paper that is not approved yet asks for no signature", async () => {
  office = await openDocumentOffice(makeDocument({ state: "client-review", answers: { filing: "paper" } }));
  await office.show((document, type) => <CustomerDocument document={document} type={type} />, "/documents/x");
  expect(await screen.findByRole("button", { name: "이대로 확정하기" })).toBeTruthy();
  expect(screen.queryByText(BY_HAND)).toBeNull();
});
