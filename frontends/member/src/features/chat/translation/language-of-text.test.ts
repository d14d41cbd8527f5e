import { LANGUAGES, type Language } from "@legal/contracts/constants";
import { languageOfText } from "./language-of-text.ts";

const WRITTEN: Record<Language, string> = {
  ko: "언제까지 답변해야 하나요?",
  en: "When do I have to answer?",
  ja: "いつまでに答えればいいですか？",
  zh: "什么时候要答辩？",
};

describe("the language of a text", () => {
  it.each([
    ["소장을 받았습니다. 언제까지 답변해야 하나요?", "ko"],
    ["카카오톡 ID는 minji_kim, PDF로 보내주세요", "ko"],
    ["判決文(판결문)을 첨부합니다", "ko"],
    ["Please send the papers (답변서) by May 3.", "en"],
    ["Thanks", "en"],
    ["訴状を受け取りました", "ja"],
    ["カタカナ", "ja"],
    ["我收到了起诉状，什么时候要答辩？", "zh"],
  ])("is told by its script: %s", (text, language) => {
    expect(languageOfText(text)).toBe(language);
  });

  it.each(LANGUAGES)("is found of each that the site speaks: %s", (language) => {
    expect(languageOfText(WRITTEN[language])).toBe(language);
  });

  it.each(["", "2026-11-23 15:00", "OK", "010-1234-5678", "https://example.com/a-long-path", "me@example.com", "👍"])(
    "is none where nothing is said: %s",
    (text) => {
      expect(languageOfText(text)).toBeUndefined();
    },
  );

  it("is the sender's where ideographs alone may be two", () => {
    expect(languageOfText("了解", "ja")).toBe("ja");
    expect(languageOfText("了解", "zh")).toBe("zh");
    expect(languageOfText("了解")).toBe("zh");
  });
});
