import { COURT_FORMAT } from "../../src/engine/block.ts";
import type { DocumentType } from "../../src/engine/document-type.ts";
import { BLANK, paperDate } from "../../src/engine/korean.ts";
import { paperOf, type Part } from "../../src/engine/paper.ts";
import { dateAt, itemsAt, textAt } from "../../src/engine/read-answers.ts";

const HEADINGS = ["공소사실에 대한 의견", "절차에 대한 의견", "정상에 관한 의견", "증거에 대한 의견"];

/** A paper that a lawyer writes: intake, a timeline from the answers, and headings without sentences. */
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
          rows: [{ label: "사건", value: textAt(answers, "caseNumber") || BLANK }],
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
      ...HEADINGS.map((text, index): Part => ({ id: `part-${index + 1}`, make: () => ({ kind: "heading", text }) })),
      { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
    ]),
};
