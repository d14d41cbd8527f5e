import type { Language } from "@legal/contracts";

export type MissingFact = "amount" | "when" | "evidence" | "party" | "receivedOn" | "openedOn";

const PARTS = ["overview", "fits", "unfit", "steps", "prepare", "duration", "price"] as const;

/** A part of a service's page that has no heading of its own. */
type Part = (typeof PARTS)[number];

export const isPart = (part: string): part is Part => PARTS.some((one) => one === part);

/** What the offline assistant says around the knowledge. It adds no law of its own. */
export interface Phrases {
  readonly disclosure: string;
  readonly deadlineHead: string;
  readonly toStaff: string;
  readonly asked: string;
  readonly nothingFound: string;
  readonly otherService: (name: string) => string;
  readonly missing: string;
  readonly withdrawn: string;
  readonly facts: Readonly<Record<MissingFact, string>>;
  readonly notAdvice: string;
  /** Before the parts of a service's page. */
  readonly heads: Readonly<Record<Part, string>>;
  readonly didYouMean: string;
  readonly because: (words: string, summary: string) => string;
  readonly plainReason: (summary: string) => string;
}

const ko: Phrases = {
  disclosure: "AI 자동 안내입니다. 답변은 일반 정보이며, 판단은 담당자와 변호사가 합니다.",
  deadlineHead: "기한을 먼저 확인하세요.",
  toStaff: "받은 서류와 날짜를 관리자 채팅으로 보내 주시면 담당자가 기한부터 확인합니다.",
  asked: "물어보신 내용과 가장 가까운 자료입니다.",
  nothingFound:
    "이 질문에 맞는 내용을 제 자료에서 찾지 못했습니다. 없는 내용을 지어내지 않겠습니다. 관리자 채팅으로 물어보시거나 조금 더 자세히 적어 주세요.",
  otherService: (name) => `적어 주신 사정은 「${name}」 서비스와 더 가까워 보입니다. 그 서비스의 안내도 함께 보세요.`,
  missing: "더 정확히 안내하려면 다음을 알려 주세요.",
  withdrawn: "앞서 알려 드린 마지막 날은 그 뒤에 하신 말씀과 맞지 않습니다. 그 날짜를 따르지 마세요.",
  facts: {
    amount: "금액이 얼마인지",
    when: "언제 있었던 일인지",
    evidence: "계약서, 대화, 이체 내역처럼 보여 줄 자료가 있는지",
    party: "상대방의 이름과 주소를 아는지",
    receivedOn: "서류를 받은 정확한 날짜 (가족이나 직장 동료, 관리실 등에서 먼저 받았다면 그 날짜)",
    openedOn: "전자송달을 알리는 통지가 온 날짜와 그 문서를 열어 본 날짜 (아직 열지 않았다면 통지가 온 날짜)",
  },
  notAdvice: "사건에 맞는 판단은 변호사의 확인이 필요합니다. 담당자는 기한과 서류를 확인해 드립니다.",
  heads: {
    overview: "어떤 절차인가요",
    fits: "이런 분께 맞습니다",
    unfit: "이럴 때는 다른 방법이 낫습니다",
    steps: "진행 순서",
    prepare: "준비할 것",
    duration: "걸리는 기간",
    price: "비용",
  },
  didYouMean: "혹시 이런 내용이 궁금하신가요? 그대로 보내 주시면 답해 드립니다.",
  because: (words, summary) => `말씀하신 ${words}에 맞는 절차입니다. ${summary}`,
  plainReason: (summary) => `적어 주신 사정과 가까운 절차입니다. ${summary}`,
};

const en: Phrases = {
  disclosure: "This is an automatic AI answer. It is general information; our staff and a lawyer decide on your case.",
  deadlineHead: "Please check this deadline first.",
  toStaff:
    "Send the paper and the date you received it in the chat with our staff; they check the deadline before anything else.",
  asked: "This is what our material says closest to your question.",
  nothingFound:
    "I found nothing in my material that fits this question, and I will not make something up. Please ask our staff in the chat, or tell me a little more.",
  otherService: (name) => `Your situation looks closer to our service “${name}”. Please look at that page too.`,
  missing: "To guide you better, please tell me:",
  withdrawn: "The last day that I gave before no longer fits what you wrote. Please do not rely on it.",
  facts: {
    amount: "how much money it is about",
    when: "when it happened",
    evidence: "whether you have something to show, such as a contract, messages or bank transfers",
    party: "whether you know the other side's name and address",
    receivedOn:
      "the exact date you received the paper (or, if someone at your home, workplace or building took it in first, that date)",
    openedOn:
      "the date on which the notice of the electronic paper came, and the date on which you opened the paper (if you have not, the notice's date)",
  },
  notAdvice: "What is right in your own case is for a lawyer to judge; our staff check time limits and papers.",
  heads: {
    overview: "What it is",
    fits: "It fits if",
    unfit: "Something else is better if",
    steps: "How it goes",
    prepare: "What to prepare",
    duration: "How long it takes",
    price: "What it costs",
  },
  didYouMean: "Did you mean one of these? Send it as it stands and I will answer.",
  because: (words, summary) => `It fits what you wrote: ${words}. ${summary}`,
  plainReason: (summary) => `It comes close to what you describe. ${summary}`,
};

