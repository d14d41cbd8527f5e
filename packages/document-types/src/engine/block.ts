/** What every block of a paper has. */
interface BlockBase {
  /** The same in every version of a document, so that comments stay anchored and versions compare block by block. */
  id: string;
  /** Paths of the answers that it was made from. */
  from: readonly string[];
}

/** One party as a paper shows it: its role once, then its lines. */
export interface PartyEntry {
  /** 채권자, 채무자, 발신인 … */
  role: string;
  /** Only where several have the role. */
  number?: number;
  /** The first line is the name; address, representative and contact follow. */
  lines: readonly string[];
}

export interface TableColumn {
  label: string;
  /** Its share of the width. */
  weight: number;
  align: "left" | "center" | "right";
}

/** A part of a paper, the same for the preview, DOCX and PDF. Texts are plain: no renderer may read markup in them. */
export type Block = BlockBase &
  (
    | { kind: "title"; text: string }
    /** The heading of a part, centred: 청구취지. */
    | { kind: "heading"; text: string }
    | { kind: "parties"; parties: readonly PartyEntry[] }
    /** Label and value on one line: 사건 2026차전123. */
    | { kind: "facts"; rows: readonly { label: string; value: string }[] }
    /** `level` 0 is running text; 1 to 8 are 1. 가. 1) 가) (1) (가) ① ㉮, `ordinal` counts from 1 within its parent. */
    | { kind: "paragraph"; text: string; level: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8; ordinal?: number }
    | { kind: "table"; columns: readonly TableColumn[]; rows: readonly (readonly string[])[] }
    /** An exhibit that is a picture, as large as a page of its own takes it: 별지 도면. `text` is its title, for who cannot see it. */
    | { kind: "figure"; exhibitId: string; text: string }
    /** Centred: 2026. 3. 2. */
    | { kind: "date"; text: string }
    /** To the right: 위 채권자 홍길동 (서명 또는 날인). */
    | { kind: "signature"; lines: readonly string[] }
    /** Large, last: 서울중앙지방법원 귀중. */
    | { kind: "addressee"; text: string }
    /** Starts a new page: [별지 1] 부동산 목록. */
    | { kind: "annex"; number: number; title: string }
  );

/** How a paper is set. Margins in millimetres, line height relative to the size of type in points. */
export interface PageFormat {
  margins: { top: number; right: number; bottom: number; left: number };
  fontSize: number;
  lineHeight: number;
  /** `- 1 -` at the foot; the post office refuses papers that have them. */
  pageNumbers: boolean;
}

/** 민사소송규칙 제4조 제2항. */
export const COURT_FORMAT: PageFormat = {
  margins: { top: 45, right: 20, bottom: 30, left: 20 },
  fontSize: 12,
  lineHeight: 2,
  pageNumbers: true,
};

/** What the internet post office takes: 20 mm above, 15 mm beside, 40 mm below, no page numbers. */
export const CERTIFIED_MAIL_FORMAT: PageFormat = {
  margins: { top: 20, right: 15, bottom: 40, left: 15 },
  fontSize: 12,
  lineHeight: 1.7,
  pageNumbers: false,
};
