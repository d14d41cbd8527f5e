import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { LANGUAGES } from "@legal/contracts";
import { byUrlVariable } from "@legal/deployables";
import { testKeys } from "@legal/test-kit";
import { isRegistrationNumber } from "../src/business/registration-number.ts";
import { gatewayUnderTest } from "./support.ts";
import { builtSite } from "./support-pages.ts";

/** An office that exists nowhere, with every fact that production asks for. */
const OFFICE = {
  BUSINESS_NAME: "주식회사 <한빛> & 'A'",
  BUSINESS_NAME_EN: "Hanbit Legal Inc.",
  BUSINESS_REPRESENTATIVE: "이한빛",
  BUSINESS_REGISTRATION_NUMBER: "120-81-47521",
  BUSINESS_MAIL_ORDER_NUMBER: "제2026-서울강남-0123호",
  BUSINESS_ADDRESS: "서울특별시 강남구 테헤란로 1, 2층",
  BUSINESS_PHONE: "02-123-4567",
  BUSINESS_EMAIL: "help@hanbit-legal.kr",
  BUSINESS_HOSTING: "한빛클라우드",
  BUSINESS_PRIVACY_OFFICER: "개인정보보호팀",
};
const PUBLIC = { PUBLIC_ORIGIN: "https://hanbit-legal.kr" };
const REQUIRED = Object.keys(OFFICE).filter((name) => name !== "BUSINESS_NAME_EN");

const SERVICE_URLS = byUrlVariable(() => "http://127.0.0.1:9");

/** What a real gateway process says until it listens or ends. */
const startGateway = async (env: Record<string, string>) => {
  const keys = testKeys();
  const secret = Buffer.alloc(32, 7).toString("base64");
  const gateway = spawn(process.execPath, ["src/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      PATH: process.env["PATH"],
      ...SERVICE_URLS,
      REDIS_URL: "redis://127.0.0.1:9",
      SERVICE_PRIVATE_KEY: keys.privatePemOf("gateway"),
      SESSION_MIRROR_KEYS: secret,
      VISITOR_HASH_KEYS: secret,
      BROWSER_COOKIE_KEYS: secret,
      LOG_FORMAT: "json",
      PORT: "0",
      ...env,
    },
  });
  const ended = once(gateway, "exit");
  let log = "";
  let errors = "";
  gateway.stderr.on("data", (chunk) => (errors += String(chunk)));
  gateway.stdout.on("data", (chunk) => {
    log += String(chunk);
    if (log.includes('"msg":"listening"')) gateway.kill("SIGKILL");
  });
  await ended;
  return { log, errors };
};

const REFUSAL = "configuration is not usable";
const WARNING = "placeholders for the operator's business";

describe("a site that customers reach", () => {
  it("is not started without the operator's facts, and every missing one is named", async () => {
    const { errors } = await startGateway(PUBLIC);
    expect(errors).toContain(REFUSAL);
    for (const name of REQUIRED) expect(errors).toContain(`${name} is missing: customers must see who runs the site`);
    expect(errors).not.toContain("BUSINESS_FAX");
  });

  it.each([
    {
      BUSINESS_REPRESENTATIVE: "김온담",
      BUSINESS_REGISTRATION_NUMBER: "000-00-00000",
      BUSINESS_MAIL_ORDER_NUMBER: "제0000-서울서초-0000호",
      BUSINESS_ADDRESS: "서울특별시 서초구 서초대로 000",
      BUSINESS_PHONE: "02-000-0000",
      BUSINESS_EMAIL: "support@ondam.example",
      BUSINESS_HOSTING: "온담 호스팅",
      BUSINESS_PRIVACY_OFFICER: "김온담",
    },
    { BUSINESS_EMAIL: "support@example.com" },
  ])("is not started with placeholders, and each is named (%#)", async (placeholders) => {
    const { errors } = await startGateway({ ...PUBLIC, ...OFFICE, ...placeholders });
    expect(errors).toContain(REFUSAL);
    expect(errors.split("\n").filter((line) => line.includes("BUSINESS"))).toEqual(
      Object.keys(placeholders).map((name) => `  ${name} is still a placeholder: customers must see who runs the site`),
    );
  });

  it.each([
    {
      BUSINESS_REGISTRATION_NUMBER: "120-81-47522",
      BUSINESS_MAIL_ORDER_NUMBER: "서초-77",
      BUSINESS_PHONE: "12-34",
      BUSINESS_FAX: "none",
      BUSINESS_EMAIL: "help",
      BUSINESS_NAME: "two\nlines",
      BUSINESS_PROCESSORS: "two\nlines",
    },
    { BUSINESS_REGISTRATION_NUMBER: "1208147521" },
  ])("is not started with what cannot be a fact, and each is named (%#)", async (facts) => {
    const { errors } = await startGateway({ ...PUBLIC, ...OFFICE, ...facts });
    expect(errors).toContain(REFUSAL);
    for (const [name, value] of Object.entries(facts)) {
      expect(errors).toContain(`  ${name}: `);
      expect(errors).not.toContain(value);
    }
  });

  it("starts without a word once everything is said", async () => {
    const { errors, log } = await startGateway({ ...PUBLIC, ...OFFICE });
    expect(errors).not.toContain(REFUSAL);
    expect(log).toContain('"msg":"listening"');
    expect(log).not.toContain(WARNING);
  });
});

