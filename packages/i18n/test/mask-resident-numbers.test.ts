import { maskResidentNumbers } from "../src/index.ts";

it.each([
  "800101-1234567",
  "8001011234567",
  "800101 1234567",
  "800101 - 1234567",
  "800101–1234567",
  "800101－1234567",
  "800101.1234567",
])("keeps the birth date of %s alone", (number) => {
  expect(maskResidentNumbers(`번호는 ${number}입니다`)).toBe("번호는 800101-*******입니다");
});

it("finds it in wide digits", () => {
  expect(maskResidentNumbers("８００１０１－１２３４５６７")).toBe("８００１０１-*******");
});

it.each(["010-1234-5678", "2026-01-05", "금 8,001,011,234,567원", "123456-04-567890", "801301-1234567", "2026차전123"])(
  "leaves %s as it is",
  (text) => {
    expect(maskResidentNumbers(text)).toBe(text);
  },
);
