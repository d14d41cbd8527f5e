import { admin, renderPages, startApiServer } from "@legal/web-kit/testing";
import { screen, waitForElementToBeRemoved } from "@testing-library/react";
import { catalogues } from "../../testing/catalogues.ts";
import { DocumentsPanel } from "./documents-panel.tsx";

const COLLEAGUE = "5f2b7c1e-7d0a-4c55-9a44-0d6f0f7f3a01";
const AT = "2026-11-20T01:00:00.000Z";
const makeSummary = (part: object) => ({
  caseId: "01970000-0000-7000-8000-0000000000c1",
  userId: "01970000-0000-7000-8000-0000000000b1",
  typeId: "payment-order",
  version: 1,
  progress: { answered: 3, total: 10 },
  revisions: { used: 0, total: 1 },
  caseNumber: "2026-000001",
  since: AT,
  createdAt: AT,
  updatedAt: AT,
  ...part,
});

let server: Awaited<ReturnType<typeof startApiServer>>;
afterEach(() => server.stop());

const open = async (documents: () => { status?: number; body: unknown }, reviewed: object[] = []) => {
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    "GET /api/chat-rooms/staff": () => ({ body: [{ id: COLLEAGUE, name: "김서연" }] }),
    "GET /api/document-types": () => ({ body: [] }),
    "GET /api/documents?": documents,
    [`GET /api/documents?reviewerId=${COLLEAGUE}`]: () => ({ body: reviewed }),
  });
  return renderPages(<DocumentsPanel />, "/admin?tab=documents", catalogues);
};

describe("the documents of the office", () => {
  it("are listed with who checks them", async () => {
    const checked = makeSummary({ id: "d1", state: "staff-check", customerName: "이민정", reviewerId: COLLEAGUE });
    const waiting = makeSummary({ id: "d2", state: "intake-complete", customerName: "박준호", reviewerId: null });
    await open(() => ({ body: [checked, waiting] }));
    expect(await screen.findByRole("button", { name: /이민정.*확인 김서연/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /박준호/ }).textContent).not.toContain("김서연");
  });

  it("are those of the colleague who is chosen", async () => {
    const checked = makeSummary({ id: "d1", state: "staff-check", customerName: "이민정", reviewerId: COLLEAGUE });
    const waiting = makeSummary({ id: "d2", state: "intake-complete", customerName: "박준호", reviewerId: null });
    const { person } = await open(() => ({ body: [checked, waiting] }), [checked]);
    await screen.findByRole("button", { name: /박준호/ });
    await person.selectOptions(screen.getByRole("combobox", { name: "확인하는 사람" }), "확인 김서연");
    await waitForElementToBeRemoved(() => screen.queryByRole("button", { name: /박준호/ }));
    expect(await screen.findByRole("button", { name: /이민정/ })).toBeTruthy();
  });

  it("that cannot be loaded are asked for again", async () => {
    let answer: { status?: number; body: unknown } = { status: 503, body: "" };
    const { person } = await open(() => answer);
    await screen.findByText("문서 목록을 불러오지 못했습니다");
    answer = { body: [] };
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByText("이 조건에 맞는 문서가 없습니다")).toBeTruthy();
  });
});
