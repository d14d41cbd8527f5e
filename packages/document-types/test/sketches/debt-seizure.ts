import { COURT_FORMAT } from "../../src/engine/block.ts";
import type { DocumentType, Draft } from "../../src/engine/document-type.ts";
import { BLANK, paperDate, wonPlain } from "../../src/engine/korean.ts";
import { paperOf, type Part } from "../../src/engine/paper.ts";
import { itemsAt, numberAt, textAt } from "../../src/engine/read-answers.ts";
import { nameOf, partyEntries } from "../../src/parties/party-entries.ts";
import { partyList } from "../../src/parties/party-questions.ts";
import { signatureLines } from "../../src/parties/signature-lines.ts";

const annexes = (draft: Draft): Part[] =>
  itemsAt(draft.answers, "banks").flatMap((bank, index): Part[] => [
    {
      id: `annex-${bank}`,
      make: ({ answers }) => ({
        kind: "annex",
        number: index + 1,
        title: `압류할 채권의 표시(제3채무자 ${nameOf(answers, bank)})`,
      }),
    },
    {
      id: `annex-${bank}-claim`,
      make: ({ answers }) => ({
        kind: "paragraph",
        level: 0,
        text: `채무자가 제3채무자 ${nameOf(answers, bank)}에 대하여 가지는 예금채권 중 ${wonPlain(numberAt(answers, `${bank}.share`))}에 이를 때까지의 금액`,
      }),
    },
  ]);

/** Proves that the engine writes an annex for each of several third debtors, and checks their shares. */
export const debtSeizure: DocumentType = {
  id: "debt-seizure",
  version: 1,
  mode: "B",
  services: ["debt-seizure"],
  name: { ko: "채권압류 및 추심명령신청서", en: "Claim Seizure", ja: "債権差押申立書", zh: "债权扣押申请书" },
  basis: [{ law: "civilExecution", articles: ["223", "225", "229"] }],
  format: COURT_FORMAT,
  exhibits: null,
  delivery: "filed",
  interview: [
    { id: "creditors", questions: [partyList({ path: "creditors", text: "party.creditors", isFiler: true })] },
    { id: "debtors", questions: [partyList({ path: "debtors", text: "party.debtors", isFiler: false })] },
    {
      id: "banks",
      questions: [
        { path: "total", text: "total", field: { kind: "money" }, required: true },
        {
          path: "banks",
          text: "banks",
          min: 1,
          max: 20,
          list: [
            { path: "name", text: "bank", field: { kind: "text", maxLength: 60 }, required: true },
            { path: "share", text: "share", field: { kind: "money" }, required: true },
          ],
        },
        { path: "court", text: "court.name", field: { kind: "court" }, required: true },
      ],
    },
  ],
  checks: [
    ({ answers }) => {
      const shares = itemsAt(answers, "banks").map((bank) => numberAt(answers, `${bank}.share`) ?? 0);
      const sum = shares.reduce((all, share) => all + share, 0);
      const total = numberAt(answers, "total");
      return total === null || shares.includes(0) || sum === total
        ? []
        : [{ code: "K1", reason: "shares", severity: "block", path: "total", values: { sum, total } }];
    },
  ],
  needsLawyer: () => [],
  build: (draft) =>
    paperOf(draft, [
      { id: "title", make: () => ({ kind: "title", text: "채권압류 및 추심명령신청서" }) },
      {
        id: "parties",
        make: ({ answers }) => ({
          kind: "parties",
          parties: [
            ...partyEntries(answers, "creditors", "채권자"),
            ...partyEntries(answers, "debtors", "채무자"),
            ...itemsAt(answers, "banks").map((bank) => ({ role: "제3채무자", lines: [nameOf(answers, bank)] })),
          ],
        }),
      },
      {
        id: "relief",
        make: ({ answers }) => ({
          kind: "paragraph",
          level: 1,
          ordinal: 1,
          text: `채무자의 제3채무자들에 대한 ${itemsAt(answers, "banks")
            .map((_, index) => `별지 ${index + 1}`)
            .join(", ")} 기재 채권을 압류한다.`,
        }),
      },
      { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
      {
        id: "signature",
        make: ({ answers }) => ({ kind: "signature", lines: signatureLines(answers, "creditors", "채권자") }),
      },
      {
        id: "addressee",
        make: ({ answers }) => ({ kind: "addressee", text: `${textAt(answers, "court") || BLANK} 귀중` }),
      },
      ...annexes(draft),
    ]),
};
