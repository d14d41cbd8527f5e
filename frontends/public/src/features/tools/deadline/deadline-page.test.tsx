import { LANGUAGES, type Language } from "@legal/contracts/constants";
import { addDays, seoulDateOf } from "@legal/i18n";
import { errorSentence } from "@legal/legal-rules/texts";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { screen, within } from "@testing-library/react";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fieldProblem } from "../../../testing/field-problem.ts";
import { renderSite } from "../../../testing/render-site.tsx";

const open = (query = "", language: Language = "ko", holidays: object[] = []) => {
  fakeApi({ "GET /api/holidays": () => ({ body: holidays }) });
  history.replaceState(null, "", "/");
  return renderSite(`/tools/deadline${query}`, language);
};
const answer = () => screen.findByText(/까지$/);
const saved: Blob[] = [];
URL.createObjectURL = (blob) => {
  saved.push(blob as Blob);
  return "blob:saved";
};
URL.revokeObjectURL = () => undefined;
// jsdom saves no files.
jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();

const textOf = (blob = new Blob()) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsText(blob);
  });

describe("a deadline", () => {
  it("appears with the paper and the day, with each step, its article and its sources", async () => {
    const person = await open();
    expect(screen.getByText("서류와 날짜를 고르면 여기에 마감일이 나옵니다.")).toBeTruthy();
    await person.click(screen.getByRole("radio", { name: /민사 판결문/ }));
    await person.type(screen.getByLabelText("받은 날"), "2026-03-07");
    expect((await answer()).textContent).toBe("2026년\u00a03월\u00a023일 월요일까지");
    const steps = within(screen.getByRole("list", { name: "계산 과정" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("3월\u00a07일"),
      expect.stringMatching(/3월\s8일.*민법 제157조/),
      expect.stringMatching(/2주.*3월\s21일.*민사소송법 제396조.*민법 제160조/),
      expect.stringMatching(/토요일.*민법 제161조/),
      expect.stringMatching(/일요일.*민법 제161조/),
      expect.stringContaining("3월\u00a023일"),
    ]);
    expect(screen.getAllByText(/민사소송법 제396조/)).toHaveLength(2);
    expect(screen.getByText(/에 확인한 자료입니다/)).toBeTruthy();
    expect(screen.getByText("법원의 계산이 우선합니다.")).toBeTruthy();
    expect(screen.getByText(/2026년 3월 24일 화요일에 확정됩니다/)).toBeTruthy();
  });

  it("moves with a holiday that was proclaimed since the release", async () => {
    const holidays = [{ date: "2026-03-23", name: "임시공휴일" }];
    await open("?matter=civil-appeal&date=2026-03-07", "ko", holidays);
    expect(await screen.findByText("2026년 3월 24일 화요일까지")).toBeTruthy();
    const steps = within(screen.getByRole("list", { name: "계산 과정" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining("임시공휴일"));
  });

  it("is in the address, opens again from it, and stays in another language", async () => {
    const person = await open();
    await person.click(screen.getByRole("radio", { name: /지급명령/ }));
    await person.type(screen.getByLabelText("받은 날"), "2026-01-31");
    await answer();
    expect(location.search).toBe("?matter=payment-order-objection&date=2026-01-31");
    await person.click(screen.getByRole("button", { name: "결과 복사" }));
    expect(await navigator.clipboard.readText()).toMatch(
      /2026년 2월 19일[^]*\?matter=payment-order-objection&date=2026-01-31$/,
    );
    await person.click(screen.getByRole("button", { name: /언어 선택/ }));
    await person.click(screen.getByRole("menuitemradio", { name: "English" }));
    expect(await screen.findByText("by Thursday, February 19, 2026")).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>("Day of receipt")).value).toBe("2026-01-31");
  });

  it("follows how the paper came: opened late, an electronic paper counts from the week's end", async () => {
    await open("?matter=civil-appeal&mode=electronic-opened&date=2026-03-20&noticed=2026-03-02");
    expect((await answer()).textContent).toBe("2026년\u00a03월\u00a023일 월요일까지");
  });

  it.each(["7", "７"])("counts a period that the court has set: %s days", async (n) => {
    await open(`?matter=period&n=${n}&unit=day&date=2026-03-02`);
    expect((await answer()).textContent).toBe("2026년\u00a03월\u00a09일 월요일까지");
  });

  it("counts an extension that the court sets as it likes, and refuses one that is none at its field", async () => {
    const person = await open("?matter=inheritance-choice&date=2026-01-02");
    expect((await answer()).textContent).toBe("2026년\u00a04월\u00a02일 목요일까지");
    const more = screen.getByLabelText(/법원이 늘려 준 기간/);
    await person.type(more, "3");
    await person.selectOptions(screen.getByLabelText("단위"), "개월");
    expect((await answer()).textContent).toBe("2026년\u00a07월\u00a02일 목요일까지");
    expect(location.search).toBe("?matter=inheritance-choice&date=2026-01-02&more=3&moreUnit=month");
    await person.clear(more);
    await person.type(more, "셋");
    expect(fieldProblem(more)).toContain(errorSentence({ code: "PERIOD_INVALID" }, legalTexts("ko")));
    expect(screen.queryByText(/까지$/)).toBeNull();
  });

  it("is a month later where the court has extended it by that", async () => {
    await open("?matter=appeal-brief&date=2026-03-03&extended=yes");
    expect((await answer()).textContent).toBe("2026년\u00a05월\u00a012일 화요일까지");
  });

  it("of another paper is counted by a service of its own, not by that of the paper before", async () => {
    const person = await open("?matter=civil-appeal&mode=public-first&date=2026-03-02");
    await answer();
    await person.click(screen.getByRole("radio", { name: /^소장/ }));
    expect((await answer()).textContent).toBe("2026년\u00a04월\u00a01일 수요일까지");
  });

  it.each([
    ["civil-appeal", "2026-03-07", /^이미 \d+일 지났습니다/],
    ["civil-appeal", addDays(seoulDateOf(new Date()), -1), /^오늘부터 \d+일 남았습니다/],
  ])("says how far its last day is: %s of %s", async (matter, date, words) => {
    await open(`?matter=${matter}&date=${date}`);
    await answer();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ["property-division", "2026-03-02", true],
    ["civil-appeal", "2026-03-07", false],
  ])("says of a year without an almanac that the day may still move: %s", async (matter, date, mayMove) => {
    await open(`?matter=${matter}&date=${date}`);
    await answer();
    expect(screen.queryByText(/아직 공식으로 정해지지 않아 날짜가 달라질 수 있습니다/) !== null).toBe(mayMove);
  });

  it("of a decision in execution says what holds for an auction, and of others nothing", async () => {
    const person = await open("?matter=execution-immediate-appeal&date=2026-03-02");
    expect(await screen.findByText(/경매개시결정에는 이 기한이 없습니다/)).toBeTruthy();
    await person.click(screen.getByRole("radio", { name: /^소장/ }));
    expect(screen.queryByText(/경매개시결정/)).toBeNull();
  });

  it("leads to the service that acts in time", async () => {
    await open("?matter=answer&date=2026-03-02");
    expect((await screen.findByRole("link", { name: /답변서/ })).getAttribute("href")).toBe("/service/answer-brief");
  });

  it("goes to a calendar as a whole day", async () => {
    const person = await open("?matter=civil-appeal&date=2026-03-07");
    await person.click(await screen.findByRole("button", { name: "달력에 저장" }));
    const file = await textOf(saved.at(-1));
    expect(file).toContain("\r\nDTSTART;VALUE=DATE:20260323\r\n");
    expect(file).toContain("SUMMARY:");
  });
});

describe("what cannot be counted", () => {
  it("says that it is the last day which lies beyond the calendar, beside a payday that does not", async () => {
    await open("?matter=wage-claim&date=2026-05-10");
    expect(await screen.findByText(/2029년 5월 10일\(목\)의 공휴일 자료가 없어/)).toBeTruthy();
  });

  const refusals = LANGUAGES.flatMap((language) => [
    { language, query: "?matter=civil-appeal&date=2026-02-30", code: "DATE_INVALID" as const },
    { language, query: "?matter=civil-appeal&date=2199-01-01", code: "DATE_IN_FUTURE" as const },
    {
      language,
      query: "?matter=civil-appeal&date=2012-01-01",
      code: "DATE_OUTSIDE_CALENDAR" as const,
      outside: "2012-01-15",
    },
  ]);

  it.each(refusals)("is refused at its field in $language: $code", async ({ language, query, code, outside }) => {
    await open(query, language);
    const sentence = errorSentence({ code, ...(outside !== undefined && { date: outside }) }, legalTexts(language));
    const problem = await screen.findByText(sentence);
    const field = document.querySelector<HTMLElement>(`[aria-describedby~="${problem.id}"]`);
    expect(field?.getAttribute("name")).toBe("date");
    expect(field && fieldProblem(field)).toContain(sentence);
    expect(screen.queryByRole("list", { name: /./ })).toBeNull();
  });

  it.each([
    "?matter=nothing&date=2026-03-07",
    "?matter=civil-appeal&mode=pronouncement&date=2026-03-07",
    "?matter=period&n=-1&date=2026-03-07",
    "?matter=period&n=0x10&date=2026-03-07",
    "?matter=civil-appeal&extended=yes&date=2026-03-07",
    "?matter=%F0%9F%92%A5&date=%00&mode=__proto__&n=1e9&lang=xx",
  ])("never breaks the page: %s", async (query) => {
    await open(query);
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
    expect(await screen.findByText("표시된 칸을 고치면 결과가 나옵니다.")).toBeTruthy();
    expect(screen.queryByText(/까지$/)).toBeNull();
  });
});
