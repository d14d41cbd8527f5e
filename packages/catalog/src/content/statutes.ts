import type { Language } from "../language.ts";

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
  litigationPromotion: {
    ko: "소송촉진 등에 관한 특례법",
    en: "Act on Special Cases concerning Expedition of Legal Proceedings",
    ja: "訴訟促進特例法",
    zh: "诉讼促进特例法",
  },
} as const;

export const LAW_IDS = Object.keys(LAWS) as readonly Law[];

const numbered = (article: string, before: string, after: string, between: string) => {
  const [number, sub] = article.split("-");
  return `${before}${number}${after}${sub === undefined ? "" : `${between}${sub}`}`;
};

/** Every name a law has here, in all languages. */
export const lawNames = (law: Law): readonly string[] => Object.values(LAWS[law]);

/** `민사소송법 제468조, 제470조`; other languages keep the Korean name of the law in brackets. */
export const cite = ({ law, articles }: Citation, language: Language): string => {
  const { ko, [language]: name } = LAWS[law];
  if (articles.length === 0) return language === "ko" ? ko : `${name} (${ko})`;
  if (language === "ko") return `${ko} ${articles.map((article) => numbered(article, "제", "조", "의")).join(", ")}`;
  if (language === "en")
    return `${name} (${ko}), ${articles.length > 1 ? "Articles" : "Article"} ${articles.join(", ")}`;
  if (language === "ja")
    return `${name}（${ko}）${articles.map((article) => numbered(article, "第", "条", "の")).join("、")}`;
  return `《${name}》（${ko}）${articles.map((article) => numbered(article, "第", "条", "之")).join("、")}`;
};
