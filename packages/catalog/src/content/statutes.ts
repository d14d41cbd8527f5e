import type { Language } from "@legal/contracts/constants";
import type { Localized } from "../localized.ts";

export type Law = keyof typeof LAWS;

/** Articles as the statute numbers them, `5-4` is 제5조의4; none = the law as a whole. */
export interface Citation {
  readonly law: Law;
  readonly articles: readonly string[];
}

const LAWS = {
  civilCode: { ko: "민법", en: "Civil Act", ja: "民法", zh: "民法" },
  civilProcedure: { ko: "민사소송법", en: "Civil Procedure Act", ja: "民事訴訟法", zh: "民事诉讼法" },
  civilExecution: { ko: "민사집행법", en: "Civil Execution Act", ja: "民事執行法", zh: "民事执行法" },
  civilMediation: {
    ko: "민사조정법",
    en: "Judicial Conciliation of Civil Disputes Act",
    ja: "民事調停法",
    zh: "民事调解法",
  },
  civilMediationRules: {
    ko: "민사조정규칙",
    en: "Rules on Judicial Conciliation of Civil Disputes",
    ja: "民事調停規則",
    zh: "民事调解规则",
  },
  smallClaims: { ko: "소액사건심판법", en: "Trial of Small Claims Act", ja: "少額事件審判法", zh: "小额案件审判法" },
  administrativeLitigation: {
    ko: "행정소송법",
    en: "Administrative Litigation Act",
    ja: "行政訴訟法",
    zh: "行政诉讼法",
  },
  labourStandards: { ko: "근로기준법", en: "Labor Standards Act", ja: "勤労基準法", zh: "劳动基准法" },
  criminalProcedure: { ko: "형사소송법", en: "Criminal Procedure Act", ja: "刑事訴訟法", zh: "刑事诉讼法" },
  patent: { ko: "특허법", en: "Patent Act", ja: "特許法", zh: "专利法" },
  housingLease: {
    ko: "주택임대차보호법",
    en: "Housing Lease Protection Act",
    ja: "住宅賃貸借保護法",
    zh: "住宅租赁保护法",
  },
  commercialCode: { ko: "상법", en: "Commercial Act", ja: "商法", zh: "商法" },
  stampDuty: {
    ko: "민사소송 등 인지법",
    en: "Act on the Stamps Attached for Civil Litigation",
    ja: "民事訴訟等印紙法",
    zh: "民事诉讼等印花法",
  },
  electronicDocuments: {
    ko: "민사소송 등에서의 전자문서 이용 등에 관한 법률",
    en: "Act on the Use of Electronic Documents in Civil Litigation",
    ja: "民事訴訟等における電子文書利用法",
    zh: "民事诉讼等电子文书利用法",
  },
  postalRules: {
    ko: "우편법 시행규칙",
    en: "Enforcement Rules of the Postal Service Act",
    ja: "郵便法施行規則",
    zh: "邮政法施行规则",
  },
  litigationPromotion: {
    ko: "소송촉진 등에 관한 특례법",
    en: "Act on Special Cases concerning Expedition of Legal Proceedings",
    ja: "訴訟促進特例法",
    zh: "诉讼促进特例法",
  },
  wageGuarantee: { ko: "임금채권보장법", en: "Wage Claim Guarantee Act", ja: "賃金債権保障法", zh: "工资债权保障法" },
  wageGuaranteeDecree: {
    ko: "임금채권보장법 시행령",
    en: "Enforcement Decree of the Wage Claim Guarantee Act",
    ja: "賃金債権保障法施行令",
    zh: "工资债权保障法施行令",
  },
  labourStandardsDecree: {
    ko: "근로기준법 시행령",
    en: "Enforcement Decree of the Labor Standards Act",
    ja: "勤労基準法施行令",
    zh: "劳动基准法施行令",
  },
  industrialAccident: {
    ko: "산업재해보상보험법",
    en: "Industrial Accident Compensation Insurance Act",
    ja: "産業災害補償保険法",
    zh: "产业灾害补偿保险法",
  },
  familyProcedure: { ko: "가사소송법", en: "Family Litigation Act", ja: "家事訴訟法", zh: "家事诉讼法" },
  familyFees: {
    ko: "가사소송수수료규칙",
    en: "Rules on Fees in Family Litigation",
    ja: "家事訴訟手数料規則",
    zh: "家事诉讼手续费规则",
  },
  familyRegister: {
    ko: "가족관계의 등록 등에 관한 법률",
    en: "Act on Registration of Family Relations",
    ja: "家族関係登録法",
    zh: "家庭关系登记法",
  },
  privateInternational: {
    ko: "국제사법",
    en: "Act on Private International Law",
    ja: "国際私法",
    zh: "国际私法",
  },
  commercialLease: {
    ko: "상가건물 임대차보호법",
    en: "Commercial Building Lease Protection Act",
    ja: "商街建物賃貸借保護法",
    zh: "商业房屋租赁保护法",
  },
  communications: {
    ko: "통신비밀보호법",
    en: "Protection of Communications Secrets Act",
    ja: "通信秘密保護法",
    zh: "通信秘密保护法",
  },
  civilExecutionDecree: {
    ko: "민사집행법 시행령",
    en: "Enforcement Decree of the Civil Execution Act",
    ja: "民事執行法施行令",
    zh: "民事执行法施行令",
  },
  smallClaimsRules: {
    ko: "소액사건심판규칙",
    en: "Rules on Trial of Small Claims",
    ja: "少額事件審判規則",
    zh: "小额案件审判规则",
  },
  serviceFees: {
    ko: "송달료규칙",
    en: "Rules on Service Fees",
    ja: "送達料規則",
    zh: "送达费规则",
  },
  rehabilitation: {
    ko: "채무자 회생 및 파산에 관한 법률",
    en: "Debtor Rehabilitation and Bankruptcy Act",
    ja: "債務者再生・破産法",
    zh: "债务人重整及破产法",
  },
  inheritanceTax: {
    ko: "상속세 및 증여세법",
    en: "Inheritance Tax and Gift Tax Act",
    ja: "相続税及び贈与税法",
    zh: "继承税及赠与税法",
  },
  stateOfficials: { ko: "국가공무원법", en: "State Public Officials Act", ja: "国家公務員法", zh: "国家公务员法" },
  localOfficials: { ko: "지방공무원법", en: "Local Public Officials Act", ja: "地方公務員法", zh: "地方公务员法" },
  teacherStatus: {
    ko: "교원의 지위 향상 및 교육활동 보호를 위한 특별법",
    en: "Special Act on the Status of Teachers and the Protection of Education",
    ja: "教員の地位向上及び教育活動保護特別法",
    zh: "教员地位提高及教育活动保护特别法",
  },
  nationalTaxes: { ko: "국세기본법", en: "Framework Act on National Taxes", ja: "国税基本法", zh: "国税基本法" },
  roadTraffic: { ko: "도로교통법", en: "Road Traffic Act", ja: "道路交通法", zh: "道路交通法" },
  administrativeAppeals: {
    ko: "행정심판법",
    en: "Administrative Appeals Act",
    ja: "行政審判法",
    zh: "行政审判法",
  },
  generalAdministration: {
    ko: "행정기본법",
    en: "General Act on Public Administration",
    ja: "行政基本法",
    zh: "行政基本法",
  },
  administrativeFines: {
    ko: "질서위반행위규제법",
    en: "Act on the Regulation of Violations of Public Order",
    ja: "秩序違反行為規制法",
    zh: "秩序违反行为规制法",
  },
  immigration: { ko: "출입국관리법", en: "Immigration Act", ja: "出入国管理法", zh: "出入境管理法" },
  electronicCommerce: {
    ko: "전자상거래 등에서의 소비자보호에 관한 법률",
    en: "Act on Consumer Protection in Electronic Commerce",
    ja: "電子商取引消費者保護法",
    zh: "电子商务消费者保护法",
  },
  termsRegulation: {
    ko: "약관의 규제에 관한 법률",
    en: "Act on the Regulation of Terms and Conditions",
    ja: "約款規制法",
    zh: "约款规制法",
  },
  personalInformation: {
    ko: "개인정보 보호법",
    en: "Personal Information Protection Act",
    ja: "個人情報保護法",
    zh: "个人信息保护法",
  },
  interestLimit: { ko: "이자제한법", en: "Interest Limitation Act", ja: "利子制限法", zh: "利息限制法" },
  refugees: { ko: "난민법", en: "Refugee Act", ja: "難民法", zh: "难民法" },
} as const satisfies Readonly<Record<string, Localized>>;

