import { readFileSync } from "node:fs";
import { jest } from "@jest/globals";
import type { Page } from "playwright-core";
import { complaintsOf, openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { consultPanel } from "./support/consult-panel.ts";
import { startLanguageModel, type LanguageModel } from "./support/language-model.ts";
import { openCase } from "./support/open-case.ts";
import { arriveAsMember, logIn, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf, type Language } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const SITUATION = "친구에게 500만원을 빌려줬는데 1년째 갚지 않습니다. 차용증이 있습니다.";
const REASON = "돌려받을 돈의 증거가 있어 법원의 명령을 바로 신청할 수 있습니다.";
const ANSWER = [
  "차용증이 있으면 지급명령을 신청할 수 있습니다.\n",
  "민법 제9999조에 따라 받습니다.\n",
  "언제 빌려주셨나요?",
];
const RECOMMENDATION = {
  recommendations: [
    { serviceId: "payment-order", reason: REASON },
    { serviceId: "time-travel", reason: "있지도 않은 서비스" },
  ],
};
const ko = textsOf("ko");
const en = textsOf("en");

let model: LanguageModel | undefined;

interface Assistant {
  provided: boolean;
  /** What an answer says that no source bears out. */
  doubtful: string[];
  env?: () => Promise<Record<string, string>>;
}

/** A member's conversation, with the tests of what a model changes about it. */
const conversationWith = ({ provided, doubtful, env }: Assistant) => {
  const site = usePlatform(env);
  const account = newAccount("consulted");
  const complaints: string[][] = [];
  let member: Page;
  const open = async (on: "phone" | "desk", language: Language = "ko"): Promise<Page> => {
    const page = await openBrowser(site.browser, { address: site.platform.address, on, language });
    complaints.push(complaintsOf(page));
    return page;
  };

  beforeAll(async () => {
    member = await open("phone");
  });

  it("begins with a recommendation that carries the situation along", async () => {
    await arriveAsMember(member, account, "/");
    await member.getByRole("textbox", { name: ko("member", "home.recommend.label") }).fill(SITUATION);
    await member.getByRole("button", { name: ko("member", "home.recommend.submit") }).click();
    const first = member
      .getByRole("listitem")
      .filter({ hasText: ko("member", "home.recommend.go") })
      .first();
    await first.getByRole("heading", { name: "지급명령" }).waitFor();
    const card = member.getByRole("region", { name: ko("member", "home.recommend.title") });
    const begins = await card.getByRole("heading", { level: 3 }).first().boundingBox();
    expect(begins?.y).toBeGreaterThanOrEqual(0);
    expect(begins?.y).toBeLessThan(member.viewportSize()?.height ?? 0);
    if (provided) await first.getByText(REASON).waitFor();
    await first.getByRole("link").click();
    await member.waitForURL("**/service/payment-order#consult");
    const panel = consultPanel(member, ko);
    await panel.box.waitFor();
    expect(await panel.box.inputValue()).toBe(SITUATION);
  });

  it("answers, also over a reload in the midst of it", async () => {
    const panel = consultPanel(member, ko);
    if (provided) model?.hold();
    await panel.send();
    await panel.conversation.getByText(SITUATION).waitFor();
    if (provided) await panel.conversation.getByText("차용증이 있으면").waitFor();
    await member.reload();
    model?.release();
    await panel.answered();
    expect(await panel.conversation.getByText(SITUATION).count()).toBe(1);
    if (provided) await member.getByText(ko("ai", "ai.unverified"), { exact: true }).waitFor();
    else await member.getByText(/^AI 자동 안내입니다/).waitFor();
    expect(await panel.conversation.locator("mark").allTextContents()).toEqual(doubtful);
  });

  it("shows the prices with the third answer, and goes on", async () => {
    const panel = consultPanel(member, ko);
    const pricing = member.getByRole("heading", { name: ko("ai", "ai.consult.pricing") });
    await panel.ask("비용은 얼마인가요?");
    expect(await pricing.count()).toBe(0);
    await panel.ask("무엇을 준비해야 하나요?");
    await pricing.waitFor();
    await panel.ask("얼마나 걸리나요?");
  });

  it("a translation is offered only under what another wrote in another language, where there is a model", async () => {
    const admin = await open("desk");
    await logIn(admin, ko, site.platform.admin);
    await call(admin, "PATCH", "/api/user/language", { language: "ko" });
    const customer = await open("phone");
    await arriveAsMember(customer, newAccount("translated"), "/");
    const path = `/chat/${await openCase(customer)}`;
    await admin.goto(path);
    await customer.goto(path);
    const [ofOffice, ofMember] = ["Please sign the second page.", "I wrote this myself, in English."];
    for (const line of ["서류를 확인했습니다.", ofOffice]) {
      await chatRoom(admin, ko).write(line);
      await chatRoom(customer, ko).sees(line);
    }
    await chatRoom(customer, ko).write(ofMember);
    await chatRoom(admin, ko).sees(ofMember);
    const offered = (page: Page) => page.getByRole("button", { name: ko("member", "chat.translate"), exact: true });
    if (provided) for (const page of [admin, customer]) await offered(page).waitFor();
    for (const [page, words] of [
      [customer, ofOffice],
      [admin, ofMember],
    ] as const) {
      const rows = page.getByRole("listitem").filter({ has: offered(page) });
      const counted = [await rows.count(), await rows.filter({ hasText: words }).count()];
      expect(counted).toEqual(provided ? [1, 1] : [0, 0]);
    }
    for (const page of [admin, customer]) await page.context().close();
  });

  return {
    account,
    open,
    complaints,
    get member() {
      return member;
    },
    get admin() {
      return site.platform.admin;
    },
  };
};

describe("a conversation with the offline assistant", () => {
  const { complaints } = conversationWith({ provided: false, doubtful: [] });

  it("leaves no error in any browser", () => {
    expect(complaints.flat()).toEqual([]);
  });
});

describe("a conversation with a model of an OpenAI-compatible server", () => {
  const conversation = conversationWith({
    provided: true,
    doubtful: ["제9999조"],
    env: async () => {
      model = await startLanguageModel({ recommendation: RECOMMENDATION, answer: ANSWER });
      return { AI_BASE_URL: model.url, AI_API_KEY: "test" };
    },
  });
  const { account, complaints, open } = conversation;
  afterAll(() => model?.close());

  it("leads to a case that is linked to the conversation", async () => {
    const { member } = conversation;
    const pricing = member.getByRole("region", { name: ko("ai", "ai.consult.pricing") });
    await pricing.getByRole("button").first().click();
    await member
      .getByRole("dialog")
      .getByRole("button", { name: ko("public", "service.buy.confirm") })
      .click();
    await member.waitForURL("**/chat/*");
    await member.getByRole("link", { name: ko("member", "chat.conversation.open") }).click();
    await member.waitForURL("**/mypage?tab=ai&talk=*");
    await member.getByText("얼마나 걸리나요?").waitFor();
    await member.getByRole("link", { name: ko("member", "myPage.ai.case") }).waitFor();
  });

  it("is read by the office and taken along as a Word file", async () => {
    const admin = await open("desk", "en");
    await logIn(admin, en, conversation.admin);
    await call(admin, "PATCH", "/api/user/language", { language: "en" });
    await admin.goto("/admin?tab=all");
    const card = admin.getByRole("article").filter({ hasText: account.email });
    await card.getByRole("button", { name: en("admin", "admin.ai.open") }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByText(en("admin", "admin.ai.thisCase")).waitFor();
    await dialog.getByText(SITUATION).waitFor();
    const download = admin.waitForEvent("download");
    await dialog.getByRole("button", { name: en("ai", "ai.word") }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\d{8}\.docx$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    await admin.context().close();
  });

  it("of a visitor stays unclaimed when a stranger signs in there, and moves to the member who says that it is theirs", async () => {
    const visitor = await open("phone");
    await visitor.goto("/service/complaint");
    const panel = consultPanel(visitor, ko);
    const asked = "소장은 어디에 내나요?";
    await panel.begin();
    await panel.ask(asked);
    const notice = visitor.getByRole("region", { name: ko("ai", "ai.visitorConversations.label") });
    await arriveAsMember(visitor, newAccount("stranger"), "/mypage?tab=ai");
    await notice.getByRole("button", { name: ko("ai", "ai.visitorConversations.later") }).click();
    await visitor.getByText(ko("member", "myPage.ai.empty")).waitFor();
    await visitor.goto("/service/complaint#consult");
    await panel.box.waitFor();
    expect(await visitor.getByText(asked).count()).toBe(0);
    await call(visitor, "POST", "/api/logout", {});
    await arriveAsMember(visitor, newAccount("visitor"), "/service/complaint#consult");
    await panel.box.fill("그리고 인지대는요?");
    await notice.getByRole("button", { name: ko("ai", "ai.visitorConversations.claim") }).click();
    await panel.conversation.getByText(asked).waitFor();
    expect(await panel.box.inputValue()).toBe("그리고 인지대는요?");
    await notice.getByRole("link").click();
    await visitor.waitForURL("**/mypage?tab=ai");
    await visitor.getByText(asked).first().waitFor();
    await visitor.context().close();
  });

  it("of a visitor goes along with a purchase when it is ticked, or is deleted for good", async () => {
    const visitor = await open("desk");
    const panel = consultPanel(visitor, ko);
    for (const [service, question] of [
      ["divorce-lawsuit", "위자료는 얼마나 되나요?"],
      ["certified-mail", "내용증명은 어디서 보내나요?"],
    ] as const) {
      await visitor.goto(`/service/${service}`);
      await panel.begin();
      await panel.ask(question);
    }
    await arriveAsMember(visitor, newAccount("buyer"), "/service/certified-mail");
    await visitor
      .getByRole("button", { name: /^스탠다드 구매하기/ })
      .first()
      .click();
    const dialog = visitor.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: ko("public", "service.buy.talk") }).check();
    await dialog.getByRole("button", { name: ko("public", "service.buy.confirm") }).click();
    await visitor.waitForURL("**/chat/*");
    await visitor.getByRole("link", { name: ko("member", "chat.conversation.open") }).click();
    await visitor.getByText("내용증명은 어디서 보내나요?").waitFor();
    await visitor.goto("/mypage?tab=ai");
    const notice = visitor.getByRole("region", { name: ko("ai", "ai.visitorConversations.label") });
    await notice.getByRole("button", { name: ko("ai", "ai.visitorConversations.notMine") }).click();
    await notice.getByRole("button", { name: ko("ai", "ai.visitorConversations.delete") }).click();
    await notice.getByText(ko("ai", "ai.visitorConversations.forgotten")).waitFor();
    await call(visitor, "POST", "/api/logout", {});
    expect(await call(visitor, "GET", "/api/ai/chat?serviceType=divorce-lawsuit")).toBeNull();
    await visitor.context().close();
  });

  it("leaves no error in any browser", () => {
    expect(complaints.flat()).toEqual([]);
  });
});
