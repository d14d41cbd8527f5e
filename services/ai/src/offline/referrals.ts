import type { CrisisHelp, Language } from "@legal/contracts";
import { crisisHelp } from "@legal/i18n/danger";

/** Matters that the office does not take on, as the training lines name them. */
const TOPICS = [
  "bankruptcy",
  "company-formation",
  "consumer-agency",
  "contract-review",
  "medical",
  "notary",
  "real-estate-advice",
  "tax",
  "traffic-fine",
  "visa",
  "other",
] as const;

type Topic = (typeof TOPICS)[number];

interface Referrals {
  /** What is read first when the police hold someone. */
  readonly custody: CrisisHelp;
  /** The right to a lawyer, and who that may be. */
  readonly counsel: string;
  /** Before the first numbers again, while the conversation goes on about anything else. */
  readonly still: string;
  readonly notOffered: string;
  readonly topics: Readonly<Record<Topic, string>>;
}

const ko: Referrals = {
  custody: {
    sentence: "갑작스러운 일에 많이 놀라셨겠습니다. 지금은 변호인을 부르는 일이 먼저입니다.",
    lines: [
      { number: "132", name: "대한법률구조공단 (무료 법률 상담, 평일 낮)" },
      { number: "1345", name: "외국인종합안내센터 (통역, 평일 9~22시)" },
      { number: "112", name: "경찰 (다른 위험이 있을 때)" },
    ],
    after:
      "법원에 체포·구속적부심사를 청구할 수 있습니다. 변호인이 없으면 그 심사나 구속영장 심사 때 법원이 국선변호인을 정해 줍니다. 어느 경찰서인지와 연락처를 관리자 채팅에도 남겨 주세요.",
  },
  counsel:
    "경찰은 변호인에게 연락할 수 있게 해 주어야 합니다. 변호인 접견을 요청하고, 지방변호사회의 당직변호사에게도 연락하세요.",
  still:
    "혼자 견디지 않으셔도 됩니다. 아래 번호는 지금도 사람이 받습니다. 사건 이야기는 준비되셨을 때 언제든 적어 주세요.",
  notOffered: "이 일은 저희가 맡지 않는 일이라, 맞는 곳을 알려 드립니다.",
  topics: {
    bankruptcy: "본인의 회생·파산은 신용회복위원회(☎ 1600-5500)나 대한법률구조공단(☎ 132)에서 상담하실 수 있습니다.",
    "company-formation": "회사 설립과 등기는 법무사나 관할 등기소에 문의해 주세요.",
    "consumer-agency": "소비자 피해 상담은 1372 소비자상담센터(☎ 1372)에서 받습니다.",
    "contract-review":
      "계약서 검토는 변호사에게 맡기셔야 합니다. 무료 상담은 대한법률구조공단(☎ 132)에서 받을 수 있습니다.",
    medical: "건강에 관한 일은 병원에, 급하면 ☎ 119에 문의해 주세요.",
    notary: "공증은 가까운 공증사무소에서 합니다. 신분증과 서류 원본을 가지고 가세요.",
    "real-estate-advice": "부동산을 사고파는 판단은 공인중개사와 상의해 주세요.",
    tax: "세금 신고와 절세는 국세상담센터(☎ 126)나 세무사에게 문의해 주세요. 이미 고지서를 받으셨다면 다시 말씀해 주세요.",
    "traffic-fine":
      "교통 범칙금과 과태료의 납부·이의는 경찰청 민원(☎ 182)에 문의해 주세요. 면허가 취소·정지되었다면 다시 말씀해 주세요.",
    visa: "체류와 비자 신청은 외국인종합안내센터(☎ 1345)에서 안내합니다. 거부되었거나 출국 명령을 받으셨다면 다시 말씀해 주세요.",
    other: "무료 법률 상담은 대한법률구조공단(☎ 132)에서 받을 수 있습니다.",
  },
};

