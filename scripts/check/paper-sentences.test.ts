import { checkPaperSentences, sentencesOfLaw, writtenFigures } from "./paper-sentences.ts";

const FILE = "packages/document-types/src/types/certified-mail/body.ts";

describe("figures of law in papers", () => {
  it.each([
    ["months", "`위 임대차는 이 통지를 받은 날부터 3개월이 지나면 종료됩니다.`", "3개월"],
    ["a share", '"소장 인지액의 10분의 1"', "10분의"],
    ["a rate", "`연 ${rate}%가 아니라 연 12%의 비율`", "12%"],
    ["weeks", '"송달받은 날부터 2주 이내에"', "2주"],
    ["days", '"퇴직한 날부터 14일이 지난"', "14일"],
    ["years", '"3년의 시효"', "3년"],
    ["plain won", '"2,500,000원을 뺀"', "2,500,000원"],
    ["a last day", '"받은 날부터 30일까지"', "30일"],
    ["a day's place", '"퇴직하고 14일째"', "14일"],
    ["days as an object", '"7일을 더한"', "7일"],
    ["a last week", '"2주까지"', "2주"],
    ["weeks as an object", '"2주를 넘긴"', "2주"],
    ["an age", '"만 19세에 이르기까지"', "19세"],
    ["an amount", '"3천만 원을 넘는"', "3천만 원"],
    ["an amount in digits", '"3,000만 원을 넘는"', "3,000만 원"],
  ])("are refused as %s", (_what, literal, figure) => {
    const problems = writtenFigures(FILE, `const text = ${literal};\n`);
    expect(problems).toEqual([expect.stringContaining(`${FILE}: “${figure}”`)]);
  });

  it.each([
    ["what a template inserts", "`${months}개월이 지나면 ${part}분의 1, 연 ${rate}%`"],
    ["articles", '"민법 제450조에 따라"'],
    ["words beside numbers", '"갑 제1호증, 2통, 1항"'],
    ["comments", '"" // 위 금액에 연 5%\n/** `2주`, `30일`. */'],
    ["other languages", '"3%"'],
  ])("are not %s", (_what, literal) => {
    expect(writtenFigures(FILE, `const text = ${literal};\n`)).toEqual([]);
  });

  it("are in no paper's text", () => {
    expect(checkPaperSentences()).toEqual([]);
  });

  it("are signed in the sentences that papers say them in", () => {
    const sentences = [...sentencesOfLaw().keys()];
    expect(sentences).toContain("소장 인지액의 10분의 1(전자제출 10% 감액)");
    expect(sentences).toContain("위 돈에 대하여는 근로기준법 제37조에 따라 연 20%의 지연이자가 적용됩니다.");
    expect(sentences.filter((sentence) => sentence.includes("3개월이 지나면 종료"))).toHaveLength(1);
  });
});
