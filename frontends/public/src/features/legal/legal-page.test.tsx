import { packageContent } from "@legal/catalog";
import { PLACEHOLDER_BUSINESS } from "@legal/contracts/business";
import { LANGUAGES, PACKAGE_TYPES, REVISIONS_INCLUDED } from "@legal/contracts/constants";
import { screen, within } from "@testing-library/react";
import { fakeApi } from "../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../testing/render-site.tsx";

describe("what the texts must say", () => {
  const textOf = async (address: string) => {
    fakeApi({});
    await renderSite(address);
    return screen.getByRole("main").textContent;
  };

  it("is in the terms: notice, hours, refunds, AI for reference only", async () => {
    const text = await textOf("/terms");
    for (const fact of [
      "7일 전부터",
      "하루 24시간",
      "단순 변심에 의한 환불을 하지 않습니다",
      "전액을 환불합니다",
      "참고를 위한 정보",
    ])
      expect(text).toContain(fact);
  });

  it("is in the terms: prices by agreement, by the label that the pages show", async () => {
    expect(await textOf("/terms")).toContain("“사건 검토 후 견적”으로 표시된 요금");
  });

  it("is how many revisions each package has, in what is sold, asked and agreed", async () => {
    const { standard, deluxe } = REVISIONS_INCLUDED;
    for (const language of LANGUAGES) {
      const counted = PACKAGE_TYPES.map((type) =>
        packageContent(type, language).items.flatMap((item) => /\d+/.exec(item)?.map(Number) ?? []),
      );
      expect(counted).toEqual([[standard], [deluxe]]);
      expect(catalogues[language]["faq.packages.a"].match(/\d+/g)?.map(Number)).toEqual([standard, deluxe]);
    }
    const terms = await textOf("/terms");
    expect(terms).toContain(`${standard}회 수정을 제공`);
    expect(terms).toContain(`수정을 ${deluxe}회로 늘려`);
  });

  it("is in the privacy policy: what is collected, how long it is kept, who works on it, whom to ask", async () => {
    const text = await textOf("/privacy");
    for (const fact of [
      "필수 항목: 아이디, 비밀번호, 이메일, 이름",
      "선택 항목: 휴대폰번호",
      "AI 서비스 제공자",
      "호스팅 사업자",
      "알림톡, 브라우저 알림의 발송 사업자",
      "백업의 보관",
      `수탁자와 그 나라: ${PLACEHOLDER_BUSINESS.ko.processors}`,
    ])
      expect(text).toContain(fact);
    expect(text).toMatch(/거래에 관한 기록: 5년.*분쟁 처리에 관한 기록: 3년.*방문에 관한 기록: 3개월/);
    expect(text).toMatch(/개인정보 보호책임자: 김온담.*연락처: 이메일 \S+@\S+, 전화 [\d-]+/);
  });
});

describe.each([
  ["/terms", 11],
  ["/privacy", 12],
])("%s", (address, articles) => {
  it(`has ${articles} articles in Korean and a way back, and says so to readers of another language`, async () => {
    fakeApi({});
    await renderSite(address, "en");
    expect(screen.getAllByRole("heading", { level: 2, name: /^제\d+조 \(/ })).toHaveLength(articles);
    expect(screen.getByText(catalogues.en["legal.koreanOnly"])).toBeTruthy();
    expect(screen.getByText("시행일 2025년 1월 1일")).toBeTruthy();
    expect(screen.getByRole("link", { name: catalogues.en["legal.back"] }).getAttribute("href")).toBe("/");
  });

  it("leads from its table of contents to each article, and can be printed", async () => {
    const printed = jest.fn();
    globalThis.print = printed;
    fakeApi({});
    const person = await renderSite(address);
    const list = within(screen.getByRole("navigation", { name: "목차" })).getAllByRole("link");
    expect(list).toHaveLength(articles);
    for (const link of list) {
      const target = document.querySelector(link.getAttribute("href") ?? "");
      const [, title] = /^제\d+조 (.*)$/.exec(link.textContent) ?? [];
      expect(target?.querySelector("h2")?.textContent).toContain(`(${title})`);
    }
    await person.click(screen.getByRole("button", { name: catalogues.ko["legal.print"] }));
    expect(printed).toHaveBeenCalledTimes(1);
  });
});
