import {
  blocksOf,
  deadlineOf,
  exhibitLabels,
  issuesOf,
  lawyerReasonsOf,
  missingOf,
  type Answers,
  type Exhibit,
} from "../src/index.ts";
import { draftOf, exhibit, items, LEE } from "../src/samples/answer-sets.ts";
import { plainText } from "./support/plain-text.ts";
import { debtSeizure, defenceOpinion, INTAKE, OPINION, revocationSuit, SEIZURE, SKETCHES } from "./sketches/index.ts";

const textOf = (name: string, answers: Answers = {}, today?: string): string => {
  const sketch = SKETCHES.find((one) => one.name === name);
  if (!sketch) throw new Error(name);
  const draft = { ...sketch.draft, answers: { ...sketch.draft.answers, ...answers } };
  return plainText(blocksOf(sketch.type, { ...draft, ...(today !== undefined && { today }) }));
};
const codesOf = (type: typeof debtSeizure, answers: Answers) =>
  issuesOf(type, draftOf(answers)).map(({ code, reason, severity }) => `${code}.${reason} ${severity}`);

describe.each(SKETCHES)("$name", ({ type, draft }) => {
  it("is whole: nothing missing, no blank, no blocking issue", () => {
    expect(missingOf(type, draft.answers)).toEqual([]);
    expect(JSON.stringify(blocksOf(type, draft))).not.toContain("○○");
    expect(issuesOf(type, draft).filter(({ severity }) => severity === "block")).toEqual([]);
  });
});

