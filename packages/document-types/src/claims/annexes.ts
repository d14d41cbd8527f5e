import { formatAmount } from "@legal/catalog";
import type { Answers } from "../engine/answers.ts";
import type { TableColumn } from "../engine/block.ts";
import { BLANK, paperDate } from "../engine/korean.ts";
import type { Part } from "../engine/paper.ts";
import { itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { ownDueDayOf } from "./due-day.ts";
import { givenDayOf, givenDaysOf, ledgerOf, paymentsOf, totalOf } from "./ledger.ts";

type List = "items" | "payments";

/** So many are read in one sentence; more are a list of their own behind the paper (별지). */
const READ_IN_A_SENTENCE = 5;

/** The annex's number; null where a sentence holds the list. */
const annexNumberOf = (answers: Answers, list: List): number | null => {
  if (itemsAt(answers, list).length <= READ_IN_A_SENTENCE) return null;
  return list === "payments" && annexNumberOf(answers, "items") !== null ? 2 : 1;
};

/** `별지 1 목록`: what a sentence cites instead of the list; null where it holds the list itself. */
export const annexOf = (answers: Answers, list: List): string | null => {
  const number = annexNumberOf(answers, list);
  return number === null ? null : `별지 ${number} 목록`;
};

interface Table {
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
}

const column = (label: string, weight = 2): TableColumn => ({ label, weight, align: "center" });
const amounts = (label: string): TableColumn => ({ label, weight: 3, align: "right" });
const amount = (value: number | null): string => (value === null ? BLANK : formatAmount(value));
const day = (date: string | null): string => (date === null ? "" : paperDate(date));

const itemsTable = (answers: Answers): Table => {
  const differ = givenDaysOf(answers).length > 1;
  const rows = itemsAt(answers, "items").map((item, index) => [
    String(index + 1),
    textAt(answers, `${item}.title`) || BLANK,
    ...(differ ? [day(givenDayOf(answers, item))] : []),
    day(ownDueDayOf(answers, item)),
    amount(numberAt(answers, `${item}.amount`)),
  ]);
  const empty = differ ? ["", ""] : [""];
  return {
    columns: [
      column("번호", 1),
      { label: "내역", weight: 4, align: "left" },
      ...(differ ? [column("일자")] : []),
      column("지급기일"),
      amounts("금액(원)"),
    ],
    rows: [...rows, ["", "합계", ...empty, amount(totalOf(answers))]],
  };
};

const paymentsTable = (answers: Answers): Table => {
  const ledger = ledgerOf(answers);
  const allocation = ledger?.allocation ?? [];
  const isAllocated = allocation.length > 0;
  const rows = paymentsOf(answers).map((payment, index) => {
    const { toInterest = null, toPrincipal = null } = allocation[index] ?? {};
    const taken = isAllocated ? [amount(toInterest), amount(toPrincipal)] : [];
    return [String(index + 1), paperDate(payment.date), amount(payment.amount), ...taken];
  });
  return {
    columns: [
      column("번호", 1),
      column("변제일"),
      amounts("변제금(원)"),
      ...(isAllocated ? [amounts("이자·지연손해금 충당(원)"), amounts("원금 충당(원)")] : []),
    ],
    rows: [...rows, ["", "합계", amount(ledger?.paid ?? null), ...(isAllocated ? ["", ""] : [])]],
  };
};

const ANNEXES = [
  { list: "items", title: "청구금액 목록", table: itemsTable },
  { list: "payments", title: "변제 목록", table: paymentsTable },
] as const;

/** Also in a person's own words: “별지 1 기재와 같이”, “별지 제1목록”. */
const cites = (sentence: string, annex: number): boolean =>
  new RegExp(`별지\\s{0,3}(?:제\\s{0,3})?${annex}(?!\\d)`).test(sentence);

/** Days and amounts as sentences name them, of the lists that none of them cites. */
export const uncitedRows = (answers: Answers, sentences: readonly string[]): readonly string[] =>
  ANNEXES.flatMap(({ list, table }) => {
    const number = annexNumberOf(answers, list);
    if (number === null || sentences.some((sentence) => cites(sentence, number))) return [];
    const { columns, rows } = table(answers);
    const isAmount = (index: number): boolean => columns[index]?.align === "right";
    return rows.flat().flatMap((cell, index) => {
      if (!isAmount(index % columns.length)) return [cell];
      return cell === "0" ? [] : [`${cell}원`];
    });
  });

/** The lists that sentences cite, each on a page of its own. */
export const annexParts = (given: Answers, sentences: readonly string[]): readonly Part[] =>
  ANNEXES.flatMap(({ list, title, table }): Part[] => {
    const number = annexNumberOf(given, list);
    if (number === null || !sentences.some((sentence) => cites(sentence, number))) return [];
    return [
      { id: `annex-${list}`, make: () => ({ kind: "annex", number, title }) },
      { id: `annex-${list}-table`, make: ({ answers }) => ({ kind: "table", ...table(answers) }) },
    ];
  });
