import { jest } from "@jest/globals";
import type { ChatRoom } from "@legal/contracts";
import { until } from "@legal/test-kit";
import type { Page } from "playwright-core";
import { openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { coveredControls } from "./support/covered-controls.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

/** More than a room shows at first. */
const MESSAGES = 56;
const PNG = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c636060f80f00010401005fe5c34b0000000049454e44ae426082",
  "hex",
);
const ko = textsOf("ko");

const site = usePlatform();
let member: Page;
let admin: Page;
let bought: ChatRoom;

declare global {
  interface Window {
    timesPrinted?: number;
    picturesMissing?: number;
  }
}

/** The dialog of the system would wait for a person. */
const countPrints = () => {
  window.timesPrinted = 0;
  window.print = () => {
    window.timesPrinted = (window.timesPrinted ?? 0) + 1;
    const pictures = [...document.querySelectorAll<HTMLImageElement>("[data-message] img")];
    window.picturesMissing = pictures.filter(({ naturalWidth }) => naturalWidth === 0).length;
  };
};

beforeAll(async () => {
  member = await openBrowser(site.browser, { address: site.platform.address, on: "phone", language: "ko" });
  admin = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
  await member.addInitScript(countPrints);
  await arriveAsMember(member, newAccount("client"), "/");
  bought = await call<ChatRoom>(member, "POST", "/api/chat-rooms", {
    serviceType: "payment-order",
    packageType: "standard",
  });
  await admin.goto("/terms");
  const { username, password } = site.platform.admin;
  await call(admin, "POST", "/api/auth/login", { username, password });
});

describe("a case room", () => {
  it("opens an image in place, by keyboard, and gives the focus back", async () => {
    await member.goto(`/chat/${bought.id}`);
    const room = chatRoom(member, ko);
    await room.attach({ name: "계약서.png", mimeType: "image/png", buffer: PNG });
    await room.write("사진입니다 [1]");
    await room.sees("[1]");
    const thumbnail = member.getByRole("button", { name: ko("member", "chat.file.open", { name: "계약서.png" }) });
    await thumbnail.focus();
    await member.keyboard.press("Enter");
    const viewer = member.getByRole("dialog", { name: "계약서.png" });
    await viewer.getByRole("img", { name: "계약서.png" }).waitFor();
    await viewer.getByRole("button", { name: ko("member", "chat.image.larger") }).click();
    await viewer.getByText("150%").waitFor();
    await member.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
    expect(await thumbnail.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(member.context().pages()).toHaveLength(1);
  });

  it("prints the whole conversation with case number, speakers and times, and nothing else", async () => {
    const room = chatRoom(member, ko);
    for (let mark = 2; mark <= MESSAGES; mark += 1) await room.write(`글 [${mark}]`);
    await until(async () => (await room.underway()).length === 0, { timeoutMs: 60_000 });
    await member.reload();
    await room.sees(`[${MESSAGES}]`);
    expect(await room.marks()).not.toContain("[1]");

    await member.getByRole("button", { name: ko("member", "chat.case"), exact: true }).click();
    await member.getByRole("button", { name: ko("member", "chat.print") }).click();
    await until(() => member.evaluate(() => window.timesPrinted === 1));
    expect(await member.evaluate(() => window.picturesMissing)).toBe(0);
    expect(await room.marks()).toHaveLength(MESSAGES);

    await member.emulateMedia({ media: "print" });
    const { caseNumber = "" } = await call<ChatRoom>(member, "GET", `/api/chat-rooms/${bought.id}`);
    const paper = await member.locator("body").innerText();
    expect(paper).toContain(caseNumber);
    expect(paper.match(/\[\d+\]/g)).toHaveLength(MESSAGES);
    expect(paper.match(/글 \[2\]/g)).toHaveLength(1);
    expect(paper).toMatch(/client_\w+\s· 20\d\d/);
    const picture = member.locator(
      `button[aria-label="${ko("member", "chat.file.open", { name: "계약서.png" })}"] img`,
    );
    expect(await picture.first().evaluate((one) => getComputedStyle(one).objectFit)).toBe("contain");
    expect(await room.composer.isVisible()).toBe(false);
    expect(await member.getByRole("dialog").isVisible()).toBe(false);
    const height = await member.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(3000);
    await member.emulateMedia({ media: null });
  });

  it("folds a long message on the screen, and prints all of it", async () => {
    const room = chatRoom(member, ko);
    // The case's panel is still open.
    await member.reload();
    await room.sees(`[${MESSAGES}]`);
    await room.write(Array.from({ length: 60 }, (_, line) => `${line + 1}번째 줄`).join("\n"));
    const more = member.getByRole("button", { name: ko("member", "chat.text.more") });
    await more.waitFor();
    const text = member.getByText("60번째 줄").last();
    const isCut = async () =>
      text.evaluate(
        (one, button) => button !== null && one.getBoundingClientRect().bottom > button.getBoundingClientRect().bottom,
        await more.elementHandle(),
      );
    // The list is still moving to its end.
    await until(isCut);
    await member.emulateMedia({ media: "print" });
    expect(await more.isVisible()).toBe(false);
    expect(await text.evaluate((one) => one.closest("[id]")?.clientHeight === one.closest("[id]")?.scrollHeight)).toBe(
      true,
    );
    await member.emulateMedia({ media: null });
    await more.click();
    await member.getByRole("button", { name: ko("member", "chat.text.less") }).waitFor();
  });

  it("lets staff set the status beside the conversation, whose customer never reads their notes", async () => {
    const received: string[] = [];
    member.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => void received.push(String(payload))),
    );
    await member.reload();
    await admin.setViewportSize({ width: 1440, height: 900 });
    await admin.goto(`/chat/${bought.id}`);
    const panel = admin.getByRole("complementary", { name: ko("member", "chat.case") });
    await panel.getByRole("textbox", { name: ko("staff", "staff.note.new") }).fill("내부에서만 볼 것");
    await panel.getByRole("button", { name: ko("staff", "staff.note.add") }).click();
    await admin
      .getByRole("region", { name: ko("member", "chat.messages") })
      .getByText("내부에서만 볼 것")
      .waitFor();
    await panel.getByRole("combobox", { name: ko("staff", "staff.status") }).selectOption("작성중");
    await panel.getByText(new RegExp("준비중 → 작성중")).waitFor();
    await until(() => received.some((frame) => frame.includes("작성중")));
    expect(received.join("\n")).not.toMatch(/내부에서만|noteCount|notes-changed/);
    expect(await member.locator("body").innerText()).not.toContain("내부에서만");
  });
});

