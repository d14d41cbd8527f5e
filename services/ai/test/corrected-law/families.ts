import type { CorrectedRule } from "./corrected-rule.ts";

export const families: readonly CorrectedRule[] = [
  {
    about: "recovery of an inheritance",
    service: "inheritance-lawsuit",
    ko: ["상속회복 청구는 언제까지인가요?", "침해를 안 날부터 3년", "유류분 반환, 상속회복이 대표적"],
    en: [
      "By when must recovery of an inheritance be claimed?",
      "within three years of learning of it and ten years of the infringement",
      "return of a reserved share and recovery",
    ],
    ja: ["相続回復の請求はいつまでですか？", "侵害を知った日から3年", "遺留分の返還、相続の回復"],
    zh: ["继承恢复请求期限多久？", "知道侵害之日起3年内", "特留份返还、继承恢复"],
  },
  {
    about: "debts of the deceased found later",
    service: "inheritance-lawsuit",
    ko: [
      "3개월이 지난 뒤 아버지 빚을 알았어요",
      "안 날부터 3개월 안에 한정승인(특별한정승인)",
      "나을 때(3개월 안에 상속포기나 한정승인을 하세요)",
    ],
    en: [
      "I learned of my father's debts after the three months",
      "within three months of learning it",
      "(renounce or limit it within three months)",
    ],
    ja: [
      "3か月過ぎてから父の借金を知りました",
      "知った日から3か月以内に限定承認",
      "（3か月以内に相続放棄や限定承認を）",
    ],
    zh: ["三个月过后才知道父亲的债务", "知道之日起3个月内申报限定承认", "（3个月内放弃继承或限定承认）"],
  },
  {
    about: "an heir who is unworthy",
    service: "inheritance-lawsuit",
    ko: [
      "부양하지 않은 아버지가 상속인이 됐어요. 막을 수 있나요?",
      "상속인이 된 것을 안 날부터 6개월",
      "그 사실을 안 날부터 6개월",
    ],
    en: [
      "Our father who never supported us became an heir. Can we take away his right?",
      "within six months of learning that this person",
      "within six months of learning of it. This applies",
    ],
    ja: [
      "扶養しなかった父が相続人になりました。止められますか？",
      "相続人になったことを知った日から6か月",
      "そのことを知った日から6か月",
    ],
    zh: ["没有尽扶养义务的父亲成了继承人，能剥夺吗？", "其成为继承人之日起6个月内", "共同继承人应自知道之日起6个月"],
  },
  {
    about: "divorce for adultery",
    service: "divorce-lawsuit",
    ko: ["남편이 바람을 피웠어요. 언제까지 이혼을 청구해야 하나요?", "안 날부터 6개월, 있은 날부터 2년"],
    en: [
      "My husband had an affair. By when must I file for divorce?",
      "six months after you learned of it, or two years",
    ],
    ja: ["夫が不倫しました。いつまでに離婚を求めますか？", "知った日から6か月、あった日から2年"],
    zh: ["丈夫出轨，多久之内要起诉离婚？", "自知道之日起超过6个月，或自发生之日起超过2年"],
  },
  {
    about: "recording one's own conversation",
    service: "divorce-lawsuit",
    ko: [
      "남편과의 대화를 녹음하면 불법인가요?",
      "내가 함께한 대화의 녹음은 여기에 들지 않습니다",
      "몰래 열어 보거나 녹음하면",
    ],
    en: [
      "Is it illegal to record my own conversation with my husband?",
      "Recording a conversation you take part in is not covered",
      "Doing so in secret, or recording others",
    ],
    ja: [
      "夫との会話を録音すると違法ですか？",
      "自分が加わった会話の録音はこれに当たりません",
      "無断で開いたり録音したりすると",
    ],
    zh: ["录下和丈夫的谈话违法吗？", "录下自己参加的谈话不在此列", "偷看或偷录可能"],
  },
];