const en: Referrals = {
  custody: {
    sentence: "This must have come as a shock. A lawyer comes first now.",
    lines: [
      { number: "132", name: "free legal aid (weekdays, office hours)" },
      { number: "1345", name: "immigration line (interprets for foreigners, weekdays 9 to 22)" },
      { number: "112", name: "police (if there is another danger)" },
    ],
    after:
      "A court can be asked to review the arrest or detention. If you have no lawyer, the court appoints one for that review or for the warrant hearing. Please also write to our staff in the chat which police station it is and how to reach you.",
  },
  counsel: "The police must let you call a lawyer: ask for one, and call the duty lawyer of the local bar.",
  still:
    "You do not have to bear this alone. A person answers at these numbers right now. Write about your matter whenever you are ready.",
  notOffered: "Our office does not take on this kind of matter; this is where you get help.",
  topics: {
    bankruptcy:
      "For your own insolvency or debt adjustment, ask the Credit Counseling and Recovery Service (☎ 1600-5500) or free legal aid (☎ 132).",
    "company-formation":
      "For founding and registering a company, ask a judicial scrivener (법무사) or the registry office.",
    "consumer-agency": "Consumer complaints are taken by the consumer counselling centre (☎ 1372).",
    "contract-review": "Have a lawyer review the contract. Free legal aid answers at ☎ 132.",
    medical: "For your health, please ask a hospital; in an emergency call ☎ 119.",
    notary: "A notary's office (공증사무소) near you does this; bring your identity card and the originals.",
    "real-estate-advice": "Whether to buy or sell is a question for a licensed estate agent (공인중개사).",
    tax: "For tax returns, ask the national tax line (☎ 126) or a tax accountant. If an assessment has already come, please tell me.",
    "traffic-fine":
      "For traffic fines, ask the police line (☎ 182). If your licence was suspended or revoked, please tell me.",
    visa: "For stays and visa applications, ask the immigration line (☎ 1345). If you were refused or ordered to leave, please tell me.",
    other: "Free legal aid answers at ☎ 132.",
  },
};

const ja: Referrals = {
  custody: {
    sentence: "突然のことで驚かれたことと思います。今は弁護人を呼ぶことが先です。",
    lines: [
      { number: "132", name: "大韓法律救助公団（無料の法律相談、平日の日中）" },
      { number: "1345", name: "外国人総合案内センター（通訳、平日の日中）" },
      { number: "112", name: "警察（ほかに危険があるとき）" },
    ],
    after:
      "裁判所に逮捕・勾留の適否の審査を請求できます。弁護人がいなければ、その審査や勾留状の審査のときに裁判所が国選弁護人を選びます。どの警察署かとご連絡先を、担当者とのチャットにもお書きください。",
  },
  counsel:
    "警察は弁護人に連絡させなければなりません。弁護人との接見を求め、地方弁護士会の当番弁護士にもご連絡ください。",
  still:
    "おひとりで抱え込まなくて大丈夫です。下の番号には今も人が出ます。ご相談の続きは、お気持ちが落ち着いてからいつでもお書きください。",
  notOffered: "これは当事務所ではお引き受けしていないことです。ご相談できるところをご案内します。",
  topics: {
    bankruptcy: "ご自身の再生・破産は、信用回復委員会（☎ 1600-5500）や大韓法律救助公団（☎ 132）でご相談いただけます。",
    "company-formation": "会社の設立と登記は、法務士または管轄の登記所にお問い合わせください。",
    "consumer-agency": "消費者トラブルのご相談は1372消費者相談センター（☎ 1372）で受け付けています。",
    "contract-review": "契約書の確認は弁護士にご依頼ください。無料の法律相談は大韓法律救助公団（☎ 132）です。",
    medical: "お体のことは病院に、急ぐときは☎ 119にご連絡ください。",
    notary: "公証は最寄りの公証事務所で行います。身分証と書類の原本をお持ちください。",
    "real-estate-advice": "売買の判断は公認仲介士にご相談ください。",
    tax: "税金の申告は国税相談センター（☎ 126）または税理士にお問い合わせください。すでに課税の通知が届いている場合は、そうお書きください。",
    "traffic-fine":
      "交通反則金・過料は警察の相談窓口（☎ 182）へ。免許の取消し・停止を受けた場合は、そうお書きください。",
    visa: "在留とビザの申請は外国人総合案内センター（☎ 1345）へ。不許可や出国命令を受けた場合は、そうお書きください。",
    other: "無料の法律相談は大韓法律救助公団（☎ 132）です。",
  },
};

