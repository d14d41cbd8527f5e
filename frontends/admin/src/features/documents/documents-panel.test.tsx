import { baseApi, useAppDispatch } from "@legal/web-kit";
import { admin, renderPages, startApiServer } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
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

/** With a button that refreshes what is shown. */
const Desk = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <DocumentsPanel />
      <button type="button" onClick={() => dispatch(baseApi.util.invalidateTags(["DocumentList"]))}>
        refresh
      </button>
    </>
  );
};

let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(() => {
  globalThis.scrollTo = () => undefined;
});
afterEach(() => server.stop());

const open = async (documents: () => { status?: number; body: unknown }, reviewed: object[] = [], query = "") => {
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    "GET /api/chat-rooms/staff": () => ({ body: [{ id: COLLEAGUE, name: "김서연" }] }),
    "GET /api/document-types": () => ({ body: [] }),
    "GET /api/documents?": documents,
    [`GET /api/documents?reviewerId=${COLLEAGUE}`]: () => ({ body: reviewed }),
  });
  return renderPages(<Desk />, `/admin?tab=documents${query}`, catalogues);
};

describe("the documents of the office", () => {
  it("are listed with who checks them", async () => {
    const checked = makeSummary({ id: "d1", state: "staff-check", customerName: "이민정", reviewerId: COLLEAGUE });
    const waiting = makeSummary({ id: "d2", state: "intake-complete", customerName: "박준호", reviewerId: null });
    await open(() => ({ body: [checked, waiting] }));
    expect(await screen.findByRole("button", { name: /이민정.*확인 김서연/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /박준호/ }).textContent).not.toContain("김서연");
  });

  it("are those of one state, or those that wait for a lawyer, as the pressed button says", async () => {
    const draft = makeSummary({ id: "d1", state: "draft", customerName: "이민정", reviewerId: null });
    const review = makeSummary({ id: "d2", state: "lawyer-review", customerName: "박준호", reviewerId: null });
    const { person } = await open(() => ({ body: [draft, review] }));
    server.handlers["GET /api/documents?lawyer=true"] = () => ({ body: [review] });
    server.handlers["GET /api/documents?state=draft"] = () => ({ body: [draft] });
    await person.click(await screen.findByRole("button", { name: "변호사 대기" }));
    await waitFor(() => expect(screen.queryByText(/이민정/)).toBeNull());
    await person.click(screen.getByRole("button", { name: "작성 중" }));
    expect(await screen.findByText(/이민정/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/박준호/)).toBeNull());
    expect(screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)).toEqual(["작성 중"]);
  });

  it("are those of the colleague who is chosen", async () => {
    const checked = makeSummary({ id: "d1", state: "staff-check", customerName: "이민정", reviewerId: COLLEAGUE });
    const waiting = makeSummary({ id: "d2", state: "intake-complete", customerName: "박준호", reviewerId: null });
    const { person } = await open(() => ({ body: [checked, waiting] }), [checked]);
    await screen.findByRole("button", { name: /박준호/ });
    await person.selectOptions(screen.getByRole("combobox", { name: "확인하는 사람" }), "확인 김서연");
    await waitFor(() => expect(screen.queryByRole("button", { name: /박준호/ })).toBeNull());
    expect(await screen.findByRole("button", { name: /이민정/ })).toBeTruthy();
  });

  it("of a colleague who has left are not said to be all, which one choice brings", async () => {
    const former = "5f2b7c1e-7d0a-4c55-9a44-0d6f0f7f3a99";
    const waiting = makeSummary({ id: "d2", state: "intake-complete", customerName: "박준호", reviewerId: null });
    const { person } = await open(() => ({ body: [waiting] }), [], `&reviewer=${former}`);
    const select = await screen.findByRole("combobox", { name: "확인하는 사람" });
    const shown = await within(select).findByRole<HTMLOptionElement>("option", { name: "직원 목록에 없는 사람" });
    expect(shown.selected).toBe(true);
    await person.selectOptions(select, "확인하는 사람 모두");
    expect(await screen.findByRole("button", { name: /박준호/ })).toBeTruthy();
  });

  describe("that are fetched again", () => {
    const named = (id: string, customerName: string) =>
      makeSummary({ id, state: "intake-complete", customerName, reviewerId: null });
    const [first, second, fresh] = [named("d1", "이민정"), named("d2", "박준호"), named("d3", "최가람")];
    const shown = () =>
      screen.getAllByRole("listitem").map(({ textContent }) => /이민정|박준호|최가람/.exec(textContent)?.[0]);

    it("stay where they are: who moved on is marked, what came waits until it is asked for", async () => {
      let documents = [first, second];
      const { person } = await open(() => ({ body: documents }));
      await screen.findByRole("button", { name: /이민정/ });
      documents = [fresh, second];
      await person.click(screen.getByRole("button", { name: "refresh" }));
      const news = await screen.findByRole("button", { name: "새 문서 1건 보기" });
      expect(shown()).toEqual(["이민정", "박준호"]);
      const mark = screen.getByRole("button", { name: /이민정/ }).getAttribute("aria-describedby") ?? "";
      expect(document.getElementById(mark)?.textContent).toBe("그사이 바뀜");
      await person.click(news);
      await waitFor(() => expect(shown()).toEqual(["최가람", "박준호"]));
      expect(screen.queryByText("그사이 바뀜")).toBeNull();
    });

    it("stay where that fails, which one line says", async () => {
      let answer: { status?: number; body: unknown } = { body: [first, second] };
      const { person } = await open(() => answer);
      await screen.findByRole("button", { name: /이민정/ });
      answer = { status: 503, body: "" };
      await person.click(screen.getByRole("button", { name: "refresh" }));
      expect(await screen.findByText("목록을 새로 고치지 못했습니다")).toBeTruthy();
      expect(screen.queryByText("문서 목록을 불러오지 못했습니다")).toBeNull();
      expect(shown()).toEqual(["이민정", "박준호"]);
    });
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
