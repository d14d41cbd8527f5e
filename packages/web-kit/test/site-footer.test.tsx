import { PLACEHOLDER_BUSINESS } from "@legal/contracts/business";
import { LANGUAGES } from "@legal/contracts/constants";
import { screen, within } from "@testing-library/react";
import { startApiServer, type ApiServer } from "../src/testing/api-server.ts";
import { member } from "../src/testing/people.ts";
import { renderKit } from "../src/testing/render-kit.tsx";
import { SiteBusiness } from "../src/site/business.ts";
import { SiteFooter } from "../src/site/site-footer.tsx";

let server: ApiServer;

beforeEach(async () => {
  localStorage.clear();
  server = await startApiServer({});
});
afterEach(() => server.stop());

const links = () => within(screen.getByRole("navigation")).getAllByRole("link");

describe("the footer", () => {
  it.each(LANGUAGES)("shows contact and business information in %s", (language) => {
    localStorage.setItem("language", language);
    renderKit(<SiteFooter />);
    expect(screen.getByRole("link", { name: "support@ondam.example" })).toBeTruthy();
    const business = screen.getAllByRole("heading").at(-1)?.closest("section")?.textContent ?? "";
    expect(business).toMatch(/000-00-00000/);
    const company = { ko: "김온담", en: "Kim On-dam", ja: "キム・オンダム", zh: "金温谈" }[language];
    const street = { ko: "서초대로", en: "Seocho-daero", ja: "瑞草大路", zh: "瑞草大路" }[language];
    expect(business).toContain(company);
    expect(business).toContain(street);
  });

  it.each(LANGUAGES)("shows everything the server said of its operator in %s", (language) => {
    localStorage.setItem("language", language);
    const facts = Object.entries(PLACEHOLDER_BUSINESS[language]).map(([fact]) => [fact, `${fact} in ${language}`]);
    const business = { ...PLACEHOLDER_BUSINESS, [language]: Object.fromEntries(facts) as never };
    renderKit(
      <SiteBusiness value={business}>
        <SiteFooter />
      </SiteBusiness>,
    );
    const footer = screen.getByRole("contentinfo");
    for (const fact of ["name", "representative", "registrationNumber", "mailOrderNumber", "address", "phoneAndFax"])
      expect(footer.textContent).toContain(`${fact} in ${language}`);
    for (const fact of ["hosting", "privacyOfficer"]) expect(footer.textContent).toContain(`${fact} in ${language}`);
    const addresses = within(footer)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    const contact = [`tel:phone in ${language}`, `mailto:email in ${language}`, `registrationUrl in ${language}`];
    expect(addresses).toEqual(expect.arrayContaining(contact));
    expect(footer.textContent).toContain(`© name in ${language}`);
    expect(footer.textContent).not.toMatch(/000-0|온담|Ondam/);
  });

  it("links the questions and both legal texts, and a member's own page", async () => {
    renderKit(<SiteFooter />);
    expect(links().map((link) => link.getAttribute("href"))).toEqual(["/tools", "/faq", "/terms", "/privacy"]);
    server.handlers["GET /api/auth/me"] = () => ({ body: member });
    renderKit(<SiteFooter />);
    expect((await screen.findByRole("link", { name: "마이페이지" })).getAttribute("href")).toBe("/mypage");
  });
});
