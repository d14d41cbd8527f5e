import type { Language } from "@legal/contracts";
import type { SituationLine } from "./situation-line.ts";

/** Longer, muddled, with side issues; written after the word lists and never tuned on. */
export const linesByLanguage: Readonly<Record<Language, readonly SituationLine[]>> = {
  ko: [
    [
      "labor-lawsuit",
      "wageClaims",
      "카페에서 1년 반 알바했는데 그만둘 때 사장님이 장사가 안된다면서 마지막 두 달 돈을 나중에 준대요. 근데 벌써 반년 지났고 전화도 안 받아요. 가게는 그대로 영업 중이에요",
    ],
    [
      "payment-order certified-mail complaint",
      "",
      "동생 결혼한다길래 보태 쓰라고 천만원 부쳐줬고 갚겠다고 했거든요. 그런데 이제 와서 그냥 준 거 아니냐고 하네요 가족이라 차용증 이런 거 없어요",
    ],
    [
      "lease-registration certified-mail",
      "",
      "원룸 살다가 나왔는데 방 빼고 나서 500 중에 300만 돌려주고 나머지 200은 도배를 해야 된다면서 안 준대요 집주인 할머니 아들이 그래요",
    ],
    [
      "answer-brief",
      "unknownCourtPaper",
      "어제 집배원 아저씨가 법원 등기라면서 두꺼운 봉투를 주고 갔는데 뜯어보니까 예전에 같이 일하던 사람이 저보고 3천만 원을 물어내래요. 손이 떨려서 글을 못 읽겠어요",
    ],
    [
      "inheritance-lawsuit",
      "renounceInheritance",
      "연락 끊고 살던 아버지가 돌아가셨다고 경찰에서 연락이 왔어요. 캐피탈이랑 카드사에서 자꾸 독촉장이 오는데 제가 이 돈을 다 갚아야 하나요",
    ],
    [
      "criminal-defense",
      "",
      "중고나라에서 물건 팔았는데 구매자가 사기라고 신고했대요. 수사관이 나오라고 전화했는데 어떻게 하죠 택배가 늦었을 뿐인데",
    ],
    [
      "administrative-lawsuit",
      "administrativeSuit",
      "어린이집 운영하는데 점검 나와서 보조금 환수하고 운영을 석 달 정지시키겠다는 공문이 왔어요 억울합니다",
    ],
    [
      "debt-seizure seizure property-disclosure",
      "",
      "소액재판 이겼는데 상대가 배째라 하고 있어요 그 사람 월급 들어오는 은행은 알아요",
    ],
    [
      "debt-seizure seizure property-disclosure debtor-registry",
      "",
      "작년에 재판에서 이겼는데 상대가 통장도 다 비우고 배 째라네요",
    ],
    [
      "lease-registration",
      "",
      "월세 계약 끝나가는데 집주인이 돈 없다고 기다리래요. 저 지방 발령나서 다음주에 가야 해요",
    ],
    [
      "labor-lawsuit",
      "unfairDismissal",
      "팀장이 갑자기 다음 주부터 안 나와도 된다고 하네요 계약서도 있고 3년 일했어요",
    ],
  ],
  en: [
    [
      "labor-lawsuit",
      "unfairDismissal",
      "I teach at an English academy. After I asked about my holiday days the director said don't bother coming in on Monday and blocked me on Kakao.",
    ],
    [
      "lease-registration certified-mail",
      "",
      "We moved here from Canada, our two year contract finished in May and the owner says he will give the 200 million back once he finds somebody new. It's been five months.",
    ],
    [
      "answer-brief",
      "unknownCourtPaper",
      "The postman brought a thick envelope from Suwon District Court. It seems my old business partner wants 40 million won from me. I can't read most of it.",
    ],
    [
      "payment-order complaint certified-mail",
      "",
      "I designed a website for a startup, they use it every day, but the last two payments never came and now the CEO ignores my mails.",
    ],
    [
      "divorce-lawsuit",
      "",
      "My wife and I live in Incheon, things have been bad for years, she took our son to her parents and says I won't see him again.",
    ],
    [
      "administrative-lawsuit",
      "administrativeSuit",
      "The immigration office turned down my F-6 extension yesterday because they think our marriage is fake. We have two kids!",
    ],
    [
      "inheritance-lawsuit",
      "reservedShare",
      "Grandpa's apartment and savings were all put in my uncle's name two months before he died, my mother got nothing at all.",
    ],
    [
      "provisional-seizure",
      "",
      "The guy who took our 80 million is about to sell his only building and go back abroad, we haven't even started a lawsuit yet.",
    ],
    [
      "labor-lawsuit",
      "unfairDismissal",
      "Got a text from the owner saying I am no longer needed at the cafe. Two years, no warning.",
    ],
    [
      "debt-seizure seizure property-disclosure debtor-registry",
      "",
      "We won in court last winter but the company still sends nothing and says its account is empty.",
    ],
    [
      "answer-brief",
      "unknownCourtPaper",
      "A thick envelope came from the court, my former tenant demands 12 million from me.",
    ],
  ],
  ja: [
    [
      "labor-lawsuit",
      "wageClaims",
      "ソウルの飲食店で一年ほど働きました。店の売上が悪いと言われ、最後の三か月分をまだもらえていません。",
    ],
    [
      "lease-registration certified-mail",
      "",
      "留学を終えて部屋を返したのに、大家さんが次の人が見つかるまでお金は返せないと言います。もう四か月です。",
    ],
    [
      "answer-brief",
      "unknownCourtPaper",
      "ポストに韓国の裁判所から厚い封筒が入っていました。昔の共同経営者が私に三千万ウォンを請求しているようです。",
    ],
    [
      "payment-order certified-mail complaint",
      "",
      "友人が店を開くというので一千万ウォンを送金しました。返すと言っていたのに、今では贈り物だったと言われています。",
    ],
    [
      "divorce-lawsuit",
      "",
      "夫が子どもを連れて実家に帰り、もう会わせないと言っています。結婚生活を終わりにして子どもと暮らしたいです。",
    ],
    [
      "criminal-defense",
      "",
      "フリマで売った商品の発送が遅れただけなのに、買った人が詐欺だと警察に届けたそうです。出頭するように電話が来ました。",
    ],
    [
      "administrative-lawsuit",
      "administrativeSuit",
      "結婚ビザの延長が偽装結婚を疑われて不許可になりました。子どもも二人います。",
    ],
    [
      "inheritance-lawsuit",
      "renounceInheritance",
      "何年も連絡のなかった父が亡くなったと知らせがあり、カード会社から私に督促が届きます。払わないといけませんか。",
    ],
    [
      "debt-seizure seizure property-disclosure debtor-registry",
      "",
      "裁判で勝ったのですが、相手は一銭も払わず、給料をもらって普通に暮らしています。",
    ],
    [
      "lease-registration",
      "",
      "契約期間が終わったのに大家さんが次の人が決まるまで待ってくれと言います。来週引っ越します。",
    ],
    ["objection", "paymentOrderObjection", "支払命令という書類が来たのですが、この会社とは取引したことがありません。"],
  ],
  zh: [
    ["labor-lawsuit", "wageClaims", "我在首尔的餐馆干了一年多，老板说生意不好，最后三个月的钱到现在没给，电话也不接。"],
    ["lease-registration certified-mail", "", "留学结束退了房，房东说要等新租客来了才能还我那笔钱，已经四个月了。"],
    [
      "answer-brief",
      "unknownCourtPaper",
      "邮递员送来一个法院的大信封，好像是以前的合伙人要我赔三千万韩元，我看不懂韩文。",
    ],
    [
      "payment-order certified-mail complaint",
      "",
      "朋友说开店周转，我转给他一千万韩元，说好三个月还，现在他说那是我送的。",
    ],
    ["divorce-lawsuit", "", "老公把孩子带回婆家，说不让我再见孩子，我想结束这段关系，孩子跟我。"],
    ["criminal-defense", "", "二手平台卖东西发货晚了，买家报警说我诈骗，警官打电话叫我去一趟。"],
    ["administrative-lawsuit", "administrativeSuit", "出入境说我们是假结婚，不给我延长结婚签证，我们有两个孩子。"],
    [
      "inheritance-lawsuit",
      "renounceInheritance",
      "多年没联系的父亲过世了，信用卡公司一直给我寄催款函，这些钱我必须还吗？",
    ],
    ["objection", "paymentOrderObjection", "法院寄来一份지급명령，说我欠通讯公司八十万，可我根本没用过那家。"],
    ["labor-lawsuit", "unfairDismissal", "老板今天突然说明天不用来了，我干了三年，没有任何书面通知。"],
    ["divorce-lawsuit", "propertyDivision", "我和韩国丈夫去年离婚了，房子怎么分还没谈。"],
  ],
};
