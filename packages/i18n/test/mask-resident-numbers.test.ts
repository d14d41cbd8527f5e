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

it.each([
  ["zero-width spaces", "800101\u200b-\u200b1234567", "800101-*******"],
  ["marks that a paper is printed without", "8001\ufffc01\u0081-1\ufdd0234567", "8001\ufffc01-*******"],
  ["a soft hyphen", "800101\u00ad1234567", "800101-*******"],
  ["marks of direction and byte order", "800101\u2066 \ufeff-\ufeff 1\u200f234567", "800101-*******"],
  [
    "marks between all digits",
    Array.from("800101-1234567").join("\u2060"),
    `${Array.from("800101").join("\u2060")}-*******`,
  ],
  ["a variation selector", "800101\ufe0f-1234567", "800101-*******"],
])("finds it behind %s", (_marks, text, masked) => {
  expect(maskResidentNumbers(`번호는 ${text}입니다`)).toBe(`번호는 ${masked}입니다`);
});

it.each(["010-1234-5678", "2026-01-05", "금 8,001,011,234,567원", "123456-04-567890", "801301-1234567", "2026차전123"])(
  "leaves %s as it is",
  (text) => {
    expect(maskResidentNumbers(text)).toBe(text);
  },
);
