import type { Document, DocumentVersion } from "@legal/contracts";
import { admin, provideModalDialogs, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { LOAN, makeDocument, makeVersion, openDocumentOffice } from "../testing/document-office.tsx";
import { StaffDocument } from "./staff-document.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
beforeAll(() => {
  provideModalDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(() => office.stop());

const open = async (step: string, part: Partial<Document> = {}, versions: readonly DocumentVersion[] = []) => {
  const nextStates: Document["nextStates"] = ["client-review", "draft"];
  office = await openDocumentOffice(makeDocument({ state: "staff-check", nextStates, answers: LOAN, ...part }), admin);
  office.versions.push(...versions);
  const shown = await office.show(
    (document, type) => <StaffDocument document={document} type={type} />,
    step ? `/documents/x?step=${step}` : "/documents/x",
  );
  const release = async () => {
    await shown.person.click(await screen.findByRole("button", { name: "검토 화면으로" }));
    await shown.person.click(await screen.findByRole("button", { name: "고객에게 보내기" }));
    const dialog = within(screen.getByRole("dialog"));
    await shown.person.click(dialog.getByRole("button", { name: "고객에게 보내기" }));
    return dialog;
  };
  return { ...shown, release };
};

describe("what staff type", () => {
  it("goes with the paper that they release a moment later", async () => {
    const { person, release } = await open("creditors");
    await person.type(await screen.findByRole("textbox", { name: "이름(상호)" }), "홍길동");
    await release();
    await waitFor(() => expect(office.moves).toMatchObject([{ to: "client-review", version: 2 }]));
    expect(office.current().answers["creditors.i1.name"]).toBe("홍길동");
  });

  it("keeps the paper with them where it cannot be stored as it is, and is shown in the review", async () => {
    const { person, release } = await open("creditors", {
      answers: { ...LOAN, "creditors.i1.kind": "corporation", "creditors.i1.corporationNumber": "110111-1234569" },
    });
    const number = await screen.findByRole("textbox", { name: "법인등록번호" });
    await person.clear(number);
    await person.type(number, "110111-9");
    const dialog = await release();
    expect(await dialog.findByText(/^저장되지 않은 답이나 증거가 있어 옮기지 않았습니다/)).toBeTruthy();
    expect(office.moves).toEqual([]);
    await person.click(dialog.getByRole("button", { name: "닫기" }));
    expect(screen.getByText("법인등록번호: 110111-9")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "확인하기" }));
    await person.click(await screen.findByRole("button", { name: /– 법인등록번호$/ }));
    const again = await screen.findByRole("textbox", { name: "법인등록번호" });
    expect(again.getAttribute("aria-invalid")).toBe("true");
  });

  it("is all that changes the paper: looking at an empty list does not", async () => {
    const { person } = await open("debtors", { answers: { ...LOAN, debtors: [] } });
    const name = await screen.findByRole("textbox", { name: "이름(상호)" });
    await person.click(screen.getByRole("button", { name: "검토 화면으로" }));
    await screen.findByRole("button", { name: "고객에게 보내기" });
    expect(name.isConnected).toBe(false);
    expect(Object.keys(localStorage).filter((key) => key.includes(":document:"))).toEqual([]);
    await person.keyboard("[KeyE]");
    const [steps] = await screen.findAllByRole("navigation", { name: "작성 순서" });
    await person.click(within(steps as HTMLElement).getByRole("button", { name: /^돈을 갚을 사람/ }));
    const heading = await screen.findByRole("heading", { level: 1, name: "돈을 갚을 사람(채무자)" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await person.type(screen.getByRole("textbox", { name: "이름(상호)" }), "이영희");
    await waitFor(() =>
      expect(office.current().answers).toMatchObject({ debtors: ["i1"], "debtors.i1.name": "이영희" }),
    );
    expect(office.patches.every(({ answers }) => "debtors.i1.name" in answers)).toBe(true);
  });
});

it("an approval that was taken back is marked among the versions, and no other", async () => {
  const frozen = { n: 5, sha256: "b".repeat(64), at: "2026-11-20T02:00:00.000Z" };
  const { person } = await open("", { state: "approved", mayEdit: false, nextStates: [], frozen }, [
    makeVersion({ n: 5, state: "approved", sha256: frozen.sha256 }),
    makeVersion({ n: 3, state: "approved", sha256: "a".repeat(64) }),
    makeVersion({ n: 2, state: "client-review" }),
  ]);
  await person.click(screen.getByRole("tab", { name: "판·기록" }));
  const marks = await screen.findAllByText("확정 취소됨");
  expect(marks.map((mark) => within(mark.closest("li") as HTMLElement).getByText("3판").textContent)).toEqual(["3판"]);
});
