import { jest } from "@jest/globals";
import { complaintsOf, openBrowser } from "./support/browsers.ts";
import { readHead } from "./support/page-head.ts";
import { chooseLanguage } from "./support/person.ts";
import { type Language, textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const NAMES: Record<Language, string> = {
  ko: "주식회사 한빛 <문서> & '절차'",
  en: "Hanbit Papers & Procedures Inc.",
  ja: "株式会社ハンビッ",
  // Not translated: the Korean name stands.
  zh: "주식회사 한빛 <문서> & '절차'",
};
const LANGUAGES = Object.keys(NAMES) as Language[];
const FACTS = ["이한빛", "120-81-47521", "제2026-서울강남-0123호", "서울특별시 강남구 테헤란로 1", "02-123-4567"];

const site = usePlatform({
  BUSINESS_NAME: NAMES.ko,
  BUSINESS_NAME_EN: NAMES.en,
  BUSINESS_NAME_JA: NAMES.ja,
  BUSINESS_REPRESENTATIVE: "이한빛",
  BUSINESS_REGISTRATION_NUMBER: "120-81-47521",
  BUSINESS_MAIL_ORDER_NUMBER: "제2026-서울강남-0123호",
  BUSINESS_ADDRESS: "서울특별시 강남구 테헤란로 1",
  BUSINESS_PHONE: "02-123-4567",
  BUSINESS_FAX: "02-123-4568",
  BUSINESS_EMAIL: "help@hanbit-legal.kr",
  BUSINESS_HOSTING: "한빛클라우드",
  BUSINESS_PRIVACY_OFFICER: "개인정보보호팀",
});

describe.each(LANGUAGES)("the operator that the settings name, in %s", (language) => {
  it("is on landing, terms and privacy as they are sent, and stays after hydration", async () => {
    for (const path of ["/", "/terms", "/privacy"]) {
      const page = await openBrowser(site.browser, {
        address: site.platform.address,
        on: "phone",
        language,
        returning: false,
      });
      const complaints = complaintsOf(page);
      const sent = await (await page.goto(`${path}?lang=${language}`, { waitUntil: "networkidle" }))?.text();
      expect(sent).toContain('data-page="prerendered"');
      expect(sent).not.toMatch(/__BUSINESS|000-00-00000|ondam\.example/);
      await page.getByRole("button", { name: textsOf(language)("site", "site.language") }).click();
      await page.getByRole("menuitemradio").first().waitFor();
      const footer = await page.getByRole("contentinfo").textContent();
      for (const fact of [NAMES[language], ...FACTS, "FAX 02-123-4568", "한빛클라우드", "개인정보보호팀"])
        expect(footer).toContain(fact);
      expect({ path, complaints }).toEqual({ path, complaints: [] });
      await page.context().close();
    }
  });
});

it("is the party of the terms, and answers for personal data", async () => {
  const page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "en" });
  await page.goto("/terms");
  const main = page.getByRole("main");
  await main.getByText(`${NAMES.ko}, 대표 이한빛, 사업자등록번호 120-81-47521`).waitFor();
  await page.goto("/privacy");
  await main.getByText("개인정보 보호책임자: 개인정보보호팀").waitFor();
  await main.getByText("연락처: 이메일 help@hanbit-legal.kr, 전화 02-123-4567").waitFor();
  await main.getByText("호스팅 사업자(한빛클라우드)").waitFor();
  await page.context().close();
});

it("reaches search engines as it is written, and changes its language with the reader", async () => {
  const html = await (await fetch(`${site.platform.address}/?lang=ko`)).text();
  const [office] = readHead(html).facts;
  expect(office).toMatchObject({ legalName: NAMES.ko, telephone: "02-123-4567", email: "help@hanbit-legal.kr" });
  const page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
  await page.goto("/terms");
  const footer = page.getByRole("contentinfo");
  await footer.getByText(`© ${NAMES.ko}`).waitFor();
  await chooseLanguage(page, textsOf("ko"), "English");
  await footer.getByText(`© ${NAMES.en}`).waitFor();
  const check = footer.getByRole("link", { name: textsOf("en")("site", "site.footer.registrationCheck") });
  expect(await check.getAttribute("href")).toBe("https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1208147521");
  await page.context().close();
});
