import { blocksOf, issuesOf, missingOf } from "../src/index.ts";
import { debtSeizure } from "./sketches/debt-seizure.ts";
import { defenceOpinion } from "./sketches/defence-opinion.ts";
import { draftOf, items, KIM, LEE } from "../src/samples/answer-sets.ts";

const banks = items("banks", { x: { name: "국민은행", share: 3_000_000 }, y: { name: "신한은행", share: 2_000_000 } });
const seizure = draftOf({
  ...items("creditors", { a: KIM }),
  ...items("debtors", { b: LEE }),
  ...banks,
  total: 5_000_000,
});

it("writes an annex of its own for each third debtor, after the addressee", () => {
  const blocks = blocksOf(debtSeizure, seizure);
  const annexes = blocks.filter((block) => block.kind === "annex").map(({ number, title }) => `${number} ${title}`);
  expect(annexes).toEqual(["1 압류할 채권의 표시(제3채무자 국민은행)", "2 압류할 채권의 표시(제3채무자 신한은행)"]);
  expect(blocks.find(({ id }) => id === "annex-banks.y-claim")?.from).toContain("banks.y.share");
  expect(blocks.findIndex(({ kind }) => kind === "annex")).toBeGreaterThan(
    blocks.findIndex(({ id }) => id === "addressee"),
  );
});

it("keeps the shares equal to the whole", () => {
  expect(issuesOf(debtSeizure, seizure)).toEqual([]);
  const wrong = { ...seizure, answers: { ...seizure.answers, total: 6_000_000 } };
  expect(issuesOf(debtSeizure, wrong)).toMatchObject([{ code: "K1", values: { sum: 5_000_000 } }]);
});

it("gives a lawyer's paper its timeline in order and its headings, and no sentence", () => {
  const events = items("events", {
    b: { date: "2026-02-01", text: "체포" },
    a: { date: "2026-01-05", text: "사건 발생" },
  });
  const blocks = blocksOf(defenceOpinion, draftOf({ ...events, caseNumber: "2026고단1" }));
  const table = blocks.find((block) => block.kind === "table");
  expect(table?.kind === "table" && table.rows.map(([, text]) => text)).toEqual(["사건 발생", "체포"]);
  expect(blocks.filter(({ kind }) => kind === "paragraph")).toEqual([]);
  expect(blocks.filter(({ kind }) => kind === "heading")).toHaveLength(4);
});

it("has no lawyer's paper go on before the office has written each part, and prints what it wrote", () => {
  const answers = { caseNumber: "2026고단1", court: "서울중앙지방법원", defendant: "이영희", servedOn: "2026-03-02" };
  const intake = { ...answers, plea: "admit", events: [] };
  const parts = ["opinion1", "opinion2", "opinion3", "opinion4"];
  expect(missingOf(defenceOpinion, intake)).toEqual(parts);
  const written = { ...intake, ...Object.fromEntries(parts.map((path) => [path, [`${path}의 문장입니다.`]])) };
  expect(missingOf(defenceOpinion, written)).toEqual([]);
  const blocks = blocksOf(defenceOpinion, draftOf(written));
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  expect(paragraphs.map(({ text }) => text)).toEqual(parts.map((path) => `${path}의 문장입니다.`));
  expect(paragraphs[0]?.from).toContain("opinion1");
  expect(blocks.at(-1)).toMatchObject({ kind: "addressee", text: "서울중앙지방법원 귀중" });
});
