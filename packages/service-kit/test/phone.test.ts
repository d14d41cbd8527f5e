import { phoneIn, phoneKeyOf } from "@legal/service-kit";

describe("a search by the beginning of a telephone number with its country code", () => {
  it.each([
    ["+82 10 1234", "101234"],
    ["+82 10 1234 5", "1012345"],
    ["+82 (0)10 1234", "101234"],
    ["+82 10-1234-5678", "1012345678"],
    ["+82 2 123", "2123"],
    ["821012345678", "1012345678"],
    ["8210", "8210"],
    ["010-1234", "0101234"],
    ["010–1234–5678", "1012345678"],
    ["010\u20111234\u20115678", "1012345678"],
  ])("%s is %s", (typed, digits) => {
    expect(phoneIn(typed)).toBe(digits);
  });

  it("finds the number however that was written, digit by digit", () => {
    const whole = "+82 10-1234-5678";
    for (let length = "+82 10-12".length; length <= whole.length; length += 1)
      for (const number of [whole, "010-1234-5678"])
        expect(phoneKeyOf(number)).toContain(phoneIn(whole.slice(0, length)));
    for (const number of ["02-123-4567", "+82 2 123 4567"])
      expect(phoneKeyOf(number)).toContain(phoneIn("+82 2 123 45"));
  });
});
