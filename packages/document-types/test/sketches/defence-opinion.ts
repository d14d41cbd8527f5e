import { computeDeadline, LegalRuleError, type MatterId } from "@legal/legal-rules";
import { COURT_FORMAT } from "../../src/engine/block.ts";
import type { Check, DocumentType, Draft, PaperDeadline } from "../../src/engine/document-type.ts";
import { exhibitPath } from "../../src/engine/exhibits.ts";
import type { Field, Section } from "../../src/engine/field.ts";
import { dateAt, isTrueAt, itemsAt, sentencesAt, textAt } from "../../src/engine/read-answers.ts";
import { build, EXHIBITS, OPINIONS, opinionPath } from "./defence-opinion-paper.ts";

const MATTER: MatterId = "indictment-opinion";

const text = (path: string, maxLength = 60): Field => ({
  path,
  text: path,
  field: { kind: "text", maxLength },
  required: true,
});

/** What the accused says of the charge is theirs alone: it is asked, and never filled in. */
const PLEA: Field = {
  path: "plea",
  text: "plea",
  field: { kind: "choice", name: "plea", options: ["admit", "part", "deny", "silent"] },
  required: true,
  basis: [{ law: "criminalProcedure", articles: ["266-2"] }],
};

const INTERVIEW: readonly Section[] = [
  {
    id: "matter",
    questions: [
      { path: "caseNumber", text: "caseNumber", field: { kind: "case-number" }, required: true },
      text("charge"),
      { path: "court", text: "court.name", field: { kind: "court" }, required: true },
      text("division", 30),
      text("defendant"),
      { path: "servedOn", text: "servedOn", field: { kind: "date" }, required: true },
      { path: "inCustody", text: "inCustody", field: { kind: "boolean" }, required: true },
      { ...text("custodyPlace"), askedIf: (answers) => isTrueAt(answers, "inCustody") },
      PLEA,
      { ...text("disputed", 300), askedIf: (answers) => textAt(answers, "plea") === "part" },
      {
        path: "victims",
        text: "victims",
        min: 0,
        max: 20,
        list: [text("name")],
      },
    ],
  },
  {
    id: "timeline",
    questions: [
      {
        path: "facts",
        text: "facts",
        min: 0,
        max: 100,
        list: [{ path: "date", text: "date", field: { kind: "date" }, required: true }, text("text", 300)],
      },
    ],
  },
  {
    id: "opinion",
    questions: [
      { ...text("counsel"), office: true },
      ...OPINIONS.map((_heading, index): Field => ({
        path: opinionPath(index),
        text: "opinion",
        field: { kind: "prose", maxSentences: 60 },
        required: true,
        office: true,
      })),
    ],
  },
];

/** Seven days from the indictment's service (형사소송법 266-2); null while its day is missing, and beyond the list of holidays. */
const deadlineOf = ({ answers, holidays }: Draft): PaperDeadline | null => {
  const date = dateAt(answers, "servedOn");
  if (date === null) return null;
  const service = { mode: "ordinary", date } as const;
  try {
    const deadline = computeDeadline({ matter: MATTER, service, extraHolidays: holidays });
    return { ...deadline, served: { matter: MATTER, service } };
  } catch (error) {
    if (error instanceof LegalRuleError) return null;
    throw error;
  }
};

/** K1: it is still read after its last day, and says why it is late. */
const isInTime: Check = (draft) => {
  const { dueDate: date } = deadlineOf(draft) ?? { dueDate: null };
  return date !== null && date < draft.today
    ? [{ code: "K1", reason: "late", severity: "warn", path: "servedOn", values: { date } }]
    : [];
};

/** Where a paper says something in free words, and what it says. */
const wordsOf = ({ answers, exhibits }: Draft): readonly { path: string; said: string }[] => [
  ...["charge", "disputed", ...itemsAt(answers, "facts").map((fact) => `${fact}.text`)].map((path) => ({
    path,
    said: textAt(answers, path),
  })),
  ...OPINIONS.map((_heading, index) => opinionPath(index)).map((path) => ({
    path,
    said: sentencesAt(answers, path)?.join(" ") ?? "",
  })),
  ...exhibits.map(({ id, title, author = "", purpose }) => ({
    path: exhibitPath(id),
    said: [title, author, purpose].join(" "),
  })),
];

/** K2: a victim is named in no paper that others read. */
const victimsAreMasked: Check = (draft) => {
  const { answers } = draft;
  const names = itemsAt(answers, "victims").flatMap((victim) => textAt(answers, `${victim}.name`) || []);
  return wordsOf(draft)
    .filter(({ said }) => names.some((name) => said.includes(name)))
    .map(({ path }) => ({ code: "K2", reason: "victim", severity: "block", path, values: {} }));
};

/** A paper that a lawyer writes: intake, deadline, a timeline and the evidence from the answers, and headings with what the office has written. */
export const defenceOpinion: DocumentType = {
  id: "criminal-defense",
  version: 1,
  mode: "C",
  services: ["criminal-defense"],
  name: "변호인의견서",
  basis: [{ law: "criminalProcedure", articles: ["266-2"] }],
  format: COURT_FORMAT,
  exhibits: () => EXHIBITS,
  delivery: "filed",
  interview: INTERVIEW,
  checks: [isInTime, victimsAreMasked],
  needsLawyer: ({ answers }) => (isTrueAt(answers, "inCustody") ? ["custody"] : []),
  build,
  deadlineOf,
  prefill: ({ served }) => (served?.matter === MATTER ? { servedOn: served.date } : {}),
  periodsOf: ({ answers }) => ({
    finished: [{ matter: MATTER, servedOn: dateAt(answers, "servedOn") }],
    started: [],
  }),
};