describe("the way back from a room", () => {
  it("leads to the desk's list as it was left, with the focus on the case", async () => {
    for (const serviceType of ["complaint", "lawsuit", "objection", "answer-brief", "seizure", "certified-mail"])
      await call(member, "POST", "/api/chat-rooms", { serviceType, packageType: "standard" });
    const place = "/admin?tab=all&q=client&sort=opened";
    await admin.goto(place);
    const card = admin.locator(`#case-${bought.id}`);
    await admin.locator('[id^="case-"]').first().waitFor();
    // The oldest is the last, and is rendered once it is near.
    await until(async () => {
      await admin.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return card.isVisible();
    });
    const chat = card.getByRole("link", { name: new RegExp(ko("admin", "admin.case.chat")) });
    const scrolled = () => admin.evaluate(() => scrollY);
    await chat.scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(0);
    for (const reloads of [false, true]) {
      await chat.click();
      await admin.waitForURL("**/chat/*");
      if (reloads) await admin.reload();
      await admin.getByRole("link", { name: ko("member", "chat.back.admin") }).click();
      await admin.waitForURL(`**${place}`);
      await until(() => card.evaluate((element) => element === document.activeElement));
      await until(async () => Math.abs((await scrolled()) - left) <= 2);
    }
  });

  it("leads to the list also where the room was opened by its address", async () => {
    await admin.goto(`/chat/${bought.id}`);
    await admin.getByRole("link", { name: ko("member", "chat.back.admin") }).click();
    await admin.waitForURL("**/admin?tab=all");
  });
});

describe("what has the focus", () => {
  it("lies neither under the bar of chosen cases nor under a dialog's buttons", async () => {
    await admin.goto("/admin?tab=all");
    await admin.getByRole("feed").waitFor();
    for (const key of ["j", "x"]) await admin.keyboard.press(key);
    await admin.getByRole("region", { name: ko("admin", "admin.bulk"), exact: true }).waitFor();
    expect(await coveredControls(admin)).toEqual([]);
    for (const height of [500, 560, 620, 680, 740]) {
      await member.setViewportSize({ width: 1024, height });
      await member.goto("/service/payment-order?buy=standard");
      await member.getByRole("dialog").waitFor();
      expect(await coveredControls(member)).toEqual([]);
    }
  });
});
