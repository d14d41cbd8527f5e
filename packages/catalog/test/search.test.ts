import { ALL_SERVICE_IDS, type Language, loadServiceSearch, serviceName } from "../src/index.ts";
import { LANGUAGES } from "./languages.ts";

const PHRASES: Record<Language, Record<string, string>> = {
  ko: {
    "떼인 돈": "payment-order",
    "친구가 돈을 안 갚아요": "payment-order",
    보증금: "lease-registration",
    "집주인이 보증금을 안 돌려줘요": "lease-registration",
    전세사기: "lease-registration",
    "월급을 석 달째 못 받았어요": "labor-lawsuit",
    "갑자기 해고됐어요": "labor-lawsuit",
    "통장 압류하고 싶어요": "debt-seizure",
    "소장을 받았어요": "answer-brief",
    "지급명령을 받았어요": "objection",
    "경찰서에서 조사받으러 오래요": "criminal-defense",
    "남편이 바람을 피워요": "divorce-lawsuit",
    영업정지: "administrative-lawsuit",
    "아버지가 돌아가시고 형제끼리 다퉈요": "inheritance-lawsuit",
    "재산을 빼돌릴 것 같아요": "provisional-seizure",
    "빨간딱지 붙이기": "movable-property-auction",
    "집을 경매로 넘기고 싶어요": "real-estate-auction",
    "상표를 베꼈어요": "patent-lawsuit",
    신용불량: "debtor-registry",
    "재산 숨김": "property-disclosure",
    "지급명령 이의신청": "objection",
    "중고거래 사기": "complaint",
    "상대방 재산이 어디 있는지 몰라요 재산 찾기": "property-disclosure",
    "공사를 중지시키고 싶어요 공사 중지": "provisional-disposition",
    "독촉장 보내기": "certified-mail",
    "손해배상 소송": "complaint",
  },
  en: {
    "unpaid wages": "labor-lawsuit",
    "my boss has not paid my salary": "labor-lawsuit",
    "my landlord won't return my deposit": "lease-registration",
    "friend won't pay me back": "payment-order",
    "I was sued": "answer-brief",
    "I want to sue someone": "complaint",
    divorce: "divorce-lawsuit",
    "visa was refused": "administrative-lawsuit",
    "police interview tomorrow": "criminal-defense",
    "my father died without a will": "inheritance-lawsuit",
    "stop construction next door": "provisional-disposition",
    "garnish his wages": "debt-seizure",
    "hidden assets": "property-disclosure",
    "someone copied my product": "patent-lawsuit",
    "demand letter": "certified-mail",
    지급명령: "payment-order",
    depos: "lease-registration",
  },
  ja: {
    保証金が返ってこない: "lease-registration",
    給料が払われない: "labor-lawsuit",
    未払い賃金: "labor-lawsuit",
    離婚したい: "divorce-lawsuit",
    訴えられた: "answer-brief",
    ビザが不許可になった: "administrative-lawsuit",
    友人に貸したお金が返ってこない: "payment-order",
    警察に呼ばれた: "criminal-defense",
    父が亡くなった: "inheritance-lawsuit",
    口座を差し押さえたい: "debt-seizure",
    督促状を送りたい: "certified-mail",
    支払命令が届いた: "objection",
  },
  zh: {
    房东不退押金: "lease-registration",
    欠钱不还: "payment-order",
    老板拖欠工资: "labor-lawsuit",
    我想离婚: "divorce-lawsuit",
    朋友借钱不还: "payment-order",
    被起诉了怎么办: "answer-brief",
    签证被拒签: "administrative-lawsuit",
    父亲去世后的遗产: "inheritance-lawsuit",
    对方转移财产: "provisional-seizure",
    商标侵权: "patent-lawsuit",
    被警察逮捕: "criminal-defense",
    法拍房: "real-estate-auction",
  },
};

describe.each(LANGUAGES)("searching in %s", (language) => {
  it.each(Object.entries(PHRASES[language]))("%s → %s", async (text, expected) => {
    const [first] = (await loadServiceSearch(language)).find(text);
    expect(first).toBe(expected);
  });

  it("finds every service by its name in any language, in any spelling of width and case", async () => {
    const { find: search } = await loadServiceSearch(language);
    for (const id of ALL_SERVICE_IDS) {
      for (const nameLanguage of LANGUAGES) {
        const name = serviceName(id, nameLanguage);
        expect([name, search(` ${name.toUpperCase()} `)[0]]).toEqual([name, id]);
      }
    }
  });

  it("gives nothing for blank or meaningless text, and nothing twice", async () => {
    const { find: search } = await loadServiceSearch(language);
    for (const text of ["", "   ", "?!", "xqzw", "ㅋㅋㅋㅋ"]) expect([text, search(text)]).toEqual([text, []]);
    const found = search(language === "en" ? "seize" : serviceName("seizure", language));
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  });

  it("answers within a keystroke, also for a pasted letter", async () => {
    const { find: search } = await loadServiceSearch(language);
    const before = process.cpuUsage();
    search(Object.keys(PHRASES[language]).join(" ").repeat(10));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
  });

  it("knows a name, or how one begins, in any language", async () => {
    const { isName } = await loadServiceSearch(language);
    for (const id of ALL_SERVICE_IDS) expect([id, isName(serviceName(id, "ko"))]).toEqual([id, true]);
    for (const text of ["지급명", "payment or", "支払命令", " 支付令 "])
      expect([text, isName(text)]).toEqual([text, true]);
    for (const text of ["", "지", "지급명령을 받았어요", "떼인 돈"])
      expect([text, isName(text)]).toEqual([text, false]);
  });
});
