import { CERTIFIED_MAIL_FORMAT, COURT_FORMAT } from "../src/index.ts";

it("sets a court's paper as 민사소송규칙 제4조 asks: 45, 20 and 30 mm, 12 points, lines at 200 %", () => {
  expect(COURT_FORMAT).toEqual({
    margins: { top: 45, right: 20, bottom: 30, left: 20 },
    fontSize: 12,
    lineHeight: 2,
    pageNumbers: true,
  });
});

it("sets a letter as the internet post office takes it: 20, 15 and 40 mm, no page numbers", () => {
  expect(CERTIFIED_MAIL_FORMAT).toMatchObject({
    margins: { top: 20, right: 15, bottom: 40, left: 15 },
    fontSize: 12,
    pageNumbers: false,
  });
});
