import { distinctPeople, peopleOf } from "../src/index.ts";
import { address, COMPANY, items, KIM, LEE } from "../src/samples/answer-sets.ts";

describe("people of papers", () => {
  it("are parties with a name and an address", () => {
    const answers = {
      ...items("creditors", { a: KIM, b: { name: "주소 없음" } }),
      ...items("facts", { f: { text: "있었던 일" } }),
    };
    expect(peopleOf(answers)).toEqual([{ name: "김영수", answers: KIM }]);
  });

  it("are each named once: by address, by birth date where they have moved, by register number", () => {
    const moved = { ...KIM, address: address("부산광역시 중구 1") };
    const renamedOffice = { ...COMPANY, address: address("서울특별시 중구 을지로 1") };
    const asDebtor = { name: "김 영수", address: KIM["address"] ?? "" };
    const namesake = { ...KIM, birth: "1999-09-09", address: address("대구광역시 중구 1") };
    const people = [KIM, moved, asDebtor, COMPANY, renamedOffice, LEE, namesake].flatMap((party) =>
      peopleOf(items("creditors", { a: party })),
    );
    expect(distinctPeople(people).map(({ answers }) => answers)).toEqual([KIM, COMPANY, LEE, namesake]);
  });
});
