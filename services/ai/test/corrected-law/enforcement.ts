import type { CorrectedRule } from "./corrected-rule.ts";

export const enforcement: readonly CorrectedRule[] = [
  {
    about: "a share in another creditor's auction of movables",
    service: "movable-property-auction",
    ko: [
      "다른 채권자가 시작한 동산 경매에서 저도 배당받을 수 있나요?",
      "팔리기 전에 내 이름으로 이중압류",
      "몫을 받으려면 집행관이 매각 대금을 받을 때까지",
    ],
    en: [
      "Can I share in an auction of goods that another creditor started?",
      "seize in your own name before the sale",
      "claim before the bailiff receives the price",
    ],
    ja: [
      "別の債権者が始めた動産競売で配当を受けられますか？",
      "売れる前に自分の名前で差し押さえて",
      "配当を受けるには、執行官が売却代金を受け取るまで",
    ],
    zh: [
      "别的债权人启动的动产拍卖，我能分到钱吗？",
      "卖出之前以自己的名义重复查封",
      "要分得价款，须在执行官收到价款之前",
    ],
  },
  {
    about: "an immediate appeal in enforcement",
    service: "debt-seizure",
    ko: ["압류 결정에 불복하려면 언제까지인가요?", "고지(송달)받은 날부터 1주", "결정을 알게 된 날부터 1주"],
    en: [
      "By when can I appeal against a seizure order?",
      "within one week of the day the decision was served",
      "within one week of learning of the decision",
    ],
    ja: ["差押命令に不服です。いつまでですか？", "告知（送達）された日から1週間", "決定を知った日から1週間"],
    zh: ["不服扣押裁定，期限多久？", "裁定告知（送达）之日起1周内", "知悉裁定之日起1周"],
  },
  {
    about: "the opening of an auction",
    service: "real-estate-auction",
    rightElsewhere: true,
    ko: [
      "경매개시결정을 받았는데 다투고 싶어요. 1주 지났어요",
      "매수인이 대금을 다 낼 때까지 이의",
      "고지(송달)받은 날부터 1주",
    ],
    en: [
      "I got the decision opening the auction of my house and want to contest it, a week has passed",
      "objection until the buyer has paid the whole price",
      "within one week of the day the decision was served",
    ],
    ja: [
      "競売開始決定が届き、争いたいです。1週間過ぎました",
      "代金を全額納めるまで異議",
      "告知（送達）された日から1週間",
    ],
    zh: ["收到开始拍卖的裁定，想提出异议，已经过了一周", "付清全部价款之前可以提出异议", "裁定告知（送达）之日起1周内"],
  },
  {
    about: "the opening of an auction, received on a day that is named",
    service: "real-estate-auction",
    ko: ["경매개시결정을 11월 3일에 받았어요, 언제까지?", "매수인이 대금을 다 낼 때까지 이의", "집행절차의 즉시항고 ("],
    en: [
      "I received the decision opening the auction on 3 November, until when can I contest it?",
      "objection until the buyer has paid the whole price",
      "Immediate appeal in execution (",
    ],
    ja: ["競売開始決定を11月3日に受け取りました。いつまでですか？", "代金を全額納めるまで異議", "執行手続の即時抗告 ("],
    zh: ["我11月3日收到了开始拍卖的裁定，什么时候截止？", "付清全部价款之前可以提出异议", "执行程序的即时抗告 ("],
  },
  {
    about: "a decision on the sale, received on a day that is named",
    service: "real-estate-auction",
    ko: [
      "매각허가결정을 11월 3일에 받았어요, 언제까지 즉시항고하나요?",
      "법정에서 선고한 날부터",
      "집행절차의 즉시항고 (",
    ],
    en: [
      "I received the decision approving the sale on 3 November, until when can I file an immediate appeal?",
      "from the day it was pronounced in court",
      "Immediate appeal in execution (",
    ],
    ja: [
      "売却許可決定を11月3日に受け取りました。即時抗告はいつまでですか？",
      "法廷で言い渡された日から",
      "執行手続の即時抗告 (",
    ],
    zh: ["我11月3日收到了准许出售的裁定，即时抗告到什么时候截止？", "从法庭宣告之日起算", "执行程序的即时抗告 ("],
  },
  {
    about: "an order to sue",
    service: "provisional-seizure",
    ko: [
      "제소명령을 받았어요. 소송만 내면 되나요?",
      "소를 냈다는 증명을 그 기간 안에",
      "본안 소송을 내라고 명하고, 지키지 않으면 취소",
    ],
    en: [
      "I got an order to sue. Is it enough to file the suit?",
      "proof that you sued has to reach",
      "at least two weeks to sue and cancels the measure",
    ],
    ja: [
      "提訴命令を受けました。訴えを起こすだけでよいですか？",
      "訴えた証明をその期間内に",
      "起こすよう命じ、従わなければ取り消します",
    ],
    zh: ["收到起诉命令，只要起诉就行了吗？", "提交已起诉的证明", "逾期不起诉则撤销保全"],
  },
  {
    about: "who carries out a provisional seizure of goods",
    service: "provisional-seizure",
    ko: [
      "가압류 결정이 나왔는데 동산은 누가 집행하나요?",
      "신청한 사람이 그 안에 집행관에게 직접 맡겨야",
      "등기소나 은행에 알립니다. 그때부터",
    ],
    en: [
      "The provisional seizure was granted. Who carries it out for goods?",
      "you have to commission the bailiff yourself within that time",
      "informs the registry or the bank. From then on",
    ],
    ja: [
      "仮差押えの決定が出ました。動産は誰が執行しますか？",
      "その間に自分で執行官に頼まなければ",
      "登記所や銀行に知らせます。その時から",
    ],
    zh: ["财产保全裁定下来了，动产由谁执行？", "由申请人在此期间内自行委托执行官", "通知登记机关或银行，此后对方"],
  },
  {
    about: "a wrong distribution list",
    service: "real-estate-auction",
    ko: ["배당이의 소송은 언제까지 내나요?", "1주 안에 배당이의의 소를 냈다는 증명"],
    en: ["By when must I sue about the distribution?", "hand in proof, within one week of it"],
    ja: ["配当異議の訴えはいつまでですか？", "1週間以内に配当異議の訴えを起こした証明"],
    zh: ["分配异议之诉什么时候之前提起？", "1周内向法院提交已提起分配异议之诉的证明"],
  },
  {
    about: "a debtor who files for rehabilitation",
    service: "seizure",
    ko: [
      "상대방이 회생을 신청했는데 압류가 멈추나요?",
      "신청한 것만으로 집행이 멈추지는 않습니다",
      "회생이나 파산을 신청해 집행이 멈춘 때",
    ],
    en: [
      "The debtor filed for rehabilitation. Does that stop the seizure?",
      "does not by itself stop enforcement",
      "is in rehabilitation or bankruptcy and enforcement is stayed",
    ],
    ja: [
      "相手が再生を申し立てました。差押えは止まりますか？",
      "申し立てただけでは執行は止まりません",
      "再生や破産を申し立て、執行が止まったとき",
    ],
    zh: ["对方申请重整，扣押会停止吗？", "仅申请重整或破产，执行不会停止", "申请重整或破产、执行已停止时"],
  },
];
