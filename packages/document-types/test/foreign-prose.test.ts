import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, type Answers } from "../src/index.ts";
import { SAMPLES } from "../src/samples/index.ts";

const read = (name: string, answers: Answers) => {
  const set = SAMPLES.find((one) => one.name === name);
  const type = set && documentTypeOf(set.typeId);
  if (!set || !type) throw new Error(`no set ${name}`);
  const draft = { ...set.draft, answers: { ...set.draft.answers, ...answers } };
  const foreign = issuesOf(type, draft).filter(({ code }) => code === "G13");
  return { paper: JSON.stringify(blocksOf(type, draft)), foreign };
};
const ORDER = "payment-order-plain";

describe("what is answered in another language", () => {
  it.each([
    ["영어", ORDER, "facts.f.text", "He promised to pay me back in May."],
    ["일본어", ORDER, "facts.f.text", "五月に返すと約束しました"],
    ["중국어", ORDER, "facts.f.text", "他答应五月还钱"],
    ["영어", "objection-late", "obstacle", "I was in hospital abroad until that day."],
  ])("is marked in the paper and holds it for the office: %s in %s", (language, name, path, text) => {
    const { paper, foreign } = read(name, { [path]: text });
    expect(paper).toContain(`[번역 필요: ${language}] ${text.replace(/\.$/, "")}`);
    expect(foreign).toEqual([{ code: "G13", reason: "foreign", severity: "block", office: true, path, values: {} }]);
  });

  it("is marked sentence by sentence in prose", () => {
    const sentences = ["채권자는 돈을 빌려주었습니다.", "He never paid it back."];
    const { paper, foreign } = read(ORDER, { grounds: sentences });
    expect(paper).toContain('"채권자는 돈을 빌려주었습니다."');
    expect(paper).toContain("[번역 필요: 영어] He never paid it back.");
    expect(foreign).toMatchObject([{ path: "grounds" }]);
  });

  it.each([
    [
      "a Korean sentence with foreign names",
      { "facts.f.text": "ABC Trading Co., Ltd.의 John Smith가 갚겠다고 말하였습니다." },
    ],
    ["a name", { "debtors.b.name": "John Michael Smith" }],
    ["a name in hanja", { "debtors.b.name": "金永洙李英姬" }],
    ["a title", { "items.i.title": "Loan of last May" }],
    ["a few letters", { "facts.f.text": "OK" }],
    ["numbers", { "facts.f.text": "2026. 1. 2. 5,000,000" }],
  ])("is not %s", (_what, answers) => {
    const { paper, foreign } = read(ORDER, answers);
    expect(foreign).toEqual([]);
    expect(paper).not.toContain("번역 필요");
  });
});
