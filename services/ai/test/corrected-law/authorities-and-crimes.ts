import type { CorrectedRule } from "./corrected-rule.ts";

export const authoritiesAndCrimes: readonly CorrectedRule[] = [
  {
    about: "discipline of public officials",
    service: "administrative-lawsuit",
    ko: [
      "공무원인데 징계를 받았어요. 언제까지 소송하나요?",
      "30일 안에 소청심사를 먼저",
      "결정을 안 날부터 90일 안에 내야 하고",
    ],
    en: [
      "I am a public official and was disciplined. By when must I sue?",
      "within 30 days of receiving the statement of reasons",
      "The suit must be filed within 90 days of learning of the decision",
    ],
    ja: [
      "公務員ですが懲戒処分を受けました。いつまでに訴えますか？",
      "30日以内に、まず訴請",
      "決定を知った日から90日以内に訴え、",
    ],
    zh: ["我是公务员，受到惩戒处分，多久内起诉？", "30日内先申请诉请审查", "须在知道决定之日起90日内起诉"],
  },
  {
    about: "removal orders",
    service: "administrative-lawsuit",
    ko: ["강제퇴거명령을 받았어요", "명령서를 받은 날부터 7일 안에", "외국인도 낼 수 있습니다. 출국 기한을 바로"],
    en: [
      "I received a deportation order from immigration",
      "due within seven days of receiving it",
      "removal order. Tell us your departure date at once",
    ],
    ja: [
      "退去強制命令を受けました",
      "命令書を受け取った日から7日以内",
      "退去強制を受けた方もできます。出国期限をすぐに",
    ],
    zh: ["收到强制离境命令", "收到命令书之日起7日内", "被命令离境的人也可以，请马上告知出境期限"],
  },
  {
    about: "administrative fines",
    service: "administrative-lawsuit",
    ko: ["구청에서 과태료 통지서가 왔어요. 소송하나요?", "통지를 받은 날부터 60일 안에", "다른 이의 절차로 다툽니다"],
    en: [
      "The district office sent me an administrative fine notice. Do I sue?",
      "within 60 days of receiving the notice",
      "contested in another way",
    ],
    ja: ["区役所から過料の通知が来ました。訴えますか？", "通知を受け取った日から60日以内", "別の異議手続きで争います"],
    zh: ["区政府寄来行政罚款通知，要起诉吗？", "收到通知之日起60日内", "走另外的异议程序"],
  },
  {
    about: "administrative suits after the 90 days",
    service: "administrative-lawsuit",
    ko: [
      "무효를 다투는 소송도 90일인가요?",
      "무효를 다투는 소송에는 기간이 없습니다",
      "둘 중 하나라도 지나면 낼 수 없습니다",
    ],
    en: [
      "Is a nullity suit also bound to 90 days?",
      "A suit for nullity has no time limit",
      "When either has passed, it is too late",
    ],
    ja: ["無効を争う訴訟も90日ですか？", "無効を争う訴訟に期間はありません", "どちらか一方でも過ぎると起こせません"],
    zh: ["确认无效的诉讼也是90日吗？", "请求确认无效的诉讼没有期限", "任何一个期限届满，就不能再起诉"],
  },
  {
    about: "a criminal appeal missed without fault",
    service: "criminal-defense",
    rightElsewhere: true,
    ko: [
      "형사 항소 기간을 놓쳤어요. 2주 안에 추후보완하면 되나요?",
      "7일 안에 회복 청구와 항소",
      "그 사유가 없어진 날부터 2주",
    ],
    en: [
      "I missed the criminal appeal. Can I make it good within two weeks?",
      "within 7 days after the reason ended",
      "within 2 weeks after the reason ended",
    ],
    ja: [
      "刑事の控訴期間を逃しました。2週間以内に補えますか？",
      "7日以内に、回復の請求と控訴",
      "理由がなくなった日から2週間",
    ],
    zh: ["错过了刑事上诉期，两周内补办可以吗？", "7日内，同时提交恢复请求", "该事由消除之日起2周内"],
  },
  {
    about: "an indictment",
    service: "criminal-defense",
    rightElsewhere: true,
    ko: ["공소장을 받았어요. 무엇을 내야 하나요?", "7일 안에 공소사실을 인정하는지", "30일 안에 답변서를 내야"],
    en: [
      "I received the indictment. What must I file?",
      "Within seven days of receiving the indictment",
      "within 30 days of receiving the complaint",
    ],
    ja: ["起訴状が届きました。何を出しますか？", "7日以内に、公訴事実", "30日以内に答弁書"],
    zh: ["收到检察院的起诉书，要提交什么？", "7日内，向法院提交写明", "30日内提交答辩状"],
  },
  {
    about: "an arrest",
    service: "criminal-defense",
    ko: ["지금 체포됐어요", "체포·구속적부심사", "가족을 통해 연락해 주세요"],
    en: ["My brother has been arrested now", "review the arrest", "let your family contact us"],
    ja: ["今、逮捕されています", "逮捕・勾留の適否の審査", "ご家族からご連絡ください"],
    zh: ["现在被逮捕了", "审查逮捕、羁押是否合法", "让家人联系我们"],
  },
  {
    about: "offences prosecuted on complaint",
    service: "criminal-defense",
    ko: ["모욕죄로 고소하고 싶어요. 언제까지인가요?", "범인을 안 날부터 6개월 안에 고소", "채팅방에서 먼저 상담하세요"],
    en: [
      "I want to press charges for insult. By when?",
      "within six months of knowing who did it",
      "talk to us in your case room first",
    ],
    ja: [
      "侮辱で告訴したいです。いつまでですか？",
      "犯人を知った日から6か月以内に告訴",
      "まずチャットルームでご相談ください",
    ],
    zh: ["想控告侮辱罪，期限多久？", "知道犯人之日起6个月内", "请先在聊天室咨询"],
  },
  {
    about: "a refused patent",
    service: "patent-lawsuit",
    rightElsewhere: true,
    ko: ["특허 거절결정을 받았어요. 언제까지 다투나요?", "결정 등본을 받은 날부터 3개월", "심결을 받은 날부터 30일"],
    en: [
      "My patent application was refused. By when must I contest it?",
      "within three months of receiving the decision",
      "within 30 days of receiving the ruling",
    ],
    ja: [
      "特許の拒絶決定が届きました。いつまでに争いますか？",
      "決定の謄本を受け取った日から3か月",
      "審決を受け取った日から30日",
    ],
    zh: ["专利申请收到驳回决定，期限多久？", "收到决定副本之日起3个月内", "应在收到专利审判院"],
  },
];