export const LAW_IDS = Object.keys(LAWS) as readonly Law[];

const numbered = (article: string, before: string, after: string, between: string) => {
  const [number, sub] = article.split("-");
  return `${before}${number}${after}${sub === undefined ? "" : `${between}${sub}`}`;
};

/** Every name a law has here, in all languages. */
export const lawNames = (law: Law): readonly string[] => Object.values(LAWS[law]);

/** A law's Korean name, its name in the language, and articles of it. */
type WriteCitation = (korean: string, name: string, articles: readonly string[]) => string;

const write: Readonly<Record<Language, WriteCitation>> = {
  ko: (korean, _name, articles) => `${korean} ${articles.map((one) => numbered(one, "제", "조", "의")).join(", ")}`,
  en: (korean, name, articles) =>
    `${name} (${korean}), ${articles.length > 1 ? "Articles" : "Article"} ${articles.join(", ")}`,
  ja: (korean, name, articles) =>
    `${name}（${korean}）${articles.map((one) => numbered(one, "第", "条", "の")).join("、")}`,
  zh: (korean, name, articles) =>
    `《${name}》（${korean}）${articles.map((one) => numbered(one, "第", "条", "之")).join("、")}`,
};

/** `민사소송법 제468조, 제470조`; other languages keep the Korean name of the law in brackets. */
export const cite = ({ law, articles }: Citation, language: Language): string => {
  const { ko, [language]: name } = LAWS[law];
  if (articles.length > 0) return write[language](ko, name, articles);
  return language === "ko" ? ko : `${name} (${ko})`;
};
