import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import { launchPlatform } from "@legal/test-kit/platform";
import { openCase } from "./support/open-case.ts";
import { complaintsOf, launchBrowser, openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { textsOf } from "./support/texts.ts";

jest.setTimeout(900_000);

/** The sources of the platform that PLATFORM_URL names: another release is built of them. See scripts/containers/prove.sh. */
const sources = process.env["PLATFORM_SOURCES"] ?? "";
const CHANGED = ["src/remote.tsx", "src/features/my-page/my-page.tsx"];
const ko = textsOf("ko");

const deployMember = (): void => {
  for (const file of CHANGED.map((name) => join(sources, "frontends/member", name)))
    writeFileSync(file, `${readFileSync(file, "utf8")}\nconsole.debug("another release");\n`);
  execFileSync("docker", ["compose", "up", "--build", "--detach", "--wait", "--no-deps", "member"], {
    cwd: sources,
    env: { ...process.env, PREVIOUS_MEMBER: "legal-platform/member:local" },
    stdio: "ignore",
  });
};

(sources ? describe : describe.skip)("a tab that was opened before a deploy", () => {
  it("works on with its own release, draft included, and has the new one after a reload", async () => {
    const platform = await launchPlatform();
    const browser = await launchBrowser();
    const tab = await openBrowser(browser, { address: platform.address, on: "desk", language: "ko" });
    const complaints = complaintsOf(tab);
    const asked = new Set<string>();
    tab.on("response", (answer) => answer.ok() && asked.add(new URL(answer.url()).pathname.split("/").at(-1) ?? ""));
    const pageNow = async () => (await tab.request.get("/mypage")).text();
    const entryNow = async () => /\/web\/member\/(remoteEntry\.\w+\.js)/.exec(await pageNow())?.[1] ?? "";
    const chunks = () => [...asked].filter((name) => name.startsWith("page-my-page."));

    await arriveAsMember(tab, newAccount("tab"), "/");
    const id = await openCase(tab);
    await tab.goto(`/chat/${id}`);
    const room = chatRoom(tab, ko);
    await room.composer.fill("배포 전에 쓰던 글 [1]");
    const entryBefore = await entryNow();
    expect(entryBefore).not.toBe("");
    expect(chunks()).toEqual([]);

    deployMember();
    await until(async () => (await entryNow()) !== entryBefore, { timeoutMs: 60_000 });

    await tab.getByRole("link", { name: ko("member", "chat.back") }).click();
    await tab
      .getByRole("link", { name: ko("site", "site.myPage") })
      .first()
      .click();
    await tab.getByRole("heading", { level: 1, name: ko("member", "myPage.title") }).waitFor();
    const [before] = chunks();
    await tab.goBack();
    await tab.goBack();
    await until(async () => (await room.composer.inputValue()) === "배포 전에 쓰던 글 [1]");
    await tab.getByRole("button", { name: ko("member", "chat.send"), exact: true }).click();
    await room.sees("[1]");

    asked.clear();
    await tab.goto("/mypage");
    await tab.getByRole("heading", { level: 1, name: ko("member", "myPage.title") }).waitFor();
    expect([...asked]).toContain(await entryNow());
    expect(chunks()).not.toContain(before);
    expect(complaints).toEqual([]);
    await browser.close();
  });
});
