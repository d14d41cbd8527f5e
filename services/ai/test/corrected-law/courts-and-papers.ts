import type { CorrectedRule } from "./corrected-rule.ts";

export const courtsAndPapers: readonly CorrectedRule[] = [
  {
    about: "counting after service at midnight",
    service: "objection",
    ko: ["전자송달을 안 열어 봤어요. 언제부터 세나요?", "그날부터 셉니다", "달력으로 셉니다. 마지막 날이"],
    en: [
      "I did not open the electronic service. From when does it count?",
      "that day is the first day of the period",
      "run by the calendar. A period that would end",
    ],
    ja: ["電子送達を開いていません。いつから数えますか？", "期間はその日から数えます", "暦で数えます。最終日が"],
    zh: ["没打开电子送达，从哪天算起？", "期间从当天起算", "按日历计算。最后一天是"],
  },
  {
    about: "grounds of appeal that are not filed",
    service: "lawsuit",
    ko: [
      "항소이유서를 안 내면 어떻게 되나요?",
      "내지 않으면 항소가 각하됩니다",
      "항소이유서를 내야 합니다. 신청하면 한 번",
    ],
    en: [
      "What if I do not file the grounds of appeal?",
      "Without them the appeal is dismissed",
      "On request this can be extended once, by a month",
    ],
    ja: [
      "控訴理由書を出さないとどうなりますか？",
      "出さないと控訴は却下されます",
      "控訴理由書を出します。申請すれば一度だけ",
    ],
    zh: ["不交上诉理由书会怎样？", "不提交的，上诉将被驳回", "提交上诉理由书。经申请可延长一次"],
  },
  {
    about: "where an appeal goes",
    service: "lawsuit",
    ko: ["민사 판결에 졌어요. 항소장은 어디에 언제까지 내나요?", "1심 법원에 항소장", "2주 안에 항소장을 내야"],
    en: [
      "I lost a civil case. Where and when do I file the appeal?",
      "with the court that gave it",
      "file the appeal within two weeks",
    ],
    ja: [
      "民事の判決で負けました。控訴状はどこにいつまでに出しますか？",
      "一審の裁判所へ控訴状",
      "2週間以内に控訴状を出します",
    ],
    zh: ["民事败诉，上诉状交到哪里、多久之内？", "一审法院提交上诉状", "2周内提交上诉状"],
  },
  {
    about: "stamp duty after an objection",
    service: "payment-order",
    ko: [
      "이의 후 법원에서 인지대를 더 내라고 하는데 안 내면요?",
      "시효를 막은 효과도 잃습니다",
      "이때 모자란 인지대를 더 냅니다",
    ],
    en: [
      "He objected and the court asks for the rest of the stamp duty. What if I do not pay?",
      "hold on the limitation period is lost",
      "You then pay the rest of the stamp duty",
    ],
    ja: [
      "異議の後に印紙代の追納を求められました。納めないとどうなりますか？",
      "時効を止めた効果も失います",
      "そのとき不足分の印紙代を納めます",
    ],
    zh: ["异议后法院要求补缴印花费，不交会怎样？", "阻止时效的效果也会丧失", "届时补缴不足的印花费"],
  },
  {
    about: "the answer after an objection",
    service: "objection",
    ko: ["지급명령에 이의하면 그걸로 끝인가요?", "답변서도 따로 내야", "효력을 잃고 재판으로 넘어갑니다. 그래서"],
    en: [
      "After objecting to a payment order, is that all?",
      "you also have to send an answer",
      "the matter goes to trial. So what matters",
    ],
    ja: ["支払命令に異議を出せばそれで終わりですか？", "答弁書も別に出す必要", "裁判に移ります。そのため、何を"],
    zh: ["对支付令提出异议就结束了吗？", "另行提交答辩状", "转入诉讼。所以收到了什么"],
  },
  {
    about: "a payment order that has become final",
    service: "objection",
    ko: [
      "2주가 지나 지급명령이 확정됐어요",
      "청구이의의 소와 강제집행정지",
      "당할 수 있습니다. 이 기간은 늘어나지 않습니다",
    ],
    en: [
      "Two weeks have passed and the payment order is final",
      "sue against enforcement and ask for a stay",
      "This period is never extended",
    ],
    ja: ["2週間が過ぎて支払命令が確定しました", "請求異議の訴え", "おそれがあります。この期間は延びません"],
    zh: ["过了两周，支付令已确定", "请求异议之诉", "该期限不得延长"],
  },
  {
    about: "grounds for the Supreme Court",
    service: "lawsuit",
    ko: ["상고이유서는 언제까지 내나요?", "심리 없이 기각됩니다", "상고이유서를 내야 하고, 상대방은"],
    en: [
      "When are the grounds for the Supreme Court due?",
      "the appeal fails with no hearing",
      "record was received, and the other side may answer",
    ],
    ja: ["上告理由書はいつまでですか？", "審理なしに棄却されます", "理由書を出し、相手は"],
    zh: ["上告理由书什么时候交？", "不经审理即予驳回", "提交理由书，对方可以"],
  },
  {
    about: "a settlement out of court",
    service: "lawsuit",
    ko: ["중간에 합의하면 판결처럼 집행되나요?", "조서에 남기면 판결처럼", "조정이나 화해로 끝낼 수 있고, 그 내용은"],
    en: [
      "If we settle midway can it be enforced like a judgment?",
      "recorded by the court can be enforced like a judgment",
      "can end in mediation or settlement, which can be enforced",
    ],
    ja: [
      "途中で和解すれば判決のように執行できますか？",
      "調書に残せば、判決のように執行",
      "調停や和解で終えられ、その内容は",
    ],
    zh: ["中途和解能像判决一样执行吗？", "记入笔录的，与判决一样可以执行", "可以以调解或和解结案，其内容"],
  },
  {
    about: "hearings that both sides miss",
    service: "lawsuit",
    ko: ["재판에 두 번 안 나가면요?", "소를 거둔 것으로 봅니다", "본인이 나가야 합니다. 나가기 전에"],
    en: [
      "What if both sides stay away from the hearing twice?",
      "the suit counts as withdrawn",
      "Without a lawyer acting for you, yes.",
    ],
    ja: ["期日に二度出ないとどうなりますか？", "訴えを取り下げたものとみなされます", "ご本人が行きます。その前に"],
    zh: ["两次不出庭会怎样？", "视为撤诉", "本人要出庭。出庭前"],
  },
  {
    about: "notice against renewing a shop's lease, whose periods bind the landlord",
    service: "lease-registration",
    ko: [
      "상가도 임차권등기를 할 수 있나요?",
      "세입자의 통지는 끝나는 날까지 도착하면 됩니다",
      "갱신하지 않겠다는 통지는 만료 6개월 전부터",
    ],
    en: [
      "Does lease registration work for shops?",
      "the tenant's is in time if it arrives by the last day",
      "Notice against renewal is given between six months",
    ],
    ja: [
      "店舗でも賃借権登記はできますか？",
      "借主の通知は満了の日までに届けば間に合います",
      "更新しない通知は満了の6か月前から",
    ],
    zh: ["店面也可以申请租赁权登记吗？", "承租人的通知在到期日之前（含当天）送达即可", "不续约的通知为到期前6个月至"],
  },
];
