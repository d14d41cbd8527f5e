import type { Language } from "@legal/contracts";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";

/** A Monday. */
const TODAY = "2026-11-23";

const NO_DATE: readonly string[] = [
  "지급명령을 받았는데 오늘 뭘 해야 하나요?",
  "支払督促を受け取りました。今日異議申立てできますか",
  "收到了支付令，今天可以提出异议吗",
  "소장을 받았습니다. 첫 기일은 11월 20일이었어요",
  "I received the complaint 03/11/2026, they called me on 20 November",
  "지급명령을 보름 전에 받았어요. 어제 상담했어요",
  "I received the payment order ten days ago and they called yesterday",
  "지급명령을 26.11.3 받았고 어제 읽었어요",
  "지급명령을 3/11/2026 받았어요, 어제 봤고요",
  "지급명령을 25년 11월 20일에 받았어요",
  "I received the payment order on 3 November last year",
  "지급명령을 내년 1월 3일에 받았어요",
  "90년 3월 5일생인데 지급명령을 받았어요",
  "I sent the complaint and it was delivered to the court on 3 November",
  "공시송달이 아니라 직접 지급명령을 11월 10일에 받았어요",
  "채권자가 공시송달 신청했다는데 저는 판결문을 11월 10일에 직접 받았어요. 항소",
  "두 번째 공시송달로 11월 10일에 지급명령을 받았어요",
  "전자소송으로 소장 알림이 11월 20일에 왔는데 아직 안 열었어요",
  "An electronic notice of the complaint came on 20 November, not opened yet",
  "The e-notice of the complaint came on 3 November and I opened it on 18 November",
  "지급명령을 11월 10일에 받은 게 아니라 11월 5일에 받았어요",
  "지급명령을 10월 10일~11월 10일 사이에 받았어요",
  "지급명령을 11월 10일쯤 받았어요",
  "소장을 아직 못 받았는데 11월 3일에 제출됐대요",
  "I have not received the complaint, it was issued on 3 November",
  "I received the payment order issued on 3 November",
  "訴状はまだ届いていません。11月3日に出たそうです",
  "还没收到起诉状，11月3日提交的",
  "지급명령을 받았는데 11월 3일에 빌린 돈이에요",
  "11월 3일에 빌린 돈 지급명령을 받았어요",
  "지급명령을 받았는데 신청일이 11월 3일이에요",
  "민사 판결이 11월 3일에 선고됐어요. 항소하려고요",
  "11월 3일에 해고 통보받았고 11월 30일에 해고돼요",
  "아버지가 8월 20일에 돌아가셨어요. 상속포기하려고요",
  "소장을 11월 3일에 받았고 지급명령은 11월 10일에 받았어요",
  "채권자가 지급명령을 11월 3일에 받았대요",
  "지급명령을 11월 3일이나 11월 4일에 받았어요",
  "I received the payment order on 3 or 4 November",
  "I received the payment order on 3 November 25",
  "지급명령을 11월 3일 화요일인가에 받았어요",
  "엊그제 지급명령을 받았어요",
  "지급명령을 지지난주 화요일에 받았어요",
  "재작년 11월 20일에 지급명령을 받았어요",
  "上上周二收到支付令",
  "음력 10월 5일에 지급명령을 받았어요",
  "旧暦の十月五日に支払督促が届きました",
  "支付令是农历十月初五收到的",
  "前几天收到诉状，最晚哪天？",
  "엄마가 11월 17일에 지급명령을 받았어요",
  "지급명령이 채무자 집으로 11월 3일에 왔어요",
  "I handed in the complaint on 4 November",
  "We served the complaint on 3 November",
  "11月3日起诉状送到法院了",
  "I received the payment order on the 30th",
  "我想2025年5月20日离婚，财产分割请求最晚到什么时候",
  "연체된 지 5일 됐어요. 지급명령을 받았어요",
  "지급명령을 12/25 받았어요",
  "노동위원회 결정문을 11월 10일에 받았어요. 불복하려고요",
  "지급명령을 11월 10일에 받았을 거예요",
  "지급명령을 11월 10일에 받았나 봐요",
  "지급명령을 11월 10일에 받았어야 했는데",
  "지급명령이 11월 10일에 도착했을 거예요",
  "지급명령이 11월 10일에 왔나 봐요",
  "I must have received the payment order on 10 November",
  "I believe I received the payment order on 10 November",
  "支払督促を11月10日に受け取ったはずです",
  "支払督促を11月10日に受け取ったと思います",
  "我应该是11月10日收到支付令的",
  "支付令好像11月10日收到了",
  "Their lawyer handed the complaint to the court on 3 November",
  "The complaint arrived at the Seoul court on 3 November",
  "The court received the complaint on 3 November",
  "11月3日诉状送到首尔中央法院了",
  "诉状11月3日寄到了中央法院",
  "法院11月3日收到了诉状",
  "소장이 11월 3일에 법원에 도착했어요",
  "소장이 11월 3일에 법원으로 왔어요",
  "법원이 11월 3일에 소장을 받았어요",
  "訴状が11月3日に裁判所に届きました",
  "裁判所が11月3日に訴状を受け取りました",
  "전자소송으로 지급명령을 11월 20일에 받았어요",
  "I received the payment order electronically on 20 November",
  "電子訴訟で訴状を11月20日に受け取りました",
  "电子诉讼的起诉状我11月20日收到了",
  "1심 판결 선고를 11월 5일에 받았는데 졌어요. 항소하고 싶어요",
  "1심 판결 선고를 11월 5일에 받았고 판결문은 아직이에요. 항소하고 싶어요",
  "The judgment was pronounced and I got it on 5 November in court. I want to appeal",
  "一審判決を11月5日に法廷で受け取りました。控訴したいです",
  "一审判决我11月5日当庭收到，想上诉",
];

