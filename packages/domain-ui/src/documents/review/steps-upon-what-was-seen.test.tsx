import type { Document } from "@legal/contracts";
import { admin, provideModalDialogs, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";
import { StaffDocument } from "./staff-document.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
beforeAll(provideModalDialogs);
afterEach(() => office.stop());

/** Opens the dialog of that name upon the document, and changes it behind it. */
const openUpon = async (part: Partial<Document>, name: string, meanwhile: Partial<Document>) => {
  office = await openDocumentOffice(makeDocument({ customerName: "김민지", ...part }), admin);
  const { person } = await office.show((document, type) => <StaffDocument document={document} type={type} />);
  await person.click(screen.getByRole("button", { name }));
  const dialog = within(screen.getByRole("dialog"));
  office.put({ ...meanwhile, version: 9, customerName: "김민서" });
  await screen.findByText(/김민서/);
  return { person, dialog, confirm: () => person.click(dialog.getByRole("button", { name })) };
};

describe("a step of staff is taken upon the document that its dialog was opened upon", () => {
  const delivery = {
    kind: "filed" as const,
    court: "서울중앙지방법원",
    caseNumber: null,
    registeredNumber: null,
    date: "2026-11-20",
  };

  it("where a delivery is corrected, so that no number of a colleague's is lost", async () => {
    const { person, dialog, confirm } = await openUpon(
      { state: "delivered", nextStates: [], delivery },
      "제출·발송 내용 고치기",
      { delivery: { ...delivery, caseNumber: "2026차전123" } },
    );
    const versions: unknown[] = [];
    office.answer(`PATCH /api/documents/${office.current().id}/delivery`, (body) => {
      versions.push((JSON.parse(body) as { version: number }).version);
      return { body: office.current() };
    });
    await person.type(dialog.getByRole("textbox", { name: "고치는 이유" }), "날짜");
    await confirm();
    await waitFor(() => expect(versions).toEqual([1]));
  });

  it("where a delivery is recorded that a colleague recorded meanwhile", async () => {
    const { confirm } = await openUpon(
      { state: "approved", nextStates: ["delivered"], answers: { court: "서울중앙지방법원" } },
      "제출·발송 기록",
      { state: "delivered", nextStates: [], delivery: { ...delivery, caseNumber: "2026차전123" } },
    );
    await confirm();
    await waitFor(() => expect(office.moves).toMatchObject([{ version: 1, to: "delivered" }]));
  });

  it("where the paper is released", async () => {
    const { confirm } = await openUpon({ state: "staff-check", nextStates: ["client-review"] }, "고객에게 보내기", {});
    await confirm();
    await waitFor(() => expect(office.moves).toEqual([{ version: 1, to: "client-review" }]));
  });

  it("where a revision is granted", async () => {
    const { confirm } = await openUpon({ state: "staff-check" }, "1회 더 드리기", {});
    const versions: unknown[] = [];
    office.answer(`POST /api/documents/${office.current().id}/revisions`, (body) => {
      versions.push((JSON.parse(body) as { version: number }).version);
      return { body: office.current() };
    });
    await confirm();
    await waitFor(() => expect(versions).toEqual([1]));
  });
});
