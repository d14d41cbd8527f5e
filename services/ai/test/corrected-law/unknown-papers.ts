import type { Language } from "@legal/contracts";

/** How people speak of a court paper whose name they do not know. */
export const UNKNOWN_PAPERS: Readonly<Record<Language, readonly string[]>> = {
  ko: [
    "법원에서 두꺼운 등기 봉투가 왔는데 무슨 서류인지 모르겠어요",
    "법원 서류가 왔는데 며칠 안에 답해야 하나요?",
    "법원에서 결정문이 왔는데 이름을 모르겠어요",
    "법원에서 문서가 왔어요 한국말을 못 읽어요",
    "법원에서 돈 내라는 우편이 왔어요",
    "법원에서 서류가 왔는데 이름을 모르겠어요. 2주인가요?",
  ],
  en: [
    "A thick envelope came from the court and I do not know what it is",
    "Papers from the court came. Within how many days must I reply?",
    "A decision came from the court and I do not know its name",
    "A document from the court came and I cannot read Korean",
    "The court sent a letter telling me to pay",
    "A paper from the court came and I do not know its name. Is it two weeks?",
  ],
  ja: [
    "裁判所から厚い封筒が届きましたが、何の書類かわかりません",
    "裁判所の書類が来ました。何日以内に答えますか？",
    "裁判所から決定書が届きましたが名前がわかりません",
    "裁判所から文書が来ましたが韓国語が読めません",
    "裁判所からお金を払えという郵便が来ました",
    "裁判所から書類が来ました。名前がわかりません。2週間ですか？",
  ],
  zh: [
    "法院寄来一个大信封，我不知道是什么文书",
    "法院文件来了，几天内要回复？",
    "法院寄来决定书，不知道叫什么",
    "法院来了文件，我看不懂韩语",
    "法院寄信要我付钱",
    "法院寄来文件，不知道名称，是2周吗？",
  ],
};