it.each(NO_DATE)("gives no due date from “%s”", async (asked) => {
  for (const language of ["ko", "en"] as const) {
    const { computed } = await gatherGrounding({ said: [asked], language, today: TODAY });
    expect(computed.flatMap(({ dates }) => dates)).toEqual([]);
  }
});

const BY_ANOTHER: readonly string[] = [
  "My wife signed for the payment order and I got it on November 20",
  "My roommate signed for the payment order and I got it on November 20",
  "A payment order came to my house while I was abroad and I got it on 20 November",
  "Our receptionist received the complaint, and I got it on 20 November",
  "同居人が支払命令を受け取り、私は11月20日に受け取りました",
  "支払命令が実家に届いていて、11月20日に受け取りました",
  "訴状が会社に届いて、11月20日に受け取りました",
  "室友签收了支付令，我11月20日收到",
  "起诉状寄到公司，同事签收了，我11月20日收到",
  "支付令前台代收了，我11月20日收到",
  "支付令寄到老家了，我11月20日才拿到",
  "룸메이트가 지급명령을 받아 두었고 저는 11월 20일에 받았어요",
  "경비실에 맡겨진 소장을 11월 20일에 받았어요",
  "경비실에 맡겨져 있던 지급명령을 11월 20일에 찾았어요. 저는 11월 20일에 받았어요",
  "My mother took the payment order in. I received it on 20 November",
  "出張中に支払督促が届き、11月20日に受け取りました",
  "出差期间支付令送到家了，我11月20日收到",
];

it.each(BY_ANOTHER)("gives no due date from “%s”, where the paper may have been received before", async (asked) => {
  for (const language of ["ko", "en"] as const) {
    const { computed } = await gatherGrounding({ said: [asked], language, today: TODAY });
    expect(computed.flatMap(({ dates }) => dates)).toEqual([]);
  }
});

it.each<[string, string[]]>([
  ["12-04", ["남편이 소송을 걸었어요. 소장을 11월 4일에 받았어요"]],
  ["12-04", ["My husband is suing me. I received the complaint on 4 November"]],
  ["12-04", ["会社の同僚に相談しました。訴状を11月4日に受け取りました"]],
  ["12-04", ["我老婆起诉我，起诉状我11月4日收到"]],
  ["12-04", ["소장이 11월 4일에 집에 왔어요"]],
  ["12-04", ["소장을 11월 4일에 받았어요", "남편이 그 사람에게서 돈을 받았어요"]],
  ["12-04", ["訴状を11月4日に受け取ったのですが大丈夫ですか"]],
  ["12-04", ["大家好，我11月4日收到了起诉状"]],
  ["12-04", ["1심 판결이 선고됐고 판결문을 11월 20일에 받았어요. 항소하고 싶어요"]],
])("gives %s from %j, where others did not receive the paper", async (due, said) => {
  const { computed } = await gatherGrounding({ said, language: "ko", today: TODAY, serviceType: "answer-brief" });
  expect(computed.flatMap(({ dates }) => dates)).toContain(`2026-${due}`);
});

