import { COURT_FORMAT } from "../../src/engine/block.ts";
import type { DocumentType } from "../../src/engine/document-type.ts";
import { BLANK, paperDate } from "../../src/engine/korean.ts";
import { paperOf, type Part } from "../../src/engine/paper.ts";
import { dateAt, itemsAt, sentencesAt, textAt } from "../../src/engine/read-answers.ts";

const opinionPath = (index: number) => `opinion${index + 1}`;
const HEADINGS = ["공소사실에 대한 의견", "절차에 대한 의견", "정상에 관한 의견", "증거에 대한 의견"];

/** A paper that a lawyer writes: intake, a timeline from the answers, and headings with what the office has written, if it has. */
export const defenceOpinion: DocumentType = {
  id: "criminal-defense",
  version: 1,
  mode: "C",
  services: ["criminal-defense"],
  name: { ko: "변호인의견서", en: "Defence Written Opinion", ja: "意見書", zh: "辩护意见书" },
  basis: [{ law: "criminalProcedure", articles: ["266-2"] }],
  format: COURT_FORMAT,
  exhibits: null,
  delivery: "filed",
  interview: [
    {
      id: "matter",
      questions: [
        { path: "caseNumber", text: "caseNumber", field: { kind: "case-number" }, required: true },
        { path: "court", text: "court.name", field: { kind: "court" }, required: true },
        { path: "defendant", text: "defendant", field: { kind: "text", maxLength: 60 }, required: true },
        { path: "servedOn", text: "servedOn", field: { kind: "date" }, required: true },
        {
          path: "plea",
          text: "plea",
          field: { kind: "choice", name: "plea", options: ["admit", "part", "deny", "silent"] },
          required: true,
        },
        {
          path: "events",
          text: "events",
          min: 0,
          max: 100,
          list: [
            { path: "date", text: "date", field: { kind: "date" }, required: true },
            { path: "text", text: "text", field: { kind: "text", maxLength: 300 }, required: true },
          ],
        },
      ],
    },
    {
      id: "opinion",
      questions: HEADINGS.map((_text, index) => ({
        path: opinionPath(index),
        text: "opinion",
        field: { kind: "prose", maxSentences: 60 } as const,
        required: true,
        office: true as const,
      })),
    },
  ],
  checks: [],
  needsLawyer: () => ["written"],
  build: (draft) =>
    paperOf(draft, [
      { id: "title", make: () => ({ kind: "title", text: "의견서" }) },
      {
        id: "matter",
        make: ({ answers }) => ({
          kind: "facts",
          rows: [
            { label: "사건", value: textAt(answers, "caseNumber") || BLANK },
            { label: "피고인", value: textAt(answers, "defendant") || BLANK },
          ],
        }),
      },
      {
        id: "timeline",
        make: ({ answers }) => ({
          kind: "table",
          columns: [
            { label: "일자", weight: 1, align: "center" },
            { label: "사실", weight: 3, align: "left" },
          ],
          rows: itemsAt(answers, "events")
            .toSorted((one, other) => (textAt(answers, `${one}.date`) < textAt(answers, `${other}.date`) ? -1 : 1))
            .map((event) => [paperDate(dateAt(answers, `${event}.date`)), textAt(answers, `${event}.text`) || BLANK]),
        }),
      },
      ...HEADINGS.flatMap((text, index): Part[] => [
        { id: `part-${index + 1}`, make: () => ({ kind: "heading", text }) },
        ...(sentencesAt(draft.answers, opinionPath(index)) ?? []).map((_sentence, at): Part => ({
          id: `part-${index + 1}-${at + 1}`,
          make: ({ answers }) => ({
            kind: "paragraph",
            level: 0,
            text: sentencesAt(answers, opinionPath(index))?.[at] ?? BLANK,
          }),
        })),
      ]),
      { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
      {
        id: "addressee",
        make: ({ answers }) => ({ kind: "addressee", text: `${textAt(answers, "court") || BLANK} 귀중` }),
      },
    ]),
};
