import type { Language } from "@legal/contracts/constants";
import type { PackageType } from "./prices.ts";

export const PACKAGE_TYPES = ["standard", "deluxe"] as const satisfies readonly PackageType[];

export interface PackageContent {
  readonly name: string;
  /** For whom it is, in one line. */
  readonly summary: string;
  readonly items: readonly string[];
}

const PACKAGE_CONTENTS: Readonly<Record<PackageType, Readonly<Record<Language, PackageContent>>>> = {
  standard: {
    ko: {
      name: "스탠다드",
      summary: "사정이 단순하고 서류만 제대로 갖추면 되는 분께",
      items: ["AI 초안을 바탕으로 한 기본 법률 문서 작성", "기본 법률 검토(형식과 빠진 것의 점검)", "수정 1회"],
    },
    en: {
      name: "Standard",
      summary: "For a plain matter where the paper has to be right",
      items: ["Basic legal document, drafted with AI", "Basic legal review (form and completeness)", "1 revision"],
    },
    ja: {
      name: "スタンダード",
      summary: "事情が複雑でなく、書類をきちんと整えたい方に",
      items: ["AIの下書きをもとにした基本的な法律文書の作成", "基本的な法的チェック（形式と不足の確認）", "修正1回"],
    },
    zh: {
      name: "标准版",
      summary: "适合情况简单、只需把文书写好的客户",
      items: ["在AI草稿基础上撰写基本法律文书", "基本法律审核（格式和缺漏）", "修改1次"],
    },
  },
  deluxe: {
    ko: {
      name: "디럭스",
      summary: "금액이 크거나 다툼이 예상되어 변호사의 눈이 필요한 분께",
      items: [
        "스탠다드의 모든 내용",
        "수정 3회",
        "변호사 검토(검토한 변호사를 표시)",
        "본안 사건 진행 시 할인(조건은 계약 전에 안내)",
        "우선 처리",
      ],
    },
    en: {
      name: "Deluxe",
      summary: "For larger sums or a likely dispute, when a lawyer should look at it",
      items: [
        "Everything in Standard",
        "3 revisions",
        "Review by a lawyer, who is named",
        "A discount if the main case follows (terms explained before you agree)",
        "Handled with priority",
      ],
    },
    ja: {
      name: "デラックス",
      summary: "金額が大きい、または争いが予想され、弁護士の確認がほしい方に",
      items: [
        "スタンダードのすべての内容",
        "修正3回",
        "弁護士の確認（確認した弁護士を表示）",
        "本案訴訟に進む場合の割引（条件は契約前にご案内）",
        "優先対応",
      ],
    },
    zh: {
      name: "豪华版",
      summary: "适合金额较大或可能有争议、需要律师把关的客户",
      items: [
        "包含标准版的全部内容",
        "修改3次",
        "律师审核（注明律师）",
        "进入正式诉讼时享受优惠（条件在签约前说明）",
        "优先处理",
      ],
    },
  },
};

export const packageContent = (packageType: PackageType, language: Language): PackageContent =>
  PACKAGE_CONTENTS[packageType][language];
