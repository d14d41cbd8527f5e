import { blocksOf, exhibitLabels, issuesOf } from "../src/index.ts";
import { exhibit } from "../src/samples/answer-sets.ts";
import { sampleDraft } from "./support/sample-draft.ts";

describe("an objection's exhibits are numbered", () => {
  it.each([
    ["objection-payment-order", {}, "소을 제1호증"],
    ["objection-performance-recommendation", {}, "을 제1호증"],
    ["objection-settlement-by-claimant-company", {}, "갑 제4호증"],
    ["objection-settlement-by-claimant-company", { side: "opponent", firstExhibit: 2 }, "을 제2호증"],
    ["objection-mediation-by-minor-and-foreigner", {}, "을 제1호증"],
  ])("in %s with %j from %s", (name, answers, label) => {
    const { type, draft } = sampleDraft(name, answers);
    expect(exhibitLabels(type, draft.answers, [{}, {}])[0]).toBe(label);
  });
});

it("an exhibit with a masked name in its title holds no paper", () => {
  const { type, draft } = sampleDraft("payment-order-plain", {});
  const masked = { ...draft, exhibits: [exhibit("e1", "판결문_○○○.pdf")] };
  expect(issuesOf(type, masked).filter(({ severity }) => severity === "block")).toEqual([]);
});

describe("what an exhibit proves", () => {
  const [note, transfer] = [exhibit("e1", "차용증"), exhibit("e2", "이체확인증")];
  const paperWith = (name: string, exhibits: readonly (typeof note)[]) => {
    const { type, draft } = sampleDraft(name, {});
    const listed = { ...draft, exhibits };
    return { blocks: blocksOf(type, listed), issues: issuesOf(type, listed) };
  };

  it("says a table of the paper, a row for each", () => {
    const purpose = "2025년 3월 2일에 500만 원을\n빌려준 사실";
    const { blocks } = paperWith("payment-order-plain", [{ ...note, purpose }, transfer]);
    expect(blocks.find(({ id }) => id === "exhibits-table")).toMatchObject({
      rows: [
        ["소갑 제1호증", "차용증", "2025년 3월 2일에 500만 원을 빌려준 사실"],
        ["소갑 제2호증", "이체확인증", ""],
      ],
    });
    expect(paperWith("payment-order-plain", [note, transfer]).blocks.map(({ id }) => id)).toContain("exhibits-2");
  });

  it("says who made it and when beside it, and a day that is still to come is refused", () => {
    const made = { ...note, author: "김영수", madeOn: "2025-03-02" };
    const { blocks, issues } = paperWith("payment-order-plain", [made, transfer]);
    expect(blocks.find(({ id }) => id === "exhibits-table")).toMatchObject({
      columns: ["호증", "서증", "작성자", "작성일"].map((label) => ({ label })),
      rows: [
        ["소갑 제1호증", "차용증", "김영수", "2025. 3. 2."],
        ["소갑 제2호증", "이체확인증", "", ""],
      ],
    });
    const future = (given: typeof issues) => given.filter(({ code, path }) => code === "G4" && path === "exhibits.e1");
    expect(future(issues)).toEqual([]);
    const later = paperWith("payment-order-plain", [{ ...made, madeOn: "2099-03-02" }]);
    expect(future(later.issues)).toMatchObject([{ reason: "future", severity: "block" }]);
  });

  it("is put into Korean by the office before it is printed", () => {
    const purpose = "That he borrowed five million won from me in March";
    const { blocks, issues } = paperWith("objection-settlement-by-claimant-company", [{ ...note, purpose }]);
    expect(JSON.stringify(blocks)).toContain(`[번역 필요: 영어] ${purpose}`);
    expect(issues).toContainEqual(expect.objectContaining({ code: "G13", office: true, path: "exhibits.e1" }));
  });
});

it("a page that shows an address is named where the paper keeps that address from the other side alone", () => {
  const { type, draft } = sampleDraft("payment-order-plain", {});
  const files = [{ fileName: "lease.pdf", residentNumberPages: [2, 5], hiddenAddressPages: [3] }];
  const exhibits = [{ ...exhibit("e1", "임대차계약서"), files }];
  const found = (answers: object) =>
    issuesOf(type, { ...draft, answers: { ...draft.answers, ...answers }, exhibits })
      .filter(({ values }) => "file" in values)
      .map(({ code, reason, values }) => [code, reason, values["pages"]]);
  expect(found({})).toEqual([["G12", "exhibitNumber", "2, 5"]]);
  expect(found({ violence: true, hidesAddress: true })).toEqual([
    ["G12", "exhibitNumber", "2, 5"],
    ["G14", "exhibitAddressPage", "3"],
  ]);
});

it("an exhibit in another language asks for its translation, by its label, until that is attached", () => {
  const { type, draft } = sampleDraft("payment-order-plain", {});
  const exhibits = [exhibit("e1", "차용증"), { ...exhibit("e2", "이메일"), foreign: true }];
  const asked = (given: typeof draft) => issuesOf(type, given).filter(({ code }) => code === "G10");
  expect(asked({ ...draft, exhibits })).toMatchObject([{ values: { papers: "소갑 제2호증의 번역문 1통" } }]);
  expect(JSON.stringify(blocksOf(type, { ...draft, exhibits }))).toContain("소갑 제2호증의 번역문 1통");
  const attachments = [exhibit("a1", "소갑 제2호증의 번역문")];
  expect(asked({ ...draft, exhibits, attachments })).toEqual([]);
  expect(asked({ ...draft, exhibits: exhibits.toReversed(), attachments })).toHaveLength(1);
});