const zh: Referrals = {
  custody: {
    sentence: "事发突然，您一定很着急。现在最要紧的是请律师。",
    lines: [
      { number: "132", name: "大韩法律救助公团（免费法律咨询，工作日白天）" },
      { number: "1345", name: "外国人综合咨询中心（翻译，工作日9～22点）" },
      { number: "112", name: "警察（有其他危险时）" },
    ],
    after:
      "可以请求法院审查逮捕、羁押是否合法。没有律师时，法院会在该审查或拘留令审查时指定国选辩护人。请在与工作人员的聊天中写明是哪个警察署以及联系方式。",
  },
  counsel: "警方必须让您联系律师。请要求会见律师，也请联系地方律师会的值班律师。",
  still: "您不必独自承受。下面的电话现在就有人接听。等您准备好了，随时可以再写下您的事情。",
  notOffered: "这类事情不在我们的服务范围内，您可以向以下机构求助。",
  topics: {
    bankruptcy: "本人的个人重整、破产，可以咨询信用恢复委员会（☎ 1600-5500）或大韩法律救助公团（☎ 132）。",
    "company-formation": "设立公司和登记，请咨询法务士或管辖登记所。",
    "consumer-agency": "消费者投诉由1372消费者咨询中心（☎ 1372）受理。",
    "contract-review": "审查合同请委托律师。免费法律咨询：大韩法律救助公团（☎ 132）。",
    medical: "健康问题请咨询医院，紧急时请拨打☎ 119。",
    notary: "公证请到附近的公证事务所办理，请携带身份证件和文件原件。",
    "real-estate-advice": "是否买卖房产，请与公认中介师商量。",
    tax: "报税请咨询国税咨询中心（☎ 126）或税务士。如果已经收到课税通知，请告诉我。",
    "traffic-fine": "交通罚款请咨询警察热线（☎ 182）。如果驾照被吊销或停止，请告诉我。",
    visa: "居留和签证申请请咨询外国人综合咨询中心（☎ 1345）。如果被拒签或收到离境命令，请告诉我。",
    other: "免费法律咨询：大韩法律救助公团（☎ 132）。",
  },
};

const referrals: Readonly<Record<Language, Referrals>> = { ko, en, ja, zh };

const isTopic = (topic: string): topic is Topic => TOPICS.some((one) => one === topic);

/** What those read whom the police hold, or theirs: a lawyer before the numbers, at which no one answers at night. */
export const custodyHelp = (language: Language): CrisisHelp => {
  const { custody, counsel } = referrals[language];
  const gap = language === "ko" || language === "en" ? " " : "";
  return { ...custody, sentence: custody.sentence + gap + counsel };
};

const FIRST_LINES = 2;

const linesText = (lines: CrisisHelp["lines"]): string =>
  lines.map(({ number, name }) => `☎ ${number} ${name}`).join("\n");

const helpText = ({ sentence, lines, after }: CrisisHelp): string => [sentence, linesText(lines), after].join("\n\n");

/** The same in one text; shorter where it was said before. */
export const crisisAnswer = (language: Language, saidBefore: string): string => {
  const help = crisisHelp(language);
  return saidBefore.includes(help.sentence)
    ? [referrals[language].still, linesText(help.lines.slice(0, FIRST_LINES))].join("\n\n")
    : helpText(help);
};

/** The same in one text; shorter where it was said before. */
export const custodyAnswer = (language: Language, saidBefore: string): string => {
  const { custody, counsel } = referrals[language];
  return saidBefore.includes(custody.sentence)
    ? [counsel, linesText(custody.lines.slice(0, FIRST_LINES))].join("\n\n")
    : helpText(custodyHelp(language));
};

/** Who helps with a matter that the office does not offer. */
export const referralFor = (topic: string, language: Language): string => {
  const { notOffered, topics } = referrals[language];
  return `${notOffered}\n${topics[isTopic(topic) ? topic : "other"]}`;
};
