import type { Answers } from "../../src/engine/answers.ts";
import type { Block, TableColumn } from "../../src/engine/block.ts";
import type { Draft, ExhibitSeries } from "../../src/engine/document-type.ts";
import { exhibitParts } from "../../src/engine/exhibits.ts";
import { factsInOrder } from "../../src/engine/facts.ts";
import { BLANK, paperDate, paperDateAt } from "../../src/engine/korean.ts";
import { paperOf, type Part } from "../../src/engine/paper.ts";
import { isTrueAt, sentencesAt, textAt } from "../../src/engine/read-answers.ts";

export const EXHIBITS: ExhibitSeries = { prefix: "증", first: 1 };

/** What the lawyer writes, part by part. */
export const OPINIONS = ["공소사실에 대한 의견", "절차에 대한 의견", "정상에 관한 의견", "증거에 대한 의견"] as const;
export const opinionPath = (index: number): string => `opinion${index + 1}`;

const PLEAS: Readonly<Record<string, string>> = {
  admit: "공소사실을 인정합니다.",
  part: "공소사실을 일부 인정합니다.",
  deny: "공소사실을 부인합니다.",
  silent: "진술을 거부합니다.",
};

const pleaOf = (answers: Answers): string => {
  const plea = PLEAS[textAt(answers, "plea")] ?? BLANK;
  return textAt(answers, "plea") === "part" ? `${plea} 다투는 부분: ${textAt(answers, "disputed") || BLANK}` : plea;
};

const custodyOf = (answers: Answers): string =>
  isTrueAt(answers, "inCustody") ? `구속(${textAt(answers, "custodyPlace") || BLANK})` : "불구속";

const TIMELINE: readonly TableColumn[] = [
  { label: "일자", weight: 1, align: "center" },
  { label: "사실", weight: 3, align: "left" },
];

const timelineParts = (draft: Draft): Part[] =>
  factsInOrder(draft.answers).length === 0
    ? []
    : [
        { id: "timeline", make: () => ({ kind: "heading", text: "사건의 경과" }) },
        {
          id: "timeline-table",
          make: ({ answers }) => ({
            kind: "table",
            columns: TIMELINE,
            rows: factsInOrder(answers).map((fact) => [
              paperDateAt(answers, `${fact}.date`),
              textAt(answers, `${fact}.text`) || BLANK,
            ]),
          }),
        },
      ];

/** A heading, and what the lawyer has written below it. */
const opinionParts = (draft: Draft): Part[] =>
  OPINIONS.flatMap((text, index): Part[] => {
    const path = opinionPath(index);
    return [
      { id: `part-${index + 1}`, make: () => ({ kind: "heading", text }) },
      ...(sentencesAt(draft.answers, path) ?? []).map((_sentence, at): Part => ({
        id: `part-${index + 1}-${at + 1}`,
        make: ({ answers }) => ({ kind: "paragraph", level: 0, text: sentencesAt(answers, path)?.[at] ?? BLANK }),
      })),
    ];
  });

/** The paper for the bench, in the order that practice has (형사소송법 266-2). */
export const build = (draft: Draft): readonly Block[] =>
  paperOf(draft, [
    { id: "title", make: () => ({ kind: "title", text: "변호인의견서" }) },
    {
      id: "matter",
      make: ({ answers }) => ({
        kind: "facts",
        rows: [
          { label: "사건", value: `${textAt(answers, "caseNumber") || BLANK} ${textAt(answers, "charge") || BLANK}` },
          { label: "피고인", value: textAt(answers, "defendant") || BLANK },
          { label: "신병", value: custodyOf(answers) },
        ],
      }),
    },
    { id: "plea", make: () => ({ kind: "heading", text: "공소사실의 인부" }) },
    { id: "plea-said", make: ({ answers }) => ({ kind: "paragraph", level: 0, text: pleaOf(answers) }) },
    ...timelineParts(draft),
    ...opinionParts(draft),
    ...exhibitParts(draft, () => EXHIBITS),
    { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
    {
      id: "signature",
      make: ({ answers }) => ({
        kind: "signature",
        lines: [
          `위 피고인 ${textAt(answers, "defendant") || BLANK}의 변호인`,
          `변호사 ${textAt(answers, "counsel") || BLANK} (서명 또는 날인)`,
        ],
      }),
    },
    {
      id: "addressee",
      make: ({ answers }) => ({
        kind: "addressee",
        text: `${textAt(answers, "court") || BLANK} ${textAt(answers, "division") || BLANK} 귀중`,
      }),
    },
  ]);
