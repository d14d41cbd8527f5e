import type { Document } from "@legal/contracts";
import { admin, useWideWindow } from "@legal/web-kit/testing";
import { screen, within } from "@testing-library/react";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";
import { StaffDocument } from "./staff-document.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

beforeAll(() => {
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});
afterEach(() => office.stop());

const exhibit = { id: "e1", label: "소갑 제1호증", title: "차용증", purpose: "", fileSize: 1 };
const note = { ...exhibit, fileId: "f1", fileName: "note.png", fileType: "image/png" };

const open = async (part: Partial<Document>) => {
  office = await openDocumentOffice(makeDocument({ state: "staff-check", ...part }), admin);
  return office.show((document, type) => <StaffDocument document={document} type={type} />);
};

describe("on a wide screen a document on the desk", () => {
  useWideWindow();

  it("has its answers beside the paper, each section with the way to change it", async () => {
    const { person } = await open({ answers: { court: "서울동부지방법원" } });
    await person.click(screen.getByRole("tab", { name: "답변" }));
    const answers = within(screen.getByRole("tabpanel"));
    expect(answers.getByText("서울동부지방법원")).toBeTruthy();
    expect(screen.getByRole("article", { name: "서류 미리보기" })).toBeTruthy();
    expect(answers.queryAllByRole("textbox")).toEqual([]);
    await person.click(answers.getByRole("button", { name: "관할법원 고치기" }));
    expect(await screen.findByRole("heading", { level: 1, name: "관할법원" })).toBeTruthy();
  });

  it("opens one exhibit beside the paper, a picture or a PDF, and none before it is chosen", async () => {
    const { person } = await open({
      exhibits: [
        note,
        { ...exhibit, id: "e2", title: "이체", fileId: "f2", fileName: "bank.pdf", fileType: "application/pdf" },
        { ...exhibit, id: "e3", title: "문자", fileId: "f3", fileName: "sms.txt", fileType: "text/plain" },
      ],
    });
    await person.click(screen.getByRole("tab", { name: "증거" }));
    const part = within(screen.getByRole("tabpanel"));
    expect([part.queryByRole("img"), part.queryByTitle(/호증/)]).toEqual([null, null]);
    await person.click(screen.getByRole("button", { name: "소갑 제1호증 차용증 펼쳐 보기" }));
    expect(screen.getByRole<HTMLImageElement>("img", { name: "소갑 제1호증 차용증" }).src).toContain("/api/files/f1");
    await person.click(screen.getByRole("button", { name: "소갑 제1호증 이체 펼쳐 보기" }));
    expect(screen.queryByRole("img")).toBeNull();
    const frame = screen.getByTitle<HTMLIFrameElement>("소갑 제1호증 이체");
    expect(frame.src).toContain("/api/files/f2");
    expect(part.queryByRole("button", { name: /문자/ })).toBeNull();
    await person.click(screen.getByRole("button", { name: "소갑 제1호증 이체 접기" }));
    expect(screen.queryByTitle("소갑 제1호증 이체")).toBeNull();
  });
});

it("each file of an exhibit is opened, with who made it and the pages that are to be covered", async () => {
  const second = { fileId: "f2", fileName: "bank.pdf", fileType: "application/pdf", fileSize: 1 };
  const { person } = await open({
    exhibits: [
      { ...note, author: "김영수", madeOn: "2025-03-02", furtherFiles: [{ ...second, residentNumberPages: [4] }] },
    ],
  });
  await person.click(screen.getByRole("tab", { name: "증거" }));
  const part = within(screen.getByRole("tabpanel"));
  expect(part.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["note.png", "bank.pdf"]);
  expect(part.getByText(/^김영수 · 2025/)).toBeTruthy();
  expect(part.getByText(/^4쪽에 주민등록번호로 보이는/)).toBeTruthy();
});

it("on a phone exhibits are links, and answers a screen of their own", async () => {
  const { person } = await open({ exhibits: [note] });
  expect(screen.queryByRole("tab", { name: "답변" })).toBeNull();
  await person.click(screen.getByRole("tab", { name: "증거" }));
  expect(screen.getByRole("link", { name: "note.png" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /펼쳐 보기/ })).toBeNull();
});
