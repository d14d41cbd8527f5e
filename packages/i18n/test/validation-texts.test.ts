import { LANGUAGES } from "@legal/contracts/constants";
import { validationText } from "../src/index.ts";
import { en } from "../src/locales/validation-en.ts";
import { ja } from "../src/locales/validation-ja.ts";
import { ko } from "../src/locales/validation-ko.ts";
import { zh } from "../src/locales/validation-zh.ts";

const catalogues = { ko, en, ja, zh };
const scripts = {
  ko: /\p{Script=Hangul}/u,
  en: /[a-z]/i,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
};

describe("what is wrong with a field", () => {
  it.each([
    ["username.min", "아이디는 최소 3자 이상이어야 합니다"],
    ["username.max", "아이디는 최대 20자까지 가능합니다"],
    ["username.characters", "아이디는 영문, 숫자, 언더스코어만 사용 가능합니다"],
    ["username.required", "아이디를 입력해주세요"],
    ["email.format", "올바른 이메일 형식이 아닙니다"],
    ["password.required", "비밀번호를 입력해주세요"],
    ["password.min", "비밀번호는 최소 8자 이상이어야 합니다"],
    ["passwordConfirm.mismatch", "비밀번호가 일치하지 않습니다"],
    ["contact.required", "이메일 또는 휴대폰번호를 입력해주세요"],
  ])("reads in Korean, to the letter: %s", (key, text) => {
    expect(validationText(key, "ko")).toBe(text);
  });

  it.each(LANGUAGES)("is said completely, and in no other language, in %s", (language) => {
    expect(Object.keys(catalogues[language])).toEqual(Object.keys(ko));
    for (const text of Object.values(catalogues[language])) expect(text).toMatch(scripts[language]);
    const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => Object.values(catalogues[other]));
    expect(Object.values(catalogues[language]).filter((text) => others.includes(text))).toEqual([]);
  });

  it("is said somehow, whatever the key", () => {
    expect(validationText("constructor", "en")).toBe(en.invalid);
  });
});