describe("a seizure of claims", () => {
  it("writes an annex of its own for each third debtor, after the addressee", () => {
    const blocks = blocksOf(debtSeizure, draftOf(SEIZURE));
    const annexes = blocks.filter((block) => block.kind === "annex").map(({ number, title }) => `${number} ${title}`);
    expect(annexes).toEqual([
      "1 압류할 채권의 표시(제3채무자 주식회사 국민은행)",
      "2 압류할 채권의 표시(제3채무자 주식회사 한빛유통)",
      "3 압류할 채권의 표시(제3채무자 박임대)",
    ]);
    expect(blocks.find(({ id }) => id === "annex-thirdDebtors.x-amount")?.from).toContain("thirdDebtors.x.share");
    expect(blocks.findIndex(({ kind }) => kind === "annex")).toBeGreaterThan(
      blocks.findIndex(({ id }) => id === "addressee"),
    );
  });

  it("names third debtors as parties, and asks for what 민사집행법 223 to 229 give", () => {
    const text = textOf("debt-seizure-collection");
    expect(text).toContain("제3채무자  1. 주식회사 국민은행 (110111-2365321)");
    expect(text).toContain("은행장 최은행");
    expect(text).toContain("1. 채무자의 제3채무자들에 대한 별지 1 내지 3 기재 채권을 압류한다.");
    expect(text).toContain("4. 위 압류된 채권은 채권자가 추심할 수 있다.");
    expect(text).toContain("라는 재판을 구합니다.");
    expect(text).toContain("민사집행법 제237조");
    expect(text).toContain("1. 지급명령 정본 1통\n2. 송달증명원 1통\n3. 확정증명원 1통");
    expect(textOf("debt-seizure-transfer")).toContain("4. 위 압류된 채권은 지급에 갈음하여 채권자에게 전부한다.");
  });

  it("seizes deposits in their order, those still to come among them, and leaves what the law leaves", () => {
    const text = textOf("debt-seizure-collection");
    expect(text).toContain("장래 입금될 예금을 포함한다");
    expect(text).toMatch(
      /1\. .*① 압류·가압류가 없는 예금, ② .*\n2\. .*① 보통예금, ② 당좌예금.*\n3\. .*계좌번호가 빠른/,
    );
    expect(text).toContain("제246조 제1항 제8호·제9호에 따라 압류가 금지되는 예금은 제외한다.");
  });

  it("leaves of wages what the law in force on the day of writing leaves", () => {
    expect(textOf("debt-seizure-collection")).toContain("월 2,500,000원 이하인 경우에는 전액");
    expect(textOf("debt-seizure-collection", {}, "2026-01-31")).toContain("월 1,850,000원 이하인 경우에는 전액");
  });

  it("cites of deposits the numbers in force on the day of writing", () => {
    const before = textOf("debt-seizure-collection", {}, "2026-01-31");
    expect(before).toContain("제246조 제1항 제8호에 따라 압류가 금지되는 예금은 제외한다.");
    expect(before).not.toContain("제9호");
  });

  it("claims principal, interest to the won and costs, and no more of all third debtors together", () => {
    // 5,000,000 × 12 % × 60/365, cut to the won: 98,630.
    expect(textOf("debt-seizure-collection")).toContain("| 합계 | 5,150,000 |");
    expect(codesOf(debtSeizure, { ...SEIZURE, costs: 60_000 })).toContain("K1.shares block");
    const awarded = textOf("debt-seizure-collection", { titleCosts: 30_000, costs: 21_370 });
    expect(awarded).toContain("| 지연손해금 | 98,630 | 2025. 2. 2.부터 2025. 4. 2.까지 연 12% |");
    expect(awarded).toContain("| 독촉절차비용·소송비용 | 30,000 |");
    expect(awarded).toContain("| 집행비용 | 21,370 |");
    expect(awarded).toContain("| 합계 | 5,150,000 |");
  });

  it("waits for a title that is executed once it is final, and passes a claim by no order beside another", () => {
    const transfer = { ...SEIZURE, mode: "transfer" };
    const { titleFinalOn: _, ...open } = transfer;
    expect(codesOf(debtSeizure, open)).toContain("K2.titleFinalOn block");
    expect(codesOf(debtSeizure, { ...open, mode: "collection" })).toContain("K2.titleFinalOn block");
    expect(codesOf(debtSeizure, { ...transfer, seizedBefore: true })).toContain("K2.seizedBefore block");
    expect(codesOf(debtSeizure, { ...SEIZURE, seizedBefore: true })).toContain("K3.seizedBefore warn");
  });

  it.each(["judgment", "settlement", "notarial-deed"])("passes a claim by a %s that is not final", (titleKind) => {
    const { titleFinalOn: _, ...open } = { ...SEIZURE, mode: "transfer", titleKind };
    expect(codesOf(debtSeizure, open)).not.toContain("K2.titleFinalOn block");
  });

  it("encloses no proof that a notarial deed is final", () => {
    expect(textOf("debt-seizure-collection", { titleKind: "notarial-deed" })).not.toContain("확정증명원");
  });

  it("passes no deposits to come, which have no nominal amount", () => {
    expect(textOf("debt-seizure-transfer")).toContain("다음 예금채권 중");
  });

  it("is brought at the debtor's court, by no one against themselves, of companies by their whole name", () => {
    expect(codesOf(debtSeizure, { ...SEIZURE, court: "부산지방법원" })).toContain("G6.territory block");
    expect(codesOf(debtSeizure, { ...SEIZURE, "thirdDebtors.x.name": "국민 뱅크" })).toContain("G3.companyForm warn");
    const same = { "thirdDebtors.z.name": "이민정", "thirdDebtors.z.address": LEE["address"] ?? "" };
    expect(codesOf(debtSeizure, { ...SEIZURE, ...same })).toContain("G5.same block");
  });
});

