import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLACEHOLDER_BUSINESS } from "@legal/contracts";
import { privacyPolicy } from "../../frontends/public/src/features/legal/privacy-policy.ts";

const root = join(import.meta.dirname, "../..");

/** What the privacy policy says of each cookie. */
const SAID = {
  sid: "로그인 쿠키에는",
  language: "언어 쿠키에는",
  browser: "브라우저마다 임의의 이름을 담은 쿠키를 하루 동안 두며, 하루에 몇 명이 방문했는지 세는 데에도",
  device: "마지막 로그인부터 180일",
  "ai-visitor": "로그인하지 않고 나눈 AI 상담을 그 브라우저에서 이어 보여 드리기 위한 쿠키는 30일 동안",
  "login-challenge": "2단계 인증을 하는 동안에는",
  "google-flow": "Google 로그인과",
};

const SETTING = [/"__Host-([a-z-]+)"/g, /secretCookie\([^)]*?"([a-z-]+)"/g];

/** Names of all cookies that the sources set; the language's is the key that it is stored by here, too. */
const cookiesSet = (): string[] => {
  const sources = globSync(["gateway/src/**/*.ts", "{services,packages}/*/src/**/*.{ts,tsx}"], { cwd: root });
  const names = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const scripted = text.includes("document.cookie =") ? ["language"] : [];
    return [...SETTING.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = ""]) => name)), ...scripted];
  });
  return [...new Set(names)];
};

it("names every cookie in the privacy policy", () => {
  expect(cookiesSet().toSorted()).toEqual(Object.keys(SAID).toSorted());
  const text = JSON.stringify(privacyPolicy(PLACEHOLDER_BUSINESS.ko));
  for (const words of Object.values(SAID)) expect(text).toContain(words);
});
