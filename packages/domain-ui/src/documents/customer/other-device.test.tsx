import type { Document } from "@legal/contracts";
import { useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { CustomerDocument } from "./customer-document.tsx";
import { LOAN, makeDocument, openDocumentOffice } from "../testing/document-office.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(() => office.stop());

const open = async (part: Partial<Document>, address: string) => {
  office = await openDocumentOffice(makeDocument({ answers: LOAN, ...part }));
  return () => office.show((document, type) => <CustomerDocument document={document} type={type} />, address);
};

/** Typed on this device, which has no connection; the paper goes on from another one. */
const typedOffline = async () => {
  const show = await open({}, "/documents/x?step=creditors");
  office.refuse({ status: 503, body: "" });
  const { person, unmount } = await show();
  await person.type(await screen.findByRole("textbox", { name: "이름(상호)" }), "홍길동");
  await screen.findByText(/연결이 끊겼습니다/);
  unmount();
  await office.stop();
};

describe("what was typed on a device that the paper was not sent in from", () => {
  it("is shown beside the state of the paper, takes nothing back, and leads to the decision", async () => {
    await typedOffline();
    const show = await open({ version: 9, state: "intake-complete" }, "/documents/x");
    const body = { code: "DOCUMENT_CHANGED", message: "", requestId: "r", current: office.current() };
    office.refuse({ status: 409, body });
    const { person } = await show();
    await screen.findByText("이 기기에만 있고 저장되지 않은 내용이 1개 있습니다");
    expect(screen.getByText("이름(상호): 홍길동")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "확인하기" }));
    const point = await screen.findByText(/^답 1개가 저장되지 않았습니다/);
    await person.click(within(point.parentElement as HTMLElement).getByRole("button", { name: /이름\(상호\)/ }));
    await person.click(await screen.findByRole("button", { name: "제출한 대로 두기" }));
    await person.click(screen.getByRole("button", { name: "진행 상황 보기" }));
    await screen.findByRole("heading", { name: "잘 받았습니다. 담당자가 곧 확인합니다." });
    expect(screen.queryByText("이름(상호): 홍길동")).toBeNull();
    expect(office.current()).toMatchObject({ state: "intake-complete", version: 9 });
  });

  it("is there to read, and to let go, where it cannot be stored any more", async () => {
    await typedOffline();
    const show = await open({ version: 9, state: "client-review", mayEdit: false, nextStates: [] }, "/documents/x");
    office.refuse({ status: 409, body: { code: "DOCUMENT_LOCKED", message: "", requestId: "r" } });
    const { person } = await show();
    expect(await screen.findByText("이름(상호): 홍길동")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "이 기기에서 지우기" }));
    await waitFor(() => expect(screen.queryByText("이름(상호): 홍길동")).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.includes(":document:"))).toEqual([]);
  });
});

describe("what was filled in", () => {
  it("is said to be right once more by itself, where the paper changed on another device", async () => {
    const filled = { by: null, side: null, at: "2026-11-20T01:00:00.000Z", prefilledFrom: "account" as const };
    const answerFacts = { "creditors.i1.name": filled };
    const answers = { ...LOAN, "creditors.i1.name": "김민지" };
    const { person } = await (await open({ answers, answerFacts }, "/documents/x?step=creditors"))();
    office.put({ version: 5 });
    const body = { code: "DOCUMENT_CHANGED", message: "", requestId: "r", current: office.current() };
    office.refuse({ status: 409, body });
    await person.click(await screen.findByRole("button", { name: "이름(상호): 맞습니다" }));
    await waitFor(() => expect(office.patches.length).toBeGreaterThan(1));
    office.refuse(undefined);
    await screen.findByText("저장됨");
    expect(office.patches.at(-1)).toEqual({ version: 5, answers: { "creditors.i1.name": "김민지" } });
    expect(screen.queryByRole("button", { name: "이름(상호): 맞습니다" })).toBeNull();
  });
});
