import { COURT_FORMAT } from "../../src/engine/block.ts";
import { partiesDiffer } from "../../src/engine/checks/parties.ts";
import type { DocumentType, ExhibitSeries } from "../../src/engine/document-type.ts";
import { exhibitParts, figureOf } from "../../src/engine/exhibits.ts";
import { BLANK, paperDate, paperDateAt, withParticle } from "../../src/engine/korean.ts";
import { paperOf, type Part } from "../../src/engine/paper.ts";
import { textAt } from "../../src/engine/read-answers.ts";
import { filerEntries, partyEntries } from "../../src/parties/party-entries.ts";
import { partyList } from "../../src/parties/party-questions.ts";
import { signatureLines } from "../../src/parties/signature-lines.ts";

const EXHIBITS: ExhibitSeries = { prefix: "갑", first: 1 };

const PLAN_PARTS: readonly Part[] = [
  { id: "annex-plan", make: () => ({ kind: "annex", number: 1, title: "도면" }) },
  { id: "annex-plan-figure", make: (draft) => figureOf(draft, textAt(draft.answers, "plan")) },
];

/** Proves an authority as a party, and a plan as an annex; of its grounds it is a stub. */
export const revocationSuit: DocumentType = {
  id: "administrative-lawsuit",
  version: 1,
  mode: "B",
  services: ["administrative-lawsuit"],
  name: "소장(처분취소)",
  basis: [{ law: "administrativeLitigation", articles: ["13", "18", "20"] }],
  format: COURT_FORMAT,
  exhibits: () => EXHIBITS,
  delivery: "filed",
  interview: [
    { id: "plaintiffs", questions: [partyList({ path: "plaintiffs", text: "party.plaintiffs", isFiler: true })] },
    {
      id: "agency",
      questions: [
        partyList({
          path: "agencies",
          text: "party.agencies",
          isFiler: false,
          kinds: ["authority", "corporation", "state"],
          max: 1,
        }),
        { path: "act", text: "act", field: { kind: "text", maxLength: 100 }, required: true },
        { path: "actedOn", text: "actedOn", field: { kind: "date" }, required: true },
        { path: "plan", text: "plan", field: { kind: "exhibit" }, required: false },
        { path: "court", text: "court.name", field: { kind: "court" }, required: true },
      ],
    },
  ],
  checks: [partiesDiffer("plaintiffs", "agencies")],
  needsLawyer: () => [],
  build: (draft) =>
    paperOf(draft, [
      { id: "title", make: () => ({ kind: "title", text: "소장" }) },
      {
        id: "parties",
        make: ({ answers }) => ({
          kind: "parties",
          parties: [...filerEntries(answers, "plaintiffs", "원고"), ...partyEntries(answers, "agencies", "피고")],
        }),
      },
      { id: "relief", make: () => ({ kind: "heading", text: "청구취지" }) },
      {
        id: "relief-1",
        make: ({ answers }) => ({
          kind: "paragraph",
          level: 1,
          ordinal: 1,
          text: `피고가 ${paperDateAt(answers, "actedOn")} 원고에 대하여 한 ${withParticle(textAt(answers, "act") || BLANK, "을/를")} 취소한다.`,
        }),
      },
      {
        id: "relief-2",
        make: () => ({ kind: "paragraph", level: 1, ordinal: 2, text: "소송비용은 피고가 부담한다." }),
      },
      { id: "relief-asked", make: () => ({ kind: "paragraph", level: 0, text: "라는 판결을 구합니다." }) },
      ...exhibitParts(draft, () => EXHIBITS),
      { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
      {
        id: "signature",
        make: ({ answers }) => ({ kind: "signature", lines: signatureLines(answers, "plaintiffs", "원고") }),
      },
      {
        id: "addressee",
        make: ({ answers }) => ({ kind: "addressee", text: `${textAt(answers, "court") || BLANK} 귀중` }),
      },
      ...(textAt(draft.answers, "plan") === "" ? [] : PLAN_PARTS),
    ]),
};
