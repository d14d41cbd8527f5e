import { member, provideModalDialogs, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";
import { CustomerDocument } from "./customer-document.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
beforeAll(provideModalDialogs);
afterEach(() => office.stop());

describe("a paper that may no longer be approved as it was released", () => {
  it("says why it goes back to the office after its dialog has gone with its state", async () => {
    office = await openDocumentOffice(
      makeDocument({ state: "client-review", mayEdit: false, nextStates: ["revision"] }),
    );
    const { person } = await office.show((document, type) => <CustomerDocument document={document} type={type} />);
    const current = { ...office.current(), version: 9, state: "staff-check" };
    const message = "기한이 가까워져 담당자가 다시 검토합니다.";
    office.refuse({ status: 409, body: { code: "DOCUMENT_OUTDATED", message, requestId: "r", current } });
    await person.click(screen.getByRole("button", { name: "이대로 확정하기" }));
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "확정합니다" }));
    await screen.findByRole("heading", { name: "담당자가 내용을 확인하고 있습니다" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("alert").textContent).not.toBe("");
  });

  it("is approved as it was when its dialog was opened, not as it was released again meanwhile", async () => {
    office = await openDocumentOffice(makeDocument({ state: "client-review", mayEdit: false, nextStates: [] }));
    const { person } = await office.show((document, type) => <CustomerDocument document={document} type={type} />);
    await person.click(screen.getByRole("button", { name: "이대로 확정하기" }));
    office.put({ version: 9, revisions: { used: 2, total: 3 } });
    await screen.findByText("수정 요청 3회 중 1회 남음");
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "확정합니다" }));
    await waitFor(() => expect(office.moves).toEqual([{ version: 1, to: "approved" }]));
  });
});

describe("the changes that are left to a customer who reads English", () => {
  it.each([
    [0, 1, "1 of 1 change left"],
    [1, 3, "2 of 3 changes left"],
    [1, 1, /^The included change is used\. If/],
    [3, 3, /^All 3 included changes are used\. If/],
  ])("after %i of %i are said in good English", async (used, total, said) => {
    const document = makeDocument({ state: "client-review", mayEdit: false, revisions: { used, total } });
    office = await openDocumentOffice(document, { ...member, language: "en" });
    await office.show((shown, type) => <CustomerDocument document={shown} type={type} />);
    expect(await screen.findByText(said)).toBeTruthy();
  });
});