it.each<[string, string[]]>([
  ["11-30", ["엄마가 지급명령을 받았어요", "11월 16일이요"]],
  ["11-30", ["My wife signed for the payment order and I got it on 20 November", "on 16 November"]],
  ["11-30", ["支払督促が実家に届いていて、11月20日に受け取りました", "11月16日です"]],
  ["11-30", ["室友签收了支付令，我11月20日收到", "11月16日"]],
])("gives %s from %j, where the question for the first receipt was answered", async (due, said) => {
  const asked = {
    said,
    receiptReplies: said.slice(1),
    language: "ko",
    today: TODAY,
    serviceType: "objection",
  } as const;
  const { computed } = await gatherGrounding(asked);
  expect(computed.flatMap(({ dates }) => dates)).toContain(`2026-${due}`);
});

it.each([
  [["소장을 11월 20일에 받았어요", "아 죄송해요, 11월 16일에 받았어요"]],
  [["I received the complaint on November 20", "Sorry, I received it on November 16"]],
  [["訴状を11月20日に受け取りました", "すみません、訴状は11月16日に受け取りました"]],
  [["我11月20日收到起诉状", "说错了，我11月16日收到起诉状"]],
])("gives the last day of the newest receipt from %j, which corrects the first", async (said) => {
  const { computed } = await gatherGrounding({ said, language: "ko", today: TODAY });
  expect(computed.map(({ due }) => due?.date)).toEqual(["2026-12-16"]);
});

it.each([
  [["소장을 11월 20일에 받았어요", "아 죄송해요, 11월 16일이에요"]],
  [["소장을 11월 20일에 받았어요", "아니요, 아내가 11월 13일에 받았어요"]],
  [["I received the complaint on November 20", "Actually my wife received it on November 13"]],
])("gives no due date from %j, which takes the first day back and gives no other plainly", async (said) => {
  const { computed } = await gatherGrounding({ said, language: "ko", today: TODAY });
  expect(computed).toEqual([]);
});

it.each<[string, string[], string]>([
  ["11-24", ["지급명령을 11월 10일에 받았어요", "오늘 이의신청서 낼 수 있나요?"], "2026-11-24"],
  ["11-24", ["지급명령을 11월 10일에 받았어요", "채권자한테 어제 전화가 왔어요"], "2026-11-24"],
  ["12-03", ["소장을 11월 3일에 받았고 오늘 봤어요"], "2026-12-03"],
  ["12-03", ["소장을 11월 3일에 받았고 오늘 봤어요. 30일 이내에 내라네요"], "2026-12-03"],
  ["11-24", ["On 10 November, I received the payment order."], "2026-11-24"],
  ["11-10", ["11월 3일에 공소장을 받았어요. 의견서를 내라는데 언제까지인가요?"], "2026-11-10"],
  ["11-10", ["11월 3일에 벌금형 선고받았고 판결문은 11월 18일에 받았어요. 항소하려고요"], "2026-11-10"],
  ["12-07", ["어제 법원에서 지급명령을 받았어요"], "2026-12-07"],
  ["12-07", ["昨日、裁判所から支払督促を受け取りました"], "2026-12-07"],
  ["11-24", ["11月10日收到了支付令"], "2026-11-24"],
  ["11-24", ["소장을 지난달 25일에 받았어요. 오늘 답변서 내도 되나요"], "2026-11-24"],
  ["11-27", ["지급명령을 열흘 전에 받았고 어제 전화가 왔어요"], "2026-11-27"],
  ["12-03", ["소장을 11/3 받았고 오늘 봤어요"], "2026-12-03"],
  ["11-24", ["先月25日に訴状を受け取りました。昨日電話がありました"], "2026-11-24"],
  ["11-09", ["上个月25号收到了支付令，昨天打来电话"], "2026-11-09"],
  ["12-07", ["지급명령을 이틀 전에 받았고 오늘 이의신청해요"], "2026-12-07"],
  ["11-17", ["지급명령을 11. 3.에 받았어요. 오늘 봤어요"], "2026-11-17"],
  ["11-24", ["지급명령을 11월 10일에 받았어요. 90년 3월 5일생이에요"], "2026-11-24"],
  [
    "12-03",
    ["작년에 장사하면서 2천만원을 넣었어요", "그 사람이 소송을 걸어서 소장을 11월 3일에 받았어요", "언제까지예요"],
    "2026-12-03",
  ],
  ["12-03", ["去年我跟他合伙，投了2000万", "现在他起诉我，诉状11月3日收到的", "答辩状什么时候截止"], "2026-12-03"],
  ["11-26", ["I got a payment order and did nothing", "it came on 12 November", "what's the last day"], "2026-11-26"],
  ["11-30", ["8월 31일에 회사에서 해고됐어요", "서면은 없었어요", "부당해고 구제신청 며칠 남았나요"], "2026-11-30"],
  ["2025", ["昨年11月20日に支払督促を受け取りました"], "2025-12-04"],
  ["2025", ["令和7年11月20日に支払督促を受け取りました"], "2025-12-04"],
  ["2025", ["二〇二五年十一月二十日收到了支付令"], "2025-12-04"],
  ["11-24", ["支付令是十一月十号收的，请算一下截止日"], "2026-11-24"],
  ["2027-06-01", ["去年6月1号离的婚，分财产的期限到哪天"], "2027-06-01"],
  ["2027-05-20", ["我们2025年5月20日离婚，财产分割请求最晚到什么时候"], "2027-05-20"],
  ["12-04", ["大前天收到支付令，最晚哪天"], "2026-12-04"],
  ["12-07", ["支付令是昨天到的，我还剩几天"], "2026-12-07"],
  ["12-02", ["支付令收到五天了，还剩多少天？"], "2026-12-02"],
  ["12-01", ["지급명령이 왔어요", "지난주 화요일이요", "마지막 날이 며칠이죠?"], "2026-12-01"],
  ["12-02", ["裁判所から支払督促が来ました", "受け取ったのは先週の水曜日です"], "2026-12-02"],
  ["11-30", ["我收到了支付令", "11月16日", "所以截止到哪天"], "2026-11-30"],
  ["11-30", ["I received a payment order", "on 16 November", "so which day is the last one?"], "2026-11-30"],
  ["11-25", ["I was sentenced to six months on 18 November. When is the last day to appeal?"], "2026-11-25"],
])("gives %s from %j", async (_, said, due) => {
  const { computed } = await gatherGrounding({ said, receiptReplies: said.slice(1), language: "ko", today: TODAY });
  const dated = computed.filter(({ dates }) => dates.length > 0);
  expect(dated.length).toBeGreaterThan(0);
  for (const { dates } of dated) expect(dates).toContain(due);
});

