import type { CorrectedRule } from "./corrected-rule.ts";

export const claimsAndWork: readonly CorrectedRule[] = [
  {
    about: "a complaint to the labour office",
    service: "labor-lawsuit",
    ko: ["노동청에 진정하면 시효가 멈추나요?", "진정은 시효를 멈추지 않습니다", "임금은 먼저 고용노동청에 진정"],
    en: [
      "Does a complaint to the labour office stop the limitation period?",
      "does not stop the limitation period",
      "Wage matters begin with a complaint to the labour office",
    ],
    ja: ["労働庁に申告すれば時効は止まりますか？", "申告は時効を止めません", "賃金はまず雇用労働庁に申告"],
    zh: ["向劳动厅投诉时效会停止吗？", "向劳动厅投诉不会使时效停止", "工资问题先向雇佣劳动厅投诉"],
  },
  {
    about: "the suit after the labour commission",
    service: "labor-lawsuit",
    rightElsewhere: true,
    ko: [
      "중앙노동위원회 재심 판정을 받았어요. 90일 안에 소송하면 되나요?",
      "판정서를 받은 날부터 15일 안에",
      "90일 안에 소송",
    ],
    en: [
      "I received the central labour commission's decision. Can I sue within three months?",
      "sue within 15 days of receiving it",
      "within 90 days",
    ],
    ja: [
      "中央労働委員会の再審の判定が届きました。3か月以内に訴えればいいですか？",
      "判定書を受け取った日から15日以内",
      "90日以内",
    ],
    zh: ["收到中央劳动委员会的再审判定，三个月内起诉就行吗？", "收到判定书之日起15日内", "90日内起诉"],
  },
  {
    about: "the state's substitute payment",
    service: "labor-lawsuit",
    ko: ["회사가 파산하지 않아도 대지급금을 받나요?", "회사가 파산하지 않아도", "회사가 파산해 줄 돈이 없을 때"],
    en: [
      "Can I get the substitute payment although the firm is not bankrupt?",
      "Even if the firm is not bankrupt",
      "The firm is insolvent (check",
    ],
    ja: [
      "会社が破産していなくても立替払いを受けられますか？",
      "会社が破産していなくても",
      "会社が倒産して払うお金がないとき",
    ],
    zh: ["公司没破产也能领代位支付金吗？", "公司没有破产，也可以", "公司破产无力支付时"],
  },
  {
    about: "notice that ends a lease",
    service: "lease-registration",
    ko: [
      "임대차를 끝내려면 언제까지 통지해야 하나요?",
      "세입자는 만료 2개월 전까지",
      "세입자가 다시 통지하고 3개월이 지나야",
    ],
    en: [
      "By when must I give notice to end my lease?",
      "must arrive at least two months before the end",
      "it ends three months later",
    ],
    ja: [
      "賃貸借を終えるにはいつまでに通知しますか？",
      "借主の通知は満了の2か月前まで",
      "借主が改めて通知してから3か月",
    ],
    zh: ["终止租约要提前多久通知？", "租客的通知须在到期前2个月之前送到", "租客再次通知，满3个月才终止"],
  },
  {
    about: "a letter that comes back",
    service: "certified-mail",
    ko: ["상대방이 내용증명을 안 받아서 돌아왔어요. 통지한 게 되나요?", "도착해야 효력", "다른 전달 방법을 찾습니다"],
    en: [
      "The certified letter came back unopened. Does it count as notice?",
      "works only when it arrives",
      "look for another way of delivery",
    ],
    ja: [
      "内容証明が受け取られずに戻ってきました。通知したことになりますか？",
      "届いて初めて効力",
      "別の届け方を探します",
    ],
    zh: ["内容证明被退回来了，算已经通知了吗？", "送到对方才生效", "寻找其他送达方式"],
  },
  {
    about: "how long claims live",
    service: "complaint",
    ko: ["물품대금 소멸시효가 몇 년인가요?", "물건값·공사대금"],
    en: ["For how many years can I sue for the price of goods?", "three years for goods, works"],
    ja: ["商品代金の消滅時効は何年ですか？", "品物の代金・工事代金"],
    zh: ["货款的诉讼时效是几年？", "货款、工程款"],
  },
];
