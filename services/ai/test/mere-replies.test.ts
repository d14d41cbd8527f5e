import { saysDangerPlainly } from "@legal/i18n/danger";
import { dangerIn } from "../src/danger/is-in-danger.ts";

const MATTER = {
  ko: "지급명령을 받았어요",
  en: "I received a payment order",
  ja: "支払督促が届きました",
  zh: "我收到了支付令",
} as const;

const REPLIES = {
  ko: "알겠어요|어제요|그저께요|맞아요|괜찮아요|없어요|오늘 아침에요|네|네 알겠습니다|감사합니다|아니요|잘 모르겠어요|됐어요|네 맞습니다|없습니다|내일요|지난달에요|월요일이요|네 있어요|더 없어요|몰라요|네 부탁드려요|그게 다예요",
  en: "I see|Yes|No|Not yet|OK|Okay, thanks|Got it|Understood|Alright|That's right|I don't know|I don't have it|I think so|Sorry|Please|I have none|Yesterday|This morning|Two weeks ago",
  ja: "はい|はい、そうです|いいえ|いいえ、まだです|分かりました|なるほど|そうですか|了解です|承知しました|大丈夫です|いいです|ないです|ありません|知りません|昨日です|今朝です|二週間前です|ありがとうございます",
  zh: "好的|好|是的|不是|对|嗯|谢谢|我明白了|知道了|我知道|没有|还没有|不用了|不行|抱歉|昨天|今天早上|两周前|收到",
} as const;

const DANGERS = {
  ko: "살려주세요|죽을래요|무서워요|옥상이에요|때려요|칼을 들었어요|맞고 있어요|자살할래요|죽고 싶어|한강이에요|뛰어내릴래요|손목 그었어요|유서 썼어요|목 매려고요|번개탄 샀어요|약 먹었어요|자해했어요|성폭행당했어요|강간당했어요|감금됐어요|납치됐어요|폭행당했어요|남편이 패요|스토킹당해요|갇혔어요|협박당해요|다 끝낼래요",
  en: "I want to die|He is hitting me|I'm on the roof|I can't go on|I have a knife|He will kill me|I took pills|He's beating me|I want to end it|I'm going to jump|I cut myself|I was raped|I was kidnapped|I was assaulted",
  ja: "助けて|死にたい|しにたいです|この世を去りたい|逝きたいです|なぐられました|樹海に行きます|もうおわりにしたい|殴られています|屋上にいます|もう限界です|殺される|薬を飲みました|消えたい|もう生きられない|飛び降ります|手首を切りました|レイプされました|誘拐されました|暴行されました",
  zh: "救救我|救命|我想死|他在打我|我在楼顶|我活不下去了|他要杀我|我吃了药|我害怕|不想活了|我割腕了|我要跳楼|我被强奸了|我被关起来了|我写了遗书",
} as const;

/** Too few syllables for the model to be sure of, and no words of replies either. */
const SHORT = "이사했어요|안 갚아요|제 동생이에요|강남경찰서예요|월세요|도망갔어요|안 왔어요|계약서요".split("|");

const languages = ["ko", "en", "ja", "zh"] as const;
const rowsOf = (words: Readonly<Record<(typeof languages)[number], string>>) =>
  languages.flatMap((language) => words[language].split("|").map((text) => [language, text] as const));

it.each(rowsOf(REPLIES))("in %s “%s” is a mere reply, no words of danger", async (language, text) => {
  expect((await dangerIn([MATTER[language], text], false)).reported).toBe(false);
  expect((await dangerIn([text], false)).reported).toBe(false);
});

it.each(SHORT)("“%s” is short, and no words of danger", async (text) => {
  expect((await dangerIn([MATTER.ko, text], false)).reported).toBe(false);
  expect((await dangerIn([text], false)).reported).toBe(false);
});

it("what was done to its writer, beside a matter for the office, is no bare word of danger", () => {
  expect(saysDangerPlainly("폭행당했어요. 작년 일이고 합의금을 받고 싶어요")).toBe(false);
  expect(saysDangerPlainly("I was assaulted last year and want to claim damages")).toBe(false);
});

it.each(rowsOf(DANGERS))("in %s “%s” is short, and words of danger", async (language, text) => {
  expect((await dangerIn([MATTER[language], text], false)).reported).toBe(true);
  expect((await dangerIn([text], false)).reported).toBe(true);
});

it.each(["Tôi muốn chết", "муж меня бьет"])("in a language of no page “%s” is words of danger too", async (text) => {
  expect((await dangerIn([MATTER.ko, text], false)).reported).toBe(true);
});
