import { LANGUAGES } from "@legal/contracts/constants";
import { SERVICE_FEE_UNITS } from "@legal/legal-rules/court-costs";
import { errorSentence } from "@legal/legal-rules/texts";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { screen, within } from "@testing-library/react";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderSite } from "../../../testing/render-site.tsx";

const open = (id: string) => {
  fakeApi({});
  return renderSite(`/service/${id}`);
};
const deadlines = async () => within((await screen.findByText("날짜를 넣어 마감일 확인")).parentElement as HTMLElement);
const costs = async () => within(await screen.findByRole("region", { name: "법원에 낼 돈 미리 보기" }));
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

describe("the deadline of a service's page", () => {
  it("says which period it counts where there is only one", async () => {
    await open("patent-lawsuit");
    expect((await deadlines()).getByText("심결취소소송: 30일")).toBeTruthy();
  });

  it("says how old the data is that its date rests on", async () => {
    const person = await open("patent-lawsuit");
    const box = await deadlines();
    await person.type(box.getByLabelText(/받은 날/), "2026-03-02");
    expect(await box.findByText(/공휴일 자료 KR-2026-09.*2026\. 9\. 30\.에 확인/)).toBeTruthy();
  });

  it("leaves a choice of the suit and the appeal to the authority, with their lengths", async () => {
    await open("administrative-lawsuit");
    expect(options((await deadlines()).getByRole("combobox"))).toEqual([
      "행정심판(처분을 안 날부터): 90일",
      "행정소송(처분을 안 날부터): 90일",
    ]);
  });

  it("of a decision in an auction asks for the day of its pronouncement, and names the one that has no period", async () => {
    const person = await open("real-estate-auction");
    const box = await deadlines();
    await person.selectOptions(box.getByRole("combobox"), "집행절차의 즉시항고: 1주");
    expect(await box.findByText(/경매개시결정에는 이 기한이 없습니다.*선고한 날/)).toBeTruthy();
  });

  it("counts a family court's appeal", async () => {
    await open("divorce-lawsuit");
    expect(options((await deadlines()).getByRole("combobox"))).toContain("가사 항소: 14일");
  });

  it("begins with the dismissal, whose three months can be counted from a day of this week", async () => {
    await open("labor-lawsuit");
    const box = await deadlines();
    expect(box.getByRole<HTMLSelectElement>("combobox").value).toBe("unfair-dismissal");
    expect(box.getByLabelText("해고된 날")).toBeTruthy();
  });

  it.each(LANGUAGES)("beyond the calendar says in %s which years it knows, and that the office counts", (language) => {
    const sentence = errorSentence({ code: "DATE_OUTSIDE_CALENDAR", date: "2029-05-10" }, legalTexts(language));
    expect(sentence).toMatch(/2013.*2028/);
    expect(sentence).toMatch(/사무소|office|事務所|事务所/);
  });
});

describe("the costs of a service's page", () => {
  it("of a provisional disposition depend on its kind: flat, or half of the suit's duty", async () => {
    const person = await open("provisional-disposition");
    const box = await costs();
    expect(box.getByText(/인지대 9,000원/)).toBeTruthy();
    await person.selectOptions(box.getByLabelText("낼 서류"), "임시의 지위를 정하는 가처분 신청");
    await person.type(box.getByLabelText("청구 금액"), "5천만");
    expect(await box.findByText(/인지대 103,500원/)).toBeTruthy();
    expect(box.getByRole("link").getAttribute("href")).toContain("document=provisional-status&amount=");
  });

  it("of a property disclosure are there at once", async () => {
    await open("property-disclosure");
    expect((await costs()).getByText(/인지대 900원/)).toBeTruthy();
  });

  it("of a suit against an authority are those of a claim without an amount, until one is typed", async () => {
    const person = await open("administrative-lawsuit");
    const box = await costs();
    expect(box.getByText(/인지대 207,000원/)).toBeTruthy();
    expect(box.getByRole("link").getAttribute("href")).toContain("document=admin-first&basis=not-assessable");
    await person.type(box.getByLabelText(/청구 금액/), "1천만");
    expect(await box.findByText(/인지대 45,000원/)).toBeTruthy();
    expect(box.getByRole("link").getAttribute("href")).toContain("document=admin-first&amount=");
  });

  it.each([
    ["debt-seizure", /인지대 3,600원 .*제3채무자 한 명씩/, 3600, 6],
    ["real-estate-auction", /인지대 4,500원 .*이해관계인 2명/, 4500, 50],
    ["real-estate-seizure", /인지대 4,500원 .*이해관계인 2명/, 4500, 50],
  ])("of %s are there for a usual case", async (id, text, stamp, rounds) => {
    await open(id);
    const box = await costs();
    const total = stamp + rounds * (SERVICE_FEE_UNITS.at(-1)?.won ?? 0);
    expect(box.getByText(text)).toBeTruthy();
    expect(box.getByText(`${total.toLocaleString("ko")}원`)).toBeTruthy();
  });

  it("of seizures are those of claims or of real estate", async () => {
    await open("seizure");
    expect(options((await costs()).getByLabelText("낼 서류"))).toHaveLength(2);
  });

  it("say how old the data is, and one fee where courts agree", async () => {
    const person = await open("payment-order");
    const order = await costs();
    await person.type(order.getByLabelText("청구 금액"), "5백만");
    expect(await order.findByText(/2026\. 11\. 22\.에 확인/)).toBeTruthy();
    expect(order.queryByText(/양쪽 몫/)).toBeNull();
  });

  it("of a suit say the service fee of both sides too", async () => {
    const person = await open("lawsuit");
    const box = await costs();
    await person.type(box.getByLabelText("청구 금액"), "5백만");
    expect(await box.findByText(/양쪽 몫 112,800원/)).toBeTruthy();
  });
});
