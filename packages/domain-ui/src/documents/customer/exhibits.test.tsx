import type { Document } from "@legal/contracts";
import { SAMPLES } from "@legal/document-types/samples";
import { member, provideModalDialogs, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { CustomerDocument } from "./customer-document.tsx";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
beforeAll(() => {
  provideModalDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(() => office.stop());

const open = async (part: Partial<Document> = {}) => {
  office = await openDocumentOffice(makeDocument({ typeId: "payment-order", ...part }));
  const shown = await office.show(
    (document, type) => <CustomerDocument document={document} type={type} />,
    "/documents/x?step=exhibits",
  );
  const choose = async (...names: string[]) => {
    const input = screen.getByLabelText<HTMLInputElement>("새 파일 올리기", { selector: "input" });
    await shown.person.upload(
      input,
      names.map((name) => new File(["x"], name, { type: "image/png" })),
    );
  };
  return { ...shown, choose };
};
const arrives = async (name: string) => {
  await waitFor(() => expect(office.uploads).toHaveLength(1));
  office.uploads.shift()?.(name);
};
const stored = () => office.current().exhibits.map(({ title }) => title);
/** After the pause in typing, and a second try where the first fails. */
const isStored = (...expected: string[]) => waitFor(() => expect(stored()).toEqual(expected));
const titles = () => screen.findAllByRole<HTMLInputElement>("textbox", { name: /^자료 이름/ });
const stepIsDone = (name: string): boolean => {
  const [steps] = screen.getAllByRole("navigation", { name: "작성 순서" });
  return within(steps as HTMLElement).getByRole("button", { name }).dataset["done"] !== undefined;
};
const goTo = async (person: { click: (element: Element) => Promise<void> }, name: string) => {
  const [steps] = screen.getAllByRole("navigation", { name: "작성 순서" });
  await person.click(within(steps as HTMLElement).getByRole("button", { name }));
};

describe("exhibits", () => {
  it("chosen together are all there, in their order, and stored", async () => {
    const { choose } = await open();
    expect(stepIsDone("증거 자료")).toBe(false);
    await choose("note.png", "transfer.png");
    await arrives("note.png");
    await isStored("note");
    await waitFor(() => expect(stepIsDone("증거 자료")).toBe(true));
    await arrives("transfer.png");
    await isStored("note", "transfer");
    expect((await titles()).map(({ value }) => value)).toEqual(["note", "transfer"]);
  });

  it("keep the names that are typed while another file is on its way", async () => {
    const { person, choose } = await open();
    await choose("note.png", "transfer.png");
    await arrives("note.png");
    const [first] = await titles();
    await person.clear(first as HTMLInputElement);
    await person.type(first as HTMLInputElement, "Loan note");
    await arrives("transfer.png");
    await isStored("Loan note", "transfer");
  });

  it("are the case's once they arrive, though a missing name keeps their list in this browser", async () => {
    const { person, choose } = await open();
    await choose("note.png", "transfer.png");
    await arrives("note.png");
    const [first] = await titles();
    await person.clear(first as HTMLInputElement);
    await arrives("transfer.png");
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    const { caseId: chatRoomId } = office.current();
    expect(office.arrived).toEqual([
      { fileName: "note.png", chatRoomId, from: member.id },
      { fileName: "transfer.png", chatRoomId, from: member.id },
    ]);
  });

  it("are stored once the server takes them again", async () => {
    const { choose } = await open();
    office.refuse({ status: 503, body: "" });
    await choose("note.png");
    await arrives("note.png");
    expect(await screen.findByText(/연결이 끊겼습니다/)).toBeTruthy();
    office.refuse(undefined);
    await isStored("note");
  });

  it("without a name are named among what is open, with the way to the field", async () => {
    const { person, choose } = await open();
    await choose("note.png");
    await arrives("note.png");
    const [title] = await titles();
    await person.clear(title as HTMLInputElement);
    await goTo(person, "확인하고 제출");
    expect(await screen.findByText("이름을 적지 않은 증거 자료가 있습니다.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "증거 자료로 가기" }));
    await waitFor(async () => expect(document.activeElement).toBe((await titles())[0]));
  });
});

describe("an attachment", () => {
  it("is one of those that the paper asks for, behind the exhibits and without a number of theirs", async () => {
    const company = { creditors: ["i1"], "creditors.i1.kind": "corporation" };
    const { person, choose } = await open({ answers: company });
    await choose("extract.png", "note.png");
    await arrives("extract.png");
    await arrives("note.png");
    await isStored("extract", "note");
    const [kind] = await screen.findAllByRole("combobox", { name: "자료 종류" });
    await person.click(screen.getAllByRole("checkbox", { name: /^한국어로 되어 있지 않은/ })[1] as HTMLElement);
    await waitFor(() => expect(office.current().exhibits.map(({ foreign }) => foreign)).toEqual([undefined, true]));
    expect(await screen.findAllByText(/소갑 제2호증의 번역문/)).not.toEqual([]);
    await person.selectOptions(kind as HTMLElement, "첨부서류: 법인등기사항증명서");
    await isStored("note", "법인등기사항증명서");
    expect(office.current().exhibits.map((one) => one.kind)).toEqual([undefined, "attachment"]);
    expect((await titles()).map(({ value }) => value)).toEqual(["note"]);
    expect(screen.queryByRole("button", { name: /위로|아래로/ })).toBeNull();
    await person.selectOptions(screen.getAllByRole("combobox", { name: "자료 종류" })[1] as HTMLElement, "증거");
    await waitFor(() => expect(office.current().exhibits.map((one) => one.kind)).toEqual([undefined, "exhibit"]));
    expect(await titles()).toHaveLength(2);
  });
});

describe("exhibits that another person changes too", () => {
  const exhibitOf = (id: string, title: string): Document["exhibits"][number] => ({
    id,
    label: "",
    title,
    purpose: "",
    fileId: `file-${id}`,
    fileName: `${id}.png`,
    fileType: "image/png",
    fileSize: 1,
  });
  const [note, register, masked] = [exhibitOf("e1", "차용증"), exhibitOf("e2", "초본"), exhibitOf("e3", "가린 초본")];
  const clearFirst = async (person: { clear: (element: Element) => Promise<void> }) => {
    const [first] = await titles();
    await person.clear(first as HTMLInputElement);
    return first as HTMLInputElement;
  };
  const shown = (...expected: string[]) =>
    waitFor(async () => expect((await titles()).map(({ value }) => value)).toEqual(expected));

  it("keep what they removed, added and renamed beside one's own change", async () => {
    const { person } = await open({ exhibits: [note, register] });
    const first = await clearFirst(person);
    const exhibitFacts = { by: "01970000-0000-7000-8000-000000000009", side: "admin" as const };
    office.put({
      version: 9,
      exhibits: [masked, note],
      exhibitFacts: { ...exhibitFacts, at: "2026-11-20T02:00:00.000Z" },
    });
    await shown("가린 초본", "");
    expect(screen.getByText("담당자가 답을 바꿨습니다")).toBeTruthy();
    await person.type(first, "현금보관증");
    await isStored("가린 초본", "현금보관증");
  });

  it("are decided upon where both changed the same one", async () => {
    const { person } = await open({ exhibits: [note, register] });
    const first = await clearFirst(person);
    office.put({ version: 9, exhibits: [{ ...note, title: "각서" }, register] });
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("같은 증거 자료를 다른 사람도 바꿨습니다");
    expect(notice.textContent).toContain("각서");
    await person.type(first, "현금보관증");
    await goTo(person, "확인하고 제출");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "제출하기" }).disabled).toBe(true);
    expect(stored()).toEqual(["각서", "초본"]);
    await goTo(person, "증거 자료");
    await person.click(await screen.findByRole("button", { name: "내 목록 쓰기" }));
    await isStored("현금보관증", "초본");
  });

  const theirsOf = (fileName: string, title: string) => ({ ...exhibitOf("e9", title), fileId: fileName, fileName });
  const addedByBoth = async (own: string) => {
    const { person, choose } = await open();
    office.refuse({ status: 503, body: "" });
    await choose("note.png");
    await arrives("note.png");
    const [title] = await titles();
    if (own) await person.type(title as HTMLInputElement, own);
    office.put({ version: 9, exhibits: [theirsOf("note.png", "2023. 1. 5.자 차용증")] });
    return person;
  };

  it("are theirs where both added a file that only they have named", async () => {
    await addedByBoth("");
    await shown("2023. 1. 5.자 차용증");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("are decided upon where both added and named the same file", async () => {
    const person = await addedByBoth(" 1");
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("2023. 1. 5.자 차용증");
    office.refuse(undefined);
    await person.click(await screen.findByRole("button", { name: "내 목록 쓰기" }));
    await isStored("note 1");
  });

  it("are decided upon where both put them in another order", async () => {
    const { person } = await open({ exhibits: [note, register, masked] });
    office.refuse({ status: 503, body: "" });
    await person.click(screen.getByRole("button", { name: "소갑 제2호증 위로" }));
    office.put({ version: 9, exhibits: [masked, note, register] });
    await screen.findByRole("alert");
    office.refuse(undefined);
    expect(stored()).toEqual(["가린 초본", "차용증", "초본"]);
    await person.click(await screen.findByRole("button", { name: "내 목록 쓰기" }));
    await isStored("초본", "차용증", "가린 초본");
  });

  it("take back no paper that was sent in meanwhile, over a reload too, until that is decided", async () => {
    const { person, unmount } = await open({ exhibits: [note, register] });
    office.refuse({ status: 503, body: "" });
    await person.type(await clearFirst(person), "현금보관증");
    await screen.findByText(/연결이 끊겼습니다/);
    unmount();
    await office.stop();
    const again = await open({ version: 9, state: "intake-complete", exhibits: [note, register] });
    expect((await screen.findByRole("alert")).textContent).toContain("그사이 서류가 제출되었거나");
    await shown("현금보관증", "초본");
    await again.person.click(screen.getByRole("button", { name: "저장된 목록 쓰기" }));
    await shown("차용증", "초본");
    expect(office.current()).toMatchObject({ state: "intake-complete", version: 9 });
  });
});

describe("a paper", () => {
  it("is not sent in while a file is on its way, and goes with it", async () => {
    const plain = SAMPLES.find(({ name }) => name === "payment-order-plain");
    const { person, choose } = await open({ answers: plain?.draft.answers as Document["answers"] });
    await choose("note.png");
    await goTo(person, "확인하고 제출");
    const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "제출하기" });
    expect(submit.disabled).toBe(true);
    expect(screen.getByText(/증거 파일을 올리고 있습니다/)).toBeTruthy();
    await arrives("note.png");
    await waitFor(() => expect(submit.disabled).toBe(false));
    await person.click(submit);
    await waitFor(() => expect(office.moves).toMatchObject([{ to: "intake-complete", version: 2 }]));
    expect(stored()).toEqual(["note"]);
  });
});
