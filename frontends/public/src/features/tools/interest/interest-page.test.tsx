import { seoulDateOf } from "@legal/i18n";
import type { Language } from "@legal/contracts/constants";
import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fieldProblem } from "../../../testing/field-problem.ts";
import { renderSite } from "../../../testing/render-site.tsx";

const open = (query = "", language: Language = "ko") => {
  fakeApi({});
  history.replaceState(null, "", "/");
  return renderSite(`/tools/interest${query}`, language);
};
const amounts = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("interest", () => {
  it("runs from the day after the due date, span by span, by a named way of counting", async () => {
    const person = await open("?until=2020-06-17");
    await person.type(screen.getByLabelText("원금"), "3,500만원");
    await person.type(screen.getByLabelText("갚기로 한 날"), "2018-01-31");
    await person.clear(screen.getByLabelText("연 이율(%)"));
    await person.type(screen.getByLabelText("연 이율(%)"), "6");
    expect(await amounts("구간별 이자")).toEqual(["4,991,803원"]);
    expect(await amounts("받을 돈")).toEqual(["35,000,000원", "4,991,803원", "39,991,803원"]);
    expect(screen.getByText(/2년 138\/366일/)).toBeTruthy();
    expect(screen.getByText("계산 방식: 법원 방식(기간식)")).toBeTruthy();
    expect(location.search).toContain("due=2018-01-31");
  });

  it.each([
    ["2026-03-02", "5% a year · 1 year and 30/365 days"],
    ["2027-03-02", "5% a year · 2 years and 30/365 days"],
  ])("counts years in English until %s", async (until, row) => {
    await open(`?principal=10000000&rate=5&due=2025-01-31&until=${until}`, "en");
    expect(await screen.findByText(row, { normalizer: (text) => text })).toBeTruthy();
  });

  it("rises to the rate of lawsuits the day after the complaint was served", async () => {
    await open("?principal=10000000&due=2025-01-31&served=2025-06-30&until=2025-12-31");
    expect(await screen.findByText(/연 12%/)).toBeTruthy();
    expect(await amounts("구간별 이자")).toHaveLength(2);
    expect(screen.getByText(/다툴 만한 이유가 있었다면/)).toBeTruthy();
  });

  it("keeps a rate above that of lawsuits after the complaint was served", async () => {
    await open("?principal=30000000&rate=20&due=2025-01-31&served=2026-01-31&until=2026-11-27");
    expect(await amounts("받을 돈")).toEqual(["30,000,000원", "10,931,506원", "40,931,506원"]);
    expect(screen.queryByText(/연 12%/)).toBeNull();
    expect(screen.queryByText(/다툴 만한/)).toBeNull();
  });

  it("says of another rate of lawsuits, as of it, that it may begin with the judgment", async () => {
    await open("?principal=10000000&rate=5&lawsuitRate=15&due=2018-01-31&served=2018-06-30&until=2018-12-31");
    expect(await screen.findByText(/다툴 만한 이유가 있었다면 15%는 판결 뒤부터/)).toBeTruthy();
  });

  it("says so of no rate where the complaint was served after the last day that counts", async () => {
    await open("?principal=10000000&due=2025-01-31&served=2026-01-31&until=2025-12-31");
    expect(await amounts("구간별 이자")).toHaveLength(1);
    expect(screen.queryByText(/다툴 만한/)).toBeNull();
  });

  const PER_DAY = "principal=36500000&rate=5&convention=total-365";
  it.each([
    ["a wrong runs from its very day", `${PER_DAY}&kind=tort&due=2025-01-31&until=2025-12-31`, "1,675,000원"],
    ["a debt runs from the day after", `${PER_DAY}&due=2025-01-31&until=2025-12-31`, "1,670,000원"],
    ["a leap year has 365 days where that is chosen", `${PER_DAY}&due=2024-01-31&until=2024-12-31`, "1,675,000원"],
  ])("of %s", async (_what, query, interest) => {
    await open(`?${query}`);
    expect(await amounts("구간별 이자")).toEqual([interest]);
  });

  it("is paid after the costs", async () => {
    const paid = "&paidOn1=2025-03-02&paid1=60000";
    await open(`?${PER_DAY}&due=2025-01-31&until=2025-03-02&costs=10000${paid}`);
    expect((await amounts("받을 돈")).at(-1)).toBe("36,600,000원");
  });

  it("takes payments on account in the order of the law", async () => {
    await open(
      "?principal=30000000&rate=14.4&due=2004-12-28&until=2011-05-28" +
        "&paidOn1=2011-05-28&paid1=10000000&paidOn2=2010-04-16&paid2=2천만",
    );
    expect(await amounts("받을 돈")).toEqual(["27,705,819원", "0원", "27,705,819원"]);
    expect(await amounts("갚은 돈")).toEqual(["20,000,000원", "10,000,000원"]);
  });

  it("is the same tomorrow for who gets the link: it carries the last day that was counted", async () => {
    const person = await open("?principal=1000000&due=2025-01-31");
    await person.click(await screen.findByRole("button", { name: "링크 복사" }));
    const link = new URL(await navigator.clipboard.readText());
    expect(link.searchParams.get("until")).toBe(seoulDateOf(new Date()));
  });

  it.each(["20", "20%25", "２０％"])("is counted over spans of one's own, at %s", async (rate) => {
    await open(`?principal=59984252&way=segments&convention=period-365&from1=2007-01-22&to1=2016-01-27&rate1=${rate}`);
    expect(await amounts("구간별 이자")).toEqual(["108,168,862원"]);
  });

  it.each([
    ["principal=1e6&due=2025-01-31", "원금"],
    ["principal=1000000&due=2025-02-30", "갚기로 한 날"],
    ["principal=1000000&due=2025-01-31&until=2024-01-01", /언제까지/],
    ["principal=1000000&due=2025-01-31&rate=many", "연 이율(%)"],
    ["principal=1000000&due=2025-01-31&until=2025-12-31&paidOn2=2025-03-01&paid2=-1", "2번째로 갚은 금액"],
    ["principal=1000000&due=2025-01-31&until=2025-12-31&paid1=5000", "1번째로 갚은 날"],
    [
      "principal=1000000&way=segments&from1=2025-01-01&to1=2025-03-01&rate1=5&from2=2025-02-01&to2=2025-04-01&rate2=5",
      "2구간 첫날",
    ],
    ["principal=1000000&due=2025-01-31&convention=moon", "계산 방식"],
  ])("%s is refused at its field", async (query, label) => {
    await open(`?${query}`);
    expect(await screen.findByText("표시된 칸을 고치면 결과가 나옵니다.")).toBeTruthy();
    expect(fieldProblem(screen.getByLabelText(label))).toMatch(/\S/);
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("shows the folded field that is wrong though it is empty: a service before the first rate of lawsuits", async () => {
    await open("?principal=1000000&due=2000-01-31&served=2001-06-30");
    const rate = screen.getByLabelText("소송 이율(%)");
    await waitFor(() => expect(fieldProblem(rate)).toMatch(/\S/));
    expect(rate.closest("details")?.open).toBe(true);
  });
});
