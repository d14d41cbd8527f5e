import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import type { Page } from "playwright-core";
import { complaintsOf, openBrowser } from "./support/browsers.ts";
import { chatRoom, type ChatRoom } from "./support/chat-room.ts";
import { chooseLanguage, logIn, newAccount, signUp } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
const ko = textsOf("ko");
const en = textsOf("en");

const site = usePlatform();
let member: Page;
let admin: Page;
let memberRoom: ChatRoom;
let adminRoom: ChatRoom;
const complaints: string[][] = [];

const account = newAccount("customer");

const purchaseCard = () => {
  const title = member.getByRole("heading", { name: ko("member", "chat.welcome", { service: "지급명령" }) });
  return member.locator("section").filter({ has: title }).last();
};

const bothSee = async (count: number) => {
  await until(async () => (await memberRoom.marks()).length >= count && (await adminRoom.marks()).length >= count, {
    timeoutMs: 40_000,
  });
  expect(await memberRoom.marks()).toEqual(await adminRoom.marks());
};

beforeAll(async () => {
  const { address } = site.platform;
  member = await openBrowser(site.browser, { address, on: "phone", language: "ko" });
  admin = await openBrowser(site.browser, { address, on: "desk", language: "en" });
  complaints.push(complaintsOf(member), complaintsOf(admin));
  memberRoom = chatRoom(member, ko);
  adminRoom = chatRoom(admin, en);
});

describe("the main job", () => {
  it("leads a visitor from the landing page to an account", async () => {
    await member.goto("/");
    await member.getByRole("heading", { level: 1, name: ko("public", "landing.hero.title") }).waitFor();
    await member
      .getByRole("link", { name: ko("public", "landing.hero.signup") })
      .first()
      .click();
    await member.waitForURL("**/signup");
    await signUp(member, ko, account);
    await member.getByRole("heading", { level: 1, name: ko("member", "home.greeting", { name: "User" }) }).waitFor();
  });

  it("shows a service with its price and opens a case for it once", async () => {
    await member.goto("/service/payment-order");
    await member.getByRole("heading", { level: 1 }).waitFor();
    await member.getByText("110,000").first().waitFor();
    await member
      .getByRole("button", { name: ko("public", "service.bar.buy") })
      .last()
      .click();
    const dialog = member.getByRole("dialog");
    await dialog.getByText("110,000").first().waitFor();
    await dialog.getByRole("button", { name: ko("public", "service.buy.confirm") }).dblclick();
    await member.waitForURL("**/chat/*");
    await member.getByText(ko("member", "chat.welcome", { service: "지급명령" })).waitFor();
    const rooms = (await (await member.request.get("/api/chat-rooms/my")).json()) as unknown[];
    expect(rooms).toHaveLength(1);
  });

  it("begins the case with what was bought and what to prepare", async () => {
    const card = purchaseCard();
    await card.getByText("121,000원").waitFor();
    await card.getByText(/^20\d\d-\d{6}$/).waitFor();
    await card.getByRole("checkbox", { name: "차용증, 계약서, 세금계산서" }).check();
    await card.getByText("고객이 확인").waitFor();
  });

  it("takes a first message and a document", async () => {
    await memberRoom.write("빌려준 돈을 받지 못했습니다 [1]");
    await memberRoom.sees("[1]");
    await memberRoom.attach({ name: "차용증.pdf", mimeType: "application/pdf", buffer: PDF });
    await memberRoom.write("차용증을 보냅니다 [2]");
    await memberRoom.sees("차용증.pdf");
    await until(async () => (await memberRoom.underway()).length === 0);
  });

  it("lets the office find the case, answer, set its status and its deadline", async () => {
    await logIn(admin, en, site.platform.admin);
    // A run before may have left the account in English.
    await call(admin, "PATCH", "/api/user/language", { language: "ko" });
    await admin.goto("/admin");
    await chooseLanguage(admin, ko, "English");
    await admin.goto("/admin?tab=all");
    await admin.getByRole("searchbox", { name: en("admin", "admin.search") }).fill(account.email);
    const card = admin.getByRole("article").filter({ hasText: account.email });
    await card.waitFor();
    await card.getByLabel(en("staff", "staff.status"), { exact: true }).selectOption("작성중");
    await admin
      .getByText(en("staff", "staff.status.saved", { status: "Writing" }).slice(0, 15))
      .first()
      .waitFor();
    await card.getByRole("button", { name: en("staff", "staff.deadline.set") }).click();
    await card.getByLabel(en("staff", "staff.deadline"), { exact: true }).fill("2030-03-04");
    await card.getByRole("button", { name: en("staff", "staff.save") }).click();
    await card.getByText("Mar 4, 2030").waitFor();
    await card.getByRole("link", { name: new RegExp(en("admin", "admin.case.chat")) }).click();
    await admin.waitForURL("**/chat/*");
    await adminRoom.sees("[2]");
    await adminRoom.sees("차용증.pdf");
    await adminRoom.write("Thank you, we have your note [3]");
  });

  it("shows both sides everything live", async () => {
    await memberRoom.sees("[3]");
    await member
      .getByText(/3월 4일|03-04/)
      .first()
      .waitFor();
    await memberRoom.write("언제쯤 끝날까요? [4]");
    await adminRoom.sees("[4]");
    await bothSee(4);
    const download = await admin.request.get(
      await admin
        .getByRole("link", { name: /차용증\.pdf/ })
        .first()
        .getAttribute("href")
        .then(String),
    );
    expect(await download.body()).toEqual(PDF);
  });

  it("shows the office what is prepared, and the customer what the office ticks", async () => {
    const panel = admin.getByRole("complementary", { name: en("member", "chat.case") });
    await panel.getByText("Ticked by the customer").waitFor();
    await panel.getByRole("checkbox").nth(1).check();
    await panel.getByText("Ticked by our staff").waitFor();
    await purchaseCard().getByText("담당자가 확인").waitFor();
    expect(await purchaseCard().getByRole("checkbox", { checked: true }).count()).toBe(2);
  });

  it("keeps a draft over a reload", async () => {
    await memberRoom.composer.fill("아직 보내지 않은 글");
    await member.reload();
    await memberRoom.sees("[4]");
    await until(async () => (await memberRoom.composer.inputValue()) === "아직 보내지 않은 글");
    await memberRoom.composer.fill("");
  });

  it("shows another member nothing of it", async () => {
    const stranger = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
    await signUp(stranger, ko, newAccount("stranger"));
    await stranger.goto(new URL(member.url()).pathname);
    await stranger.getByText(ko("member", "chat.notFound")).waitFor();
    await stranger.goto("/admin");
    await stranger.getByText(ko("admin", "admin.refused.description")).first().waitFor();
    await stranger.waitForURL(`${site.platform.address}/`);
    await stranger.context().close();
  });

  it("leaves no error in either browser", () => {
    expect(complaints.flat()).toEqual([]);
  });
});
