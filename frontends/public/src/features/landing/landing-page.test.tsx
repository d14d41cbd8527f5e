import { SERVICE_GROUPS, SERVICE_IDS } from "@legal/catalog";
import type { Language } from "@legal/contracts/constants";
import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi } from "../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../testing/render-site.tsx";

const openLanding = async (language: Language = "ko") => {
  fakeApi({});
  const person = await renderSite("/", language);
  const texts = catalogues[language];
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(texts["landing.hero.title"]);
  const services = within(screen.getByRole("region", { name: texts["landing.finder.label"] }));
  const shown = () => services.getAllByRole("link").map((link) => link.getAttribute("href"));
  return { person, texts, services, shown };
};

describe("the landing page", () => {
  it("leads to login, signup and every one of the 18 services", async () => {
    const { texts, shown } = await openLanding();
    expect(screen.getByRole("link", { name: texts["landing.hero.start"] }).getAttribute("href")).toBe("/login");
    expect(screen.getByRole("link", { name: texts["landing.hero.signup"] }).getAttribute("href")).toBe("/signup");
    expect(new Set(shown())).toEqual(new Set(SERVICE_IDS.map((id) => `/service/${id}`)));
    expect(shown()).toHaveLength(SERVICE_IDS.length);
    expect(SERVICE_GROUPS).toHaveLength(5);
  });

  it("says on each service's card from how much, with the total, and above them that court costs are extra", async () => {
    const { services, texts } = await openLanding();
    const card = services.getByRole("heading", { name: "지급명령" }).closest("article, li")?.textContent;
    expect(card).toContain("110,000원\u00a0· VAT\u00a0포함\u00a0121,000원부터");
    expect(services.getByText(texts["landing.services.extra"] ?? "").textContent).toContain("법적 비용은 별도");
  });

  it("has a header with login and languages", async () => {
    const { texts } = await openLanding();
    const header = within(screen.getByRole("banner"));
    expect(header.getByRole("link", { name: texts["account.login"] }).getAttribute("href")).toBe("/login");
    expect(header.getByRole("button", { name: /언어 선택/ })).toBeTruthy();
  });

  it("says what the office does and why to choose it, in three cards each", async () => {
    const { texts } = await openLanding();
    for (const title of [texts["landing.about.title"], texts["landing.why.title"]]) {
      const band = within(await screen.findByRole("region", { name: title }));
      expect(band.getAllByRole("listitem")).toHaveLength(3);
    }
    for (const reason of ["AI 상담", "사람의 확인, 변호사 검토", "빠른 처리"])
      expect(screen.getByRole("heading", { level: 3, name: reason })).toBeTruthy();
  });

  it("leads to the calculators in one row", async () => {
    await openLanding();
    const row = within(await screen.findByRole("navigation", { name: "직접 계산해 보기" }));
    expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/tools/deadline",
      "/tools/court-costs",
      "/tools/interest",
    ]);
  });

  it("says each price in full, by agreement where there is none", async () => {
    await openLanding();
    const table = within(screen.getByRole("table"));
    const row = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) }).textContent;
    expect(row("지급명령")).toContain("110,000원 VAT 포함 121,000원220,000원 VAT 포함 242,000원");
    expect(row("지급명령")).toContain("법적 비용 별도");
    expect(row("소장 작성")).toContain("500,000원 VAT 포함 550,000원사건 검토 후 견적");
    expect(table.getAllByRole("row")).toHaveLength(1 + SERVICE_GROUPS.length + SERVICE_IDS.length);
  });

  it("shows how to reach the office where the contact link leads", async () => {
    await openLanding();
    const contact = within(document.getElementById("contact") as HTMLElement);
    expect(contact.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
  });

  it("sends a visitor who wants to chat to the login, and says why", async () => {
    const { person } = await openLanding();
    await person.click(screen.getByRole("button", { name: "상담 요청" }));
    expect(screen.getByText("로그인이 필요합니다")).toBeTruthy();
    expect(screen.getByText("관리자에게 문의하려면 먼저 로그인해주세요")).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe("/login?next=%2F%3Fask%3Doffice"));
  });
});