const ja: Phrases = {
  disclosure: "AIによる自動案内です。回答は一般的な情報で、判断は担当者と弁護士が行います。",
  deadlineHead: "まず期限を確認してください。",
  toStaff: "届いた書類と受け取った日を担当者とのチャットでお送りください。まず期限を確認します。",
  asked: "ご質問に最も近い資料です。",
  nothingFound:
    "このご質問に合う内容は私の資料に見つかりませんでした。ないことを作って答えることはしません。担当者とのチャットでお尋ねいただくか、もう少し詳しく教えてください。",
  otherService: (name) => `お書きの事情は「${name}」のサービスに近いようです。そちらの案内もご覧ください。`,
  missing: "より正確にご案内するため、次のことを教えてください。",
  withdrawn: "先ほどお伝えした最終日は、その後のお話とは合わなくなりました。その日付は使わないでください。",
  facts: {
    amount: "金額はいくらか",
    when: "いつのことか",
    evidence: "契約書、やり取り、振込記録など示せる資料があるか",
    party: "相手の氏名と住所が分かるか",
    receivedOn: "書類を受け取った正確な日付（ご家族や職場の方、管理人などが先に受け取った場合は、その日付）",
    openedOn: "電子送達の通知が届いた日付と、その文書を開いた日付（まだ開いていなければ通知の日付）",
  },
  notAdvice: "個別の案件についての判断は弁護士の確認が必要です。担当者は期限と書類を確認します。",
  heads: {
    overview: "どんな手続きか",
    fits: "このような方に合います",
    unfit: "ほかの方法がよい場合",
    steps: "進み方",
    prepare: "準備するもの",
    duration: "かかる期間",
    price: "費用",
  },
  didYouMean: "もしかして、次のようなことでしょうか。そのままお送りいただければお答えします。",
  because: (words, summary) => `お書きの${words}に合う手続きです。${summary}`,
  plainReason: (summary) => `お書きの事情に近い手続きです。${summary}`,
};

const zh: Phrases = {
  disclosure: "这是AI自动说明。内容仅为一般信息，由工作人员和律师作出判断。",
  deadlineHead: "请先确认期限。",
  toStaff: "请在与工作人员的聊天中发送收到的文书和收到日期，工作人员会首先核对期限。",
  asked: "以下是与您的问题最接近的资料。",
  nothingFound: "我的资料中没有找到符合这个问题的内容，我不会编造。请在聊天中询问工作人员，或再多说明一些情况。",
  otherService: (name) => `您描述的情况更接近“${name}”服务，请同时参考该服务的说明。`,
  missing: "为了更准确地说明，请告诉我：",
  withdrawn: "之前告知的截止日期与您后来所写的内容不符，请不要再以它为准。",
  facts: {
    amount: "金额是多少",
    when: "事情发生在什么时候",
    evidence: "是否有合同、聊天记录、转账记录等材料",
    party: "是否知道对方的姓名和地址",
    receivedOn: "收到文书的准确日期（如果是家人、同事或物业等先签收的，请写该日期）",
    openedOn: "电子送达通知到达的日期和打开该文书的日期（尚未打开的，请写通知的日期）",
  },
  notAdvice: "针对您个案的判断需要律师确认；工作人员核对期限和文书。",
  heads: {
    overview: "这是什么程序",
    fits: "适合以下情况",
    unfit: "以下情况另有更好的办法",
    steps: "办理流程",
    prepare: "需要准备",
    duration: "所需时间",
    price: "费用",
  },
  didYouMean: "您想问的是以下内容吗？直接发送即可得到回答。",
  because: (words, summary) => `符合您提到的${words}。${summary}`,
  plainReason: (summary) => `与您描述的情况相近。${summary}`,
};

export const phrases: Readonly<Record<Language, Phrases>> = { ko, en, ja, zh };
