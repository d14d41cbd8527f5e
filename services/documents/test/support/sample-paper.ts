import type { Block } from "@legal/document-types";

type Content = Block extends infer B ? (B extends Block ? Omit<B, "id" | "from"> : never) : never;

/** Blocks with ids of their own. */
export const blocksOf = (contents: readonly Content[]): Block[] =>
  contents.map((content, index) => ({ ...content, id: `b${index}`, from: [] }));

export const paragraph = (text: string): Content => ({ kind: "paragraph", level: 0, text });

const cause: Content[] = [
  { kind: "paragraph", level: 1, ordinal: 1, text: "당사자의 관계" },
  {
    kind: "paragraph",
    level: 2,
    ordinal: 1,
    text: "채권자는 2025. 1. 2. 채무자 주식회사 가나다라에게 금 10,000,000원을 변제기 2026. 3. 1., 이자 연 5%로 정하여 대여하였고, 채무자 이영희는 같은 날 위 채무를 연대보증하였습니다.",
  },
  { kind: "paragraph", level: 3, ordinal: 1, text: "채무자들은 변제기가 지나도록 위 돈을 갚지 않고 있습니다." },
  { kind: "paragraph", level: 4, ordinal: 2, text: "채권자는 2026. 3. 5. 내용증명우편으로 변제를 최고하였습니다." },
  { kind: "paragraph", level: 5, ordinal: 3, text: "다섯째 수준" },
  { kind: "paragraph", level: 6, ordinal: 4, text: "여섯째 수준, 李英姬" },
  { kind: "paragraph", level: 7, ordinal: 5, text: "일곱째 수준" },
  { kind: "paragraph", level: 8, ordinal: 6, text: "여덟째 수준" },
];

const table = (rows: number): Content => ({
  kind: "table",
  columns: [
    { label: "번호", weight: 1, align: "center" },
    { label: "서증의 제목", weight: 3, align: "left" },
    { label: "금액", weight: 2, align: "right" },
  ],
  rows: Array.from({ length: rows }, (_, index) => [`${index + 1}`, `차용증 ${index + 1}`, "10,000,000원"]),
});

/** An application with every kind of block; `causes` makes it longer. */
export const samplePaper = (causes = 1, rows = 3): Block[] =>
  blocksOf([
    { kind: "title", text: "지급명령신청서" },
    { kind: "facts", rows: [{ label: "사건", value: "2026차전123 대여금" }] },
    {
      kind: "parties",
      parties: [
        { role: "채권자", lines: ["홍길동 (800101-*******)", "서울특별시 서초구 반포대로 30길 12 (우 06657)"] },
        { role: "채무자", number: 1, lines: ["주식회사 가나다라 (110111-1234569)", "대표이사 김철수"] },
        { role: "채무자", number: 2, lines: ["이영희 (900202-*******)", "부산광역시 해운대구 우동 1234 (우 48095)"] },
      ],
    },
    { kind: "heading", text: "청구취지" },
    paragraph("채무자들은 연대하여 채권자에게 아래 금액을 지급하라는 지급명령을 구합니다."),
    { kind: "heading", text: "청구원인" },
    ...Array.from({ length: causes }, () => cause).flat(),
    { kind: "heading", text: "소명방법" },
    table(rows),
    { kind: "date", text: "2026. 4. 2." },
    { kind: "signature", lines: ["위 채권자 홍길동 (서명 또는 날인)"] },
    { kind: "addressee", text: "서울중앙지방법원 귀중" },
    { kind: "annex", number: 1, title: "청구금액의 계산" },
    table(rows),
  ]);