describe("a site of one machine", () => {
  it.each([
    ["at a loopback address", { PUBLIC_ORIGIN: "http://legal.localhost:8080" }],
    ["in local mode", { ...PUBLIC, LOCAL_MODE: "true" }],
  ])("starts with placeholders %s, and says once which", async (_, env) => {
    const { errors, log } = await startGateway({ ...env, BUSINESS_NAME: "한빛" });
    expect(errors).not.toContain(REFUSAL);
    const warnings = log.split("\n").filter((line) => line.includes(WARNING));
    expect(warnings).toHaveLength(1);
    const { variables } = JSON.parse(warnings[0] ?? "{}") as { variables: string[] };
    expect(variables).toEqual(REQUIRED.filter((name) => name !== "BUSINESS_NAME"));
  });

  it("may refuse them all the same", async () => {
    const { errors } = await startGateway({ LOCAL_MODE: "false" });
    expect(errors).toContain("BUSINESS_NAME is missing");
  });
});

it("takes a registration number by its check digit", () => {
  expect(["120-81-47521", "220-81-62517", "000-00-00000"].map(isRegistrationNumber)).toEqual([true, true, true]);
  expect(["120-81-47520", "120-18-47521", "120-81-4752"].map(isRegistrationNumber)).toEqual([false, false, false]);
});

describe("pages", () => {
  const world = gatewayUnderTest();
  const site = builtSite(world);

  it("name the operator in each language, as text, whatever characters are in it", async () => {
    const more = { BUSINESS_FAX: "02-123-4568", BUSINESS_PROCESSORS: "알림톡 발송: 솔라피(대한민국)" };
    const gateway = await world.start({ WEB_DIR: site.webDir, ...OFFICE, ...more });
    const ofLanguage = async (language: string) => site.page(`/terms?lang=${language}`, {}, gateway);
    for (const language of LANGUAGES) {
      const { html, config } = await ofLanguage(language);
      const name = language === "en" ? OFFICE.BUSINESS_NAME_EN : OFFICE.BUSINESS_NAME;
      const business = (config as { business: Record<string, Record<string, string>> }).business[language];
      const phoneAndFax = "02-123-4567 (FAX 02-123-4568)";
      expect(business).toMatchObject({ name, phoneAndFax, processors: more.BUSINESS_PROCESSORS });
      expect(html).not.toContain("__BUSINESS_");
      const shown = language === "en" ? name : "주식회사 &lt;한빛&gt; &amp; &#x27;A&#x27;";
      expect(html).toContain(`<address title="${shown}">${shown}</address>`);
      const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
      expect(JSON.parse(facts)).toEqual({ legalName: name });
      expect(facts).not.toContain("<");
    }
  });

  it("show placeholders where nothing is said", async () => {
    const { html } = await site.page("/terms?lang=ja");
    expect(html).toContain(">オンダム法律サービス</address>");
  });
});