it.each([
  [["지급명령이 왔어요", "11월 14일이요", "16일이요"]],
  [["소장을 받았어요", "작년 일이에요", "11월 3일이요"]],
  [["지급명령이 왔어요", "11월 16일, 11월 17일이요"]],
  [["저희 집에 소장이 왔어요. 지난달 말쯤이었어요. 11월 20일에 읽었어요."]],
  [["지급명령을 받은 적이 없어요", "11월 16일이요"]],
  [["支払督促を受け取っていません", "11月16日です"]],
  [["I got no payment order", "on 16 November"]],
  [["我没收到支付令", "11月16日"]],
])("gives no due date from %j, where no one day of a receipt is said plainly", async (said) => {
  const { computed } = await gatherGrounding({ said, receiptReplies: said.slice(1), language: "ko", today: TODAY });
  expect(computed.flatMap(({ dates }) => dates)).toEqual([]);
});

it.each([
  [["지급명령이 왔어요", "11월 16일이요"]],
  [["I received a payment order", "on 16 November"]],
  [["裁判所から支払督促が来ました", "11月16日です"]],
  [["我收到了支付令", "11月16日"]],
  [["소장을 11월 5일에 받았어요", "11월 3일이요"]],
  [["소장을 11월 5일에 받았어요", "아니 11월 3일이요"]],
])("gives no due date from %j, whose bare day may answer another question", async (said) => {
  const { computed } = await gatherGrounding({ said, language: "ko", today: TODAY });
  expect(computed.flatMap(({ dates }) => dates)).toEqual([]);
});

it.each<[Language, string]>([
  ["en", "I received the payment order last Tuesday."],
  ["en", "I received the payment order last Monday."],
  ["ko", "지급명령을 지난 화요일에 받았어요"],
  ["ko", "지급명령을 저번 월요일에 받았어요"],
])(
  "gives in %s no due date from “%s”, said on a Wednesday: either of two weeks may be meant",
  async (language, asked) => {
    const { computed } = await gatherGrounding({ said: [asked], language, today: "2026-11-25" });
    expect(computed.flatMap(({ dates }) => dates)).toEqual([]);
  },
);