describe("a lawyer's paper", () => {
  it("has its timeline in order, its evidence and its headings, and no sentence of its own", () => {
    const blocks = blocksOf(defenceOpinion, draftOf(INTAKE));
    const table = blocks.find(({ id }) => id === "timeline-table");
    expect(table?.kind === "table" && table.rows.map(([day]) => day)).toEqual(["2025. 6. 5.", "2026. 1. 20."]);
    expect(blocks.filter(({ kind }) => kind === "paragraph").map(({ id }) => id)).toEqual(["plea-said"]);
    const text = textOf("defence-opinion");
    expect(text).toContain("[참고자료]\n| 호증 | 서증 | 입증취지 |\n| 증 제1호 | 계좌 거래내역 |");
    expect(text).toContain("신병  구속(서울구치소)");
    expect(text).toContain("변호사 김변호 (서명 또는 날인)\n\n서울중앙지방법원 형사제3단독 귀중");
  });

  it("waits for the office to write each part, and prints what it wrote", () => {
    const waitsFor = (answers: Answers) =>
      issuesOf(defenceOpinion, draftOf(answers)).flatMap(({ code, severity, office, path }) =>
        code === "G12" && severity === "block" && office ? [path] : [],
      );
    expect(missingOf(defenceOpinion, INTAKE)).toEqual([]);
    expect(waitsFor(INTAKE)).toEqual(Object.keys(OPINION));
    const written = { ...INTAKE, ...OPINION };
    expect(waitsFor({ ...written, opinion3: [] })).toEqual(["opinion3"]);
    expect(waitsFor(written)).toEqual([]);
    const blocks = blocksOf(defenceOpinion, draftOf(written));
    expect(blocks.find(({ id }) => id === "part-1-1")).toMatchObject({ text: OPINION.opinion1[0], from: ["opinion1"] });
  });

  it("has its last day, a lawyer sooner for who is in custody, and no plea that the accused did not choose", () => {
    expect(deadlineOf(defenceOpinion, draftOf(INTAKE))?.dueDate).toBe("2026-03-04");
    expect(codesOf(defenceOpinion, { ...INTAKE, servedOn: "2026-02-02" })).toContain("K1.late warn");
    expect(lawyerReasonsOf(defenceOpinion, draftOf(INTAKE))).toEqual(["custody"]);
    const { plea: _, ...silent } = INTAKE;
    expect(missingOf(defenceOpinion, silent)).toContain("plea");
    const served = { matter: "indictment-opinion", mode: "ordinary", date: "2026-02-25" };
    expect(defenceOpinion.prefill?.({ claim: null, served })).toEqual({ servedOn: "2026-02-25" });
  });

  it.each<[where: string, answers: Answers, exhibit: Partial<Exhibit>]>([
    ["a fact", items("facts", { a: { date: "2026-01-05", text: "정피해를 만났습니다." } }), {}],
    ["the part that is disputed", { disputed: "정피해에 대한 편취의 고의" }, {}],
    ["the charge", { charge: "정피해에 대한 사기" }, {}],
    ["an exhibit's title", {}, { title: "정피해 합의서" }],
    ["an exhibit's author", {}, { author: "정피해" }],
    ["an exhibit's purpose", {}, { purpose: "정피해가 처벌을 바라지 않는 사실" }],
    ["what the office writes", { opinion3: ["정피해와 합의하였습니다."] }, {}],
  ])("names no victim in %s", (_where, answers, said) => {
    const draft = draftOf({ ...INTAKE, ...OPINION, ...answers }, [{ ...exhibit("e1", "계좌 거래내역"), ...said }]);
    expect(
      issuesOf(defenceOpinion, draft).map(({ code, reason, severity }) => `${code}.${reason} ${severity}`),
    ).toEqual(["K2.victim block"]);
  });
});

describe("a suit against an authority", () => {
  it("names its office and no person for it", () => {
    expect(textOf("revocation-suit-with-plan")).toContain(
      "피고  서울특별시 강남구청장\n        서울특별시 강남구 학동로 426 (우 06090)\n\n[청구취지]",
    );
  });

  it("shows a plan as an annex, by the exhibit that it is", () => {
    const sketch = SKETCHES.find(({ type }) => type === revocationSuit);
    const blocks = sketch ? blocksOf(sketch.type, sketch.draft) : [];
    expect(blocks.at(-1)).toMatchObject({ kind: "figure", exhibitId: "e2", text: "토지 현황도", from: ["plan"] });
    const gone = sketch && { ...sketch.draft, exhibits: [] };
    const codes = gone ? issuesOf(revocationSuit, gone).map(({ code, reason }) => `${code}.${reason}`) : [];
    expect(codes).toContain("G12.blank");
  });
});

it.each([
  ["갑", "갑 제3호증"],
  ["병", "병 제3호증"],
  ["을나", "을나 제3호증"],
  ["증", "증 제3호"],
] as const)("an exhibit of the series %s is %s", (prefix, label) => {
  const type = { ...revocationSuit, exhibits: () => ({ prefix, first: 3 }) };
  expect(exhibitLabels(type, {}, [{}])).toEqual([label]);
});
