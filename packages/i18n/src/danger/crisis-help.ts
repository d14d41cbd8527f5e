import type { CrisisHelp, Language } from "@legal/contracts";

const HELP: Readonly<Record<Language, CrisisHelp>> = {
  ko: {
    sentence: "많이 힘드셨겠습니다. 지금은 절차보다 안전이 먼저입니다.",
    lines: [
      { number: "109", name: "자살예방 상담전화 (24시간, 무료)" },
      { number: "112", name: "경찰 (지금 위험하거나 아이가 위험할 때)" },
      { number: "119", name: "구급·소방" },
      { number: "1366", name: "여성긴급전화 (가정폭력·성폭력)" },
      { number: "1388", name: "청소년전화" },
    ],
    after:
      "지금 바로 전화해 주세요. 말하기 어려우면 112에는 문자로도 알릴 수 있고, 외국어 통역은 1345에서(평일 9~22시) 도와드립니다. 이야기는 나중에 언제든 이어서 해 주셔도 됩니다.",
  },
  en: {
    sentence: "I am sorry that it has come to this. Your safety comes before any procedure.",
    lines: [
      { number: "109", name: "suicide prevention (24 hours, free)" },
      { number: "112", name: "police (danger now, or a child in danger)" },
      { number: "119", name: "ambulance and fire" },
      { number: "1366", name: "women's emergency line (violence at home, sexual violence)" },
      { number: "1388", name: "youth line" },
    ],
    after:
      "Please call now. If you cannot speak, 112 also takes text messages; 1345 interprets for foreigners (weekdays 9 to 22). You can come back to your matter here at any time.",
  },
  ja: {
    sentence: "とてもつらい思いをされましたね。今は手続きより、あなたの安全が先です。",
    lines: [
      { number: "109", name: "自殺予防相談（24時間、無料）" },
      { number: "112", name: "警察（今危険なとき、子どもが危険なとき）" },
      { number: "119", name: "救急・消防" },
      { number: "1366", name: "女性緊急電話（家庭内暴力・性暴力）" },
      { number: "1388", name: "青少年電話" },
    ],
    after:
      "どうか今すぐお電話ください。話せないときは112にメッセージでも知らせられます。日本語の通訳は1345（平日の日中）です。ご相談の続きは、いつでもここでお聞きします。",
  },
  zh: {
    sentence: "您一定很难受。现在，您的安全比任何程序都重要。",
    lines: [
      { number: "109", name: "自杀预防热线（24小时，免费）" },
      { number: "112", name: "警察（正处于危险中，或孩子有危险）" },
      { number: "119", name: "急救、消防" },
      { number: "1366", name: "女性紧急热线（家庭暴力、性暴力）" },
      { number: "1388", name: "青少年热线" },
    ],
    after:
      "请现在就打电话。不方便说话时，112也可以发短信；1345提供中文翻译（工作日9～22点）。您的事情，随时可以回到这里继续说。",
  },
};

/** What a person in danger reads instead of any answer: who can help now. */
export const crisisHelp = (language: Language): CrisisHelp => HELP[language];
