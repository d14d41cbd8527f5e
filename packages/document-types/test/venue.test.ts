import { documentTypeOf } from "../src/all-types.ts";
import { proposalsOf, type Answers } from "../src/index.ts";
import { address, draftOf, items, LEE } from "../src/samples/answer-sets.ts";

const courts = (answers: Answers) => {
  const type = documentTypeOf("payment-order");
  return type && proposalsOf(type, draftOf(answers), "court");
};
const livingAt = (...lines: string[]) =>
  items("debtors", Object.fromEntries(lines.map((line, index) => [`d${index}`, { ...LEE, address: address(line) }])));

describe("the court of a payment order", () => {
  it("is proposed by the debtor's address", () => {
    expect(courts(livingAt("서울특별시 용산구 이태원로 5"))).toEqual(["서울서부지방법원"]);
  });

  it("is first a city's or county's own one, which takes it from the district court", () => {
    expect(courts(livingAt("경기도 용인시 처인구 1"))).toEqual(["수원지방법원 용인시법원", "수원지방법원"]);
  });

  it("is one for all debtors, or none is proposed", () => {
    expect(courts(livingAt("서울 강남구 1", "서울 서초구 2"))).toEqual(["서울중앙지방법원"]);
    expect(courts(livingAt("서울 강남구 1", "서울 용산구 2"))).toEqual([]);
    expect(courts(livingAt("서울 강남구 1", "어딘가 2"))).toEqual([]);
  });

  it("follows another ground's own address", () => {
    const performed = { courtGround: "performance", groundAddress: address("서울 용산구 2") };
    expect(courts({ ...livingAt("서울 강남구 1"), ...performed })).toEqual(["서울서부지방법원"]);
  });
});
