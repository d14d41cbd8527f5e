import { percentsIn } from "../src/reading/percents-in.ts";

describe("percentages in a text", () => {
  it.each<[string, number[]]>([
    ["연 12%의 이자", [12]],
    ["연 15 %의 지연이자", [15]],
    ["연 ２０％입니다", [20]],
    ["인지는 0.45퍼센트", [0.45]],
    ["연 5~12%", [5, 12]],
    ["연 12프로예요", [12]],
    ["이십 퍼센트", [20]],
    ["연 십이프로", [12]],
    ["오 퍼센트", [5]],
    ["이 프로그램과 3 프로젝트", []],
    ["12 percent a year", [12]],
    ["from 5 to 12 per cent", [5, 12]],
    ["twenty-five percent, then five per cent", [25, 5]],
    ["年12%、または20パーセント", [12, 20]],
    ["1割5分の利息、2割", [15, 20]],
    ["役割の割合", []],
    ["年利率百分之十二", [12]],
    ["百分之4.5", [4.5]],
    ["3월 12일, 12개월, 1,200원", []],
  ])("of “%s” are %j", (text, percents) => {
    expect(percentsIn(text).map(({ percent }) => percent)).toEqual(percents);
  });
});
