import { COURTS, isCourtName, mayBeInTerritory } from "../src/courts/index.ts";

it("names 18 district courts and 42 branches, each once", () => {
  expect(COURTS.filter((name) => name.endsWith("지방법원"))).toHaveLength(18);
  expect(COURTS.filter((name) => name.endsWith("지원"))).toHaveLength(42);
  expect(new Set(COURTS).size).toBe(60);
});

it.each(["서울중앙지방법원", "수원지방법원 성남지원", "의정부지방법원 포천시법원", "서울가정법원", "대법원"])(
  "takes %s",
  (name) => expect(isCourtName(name)).toBe(true),
);

it.each(["", "서울지방법원", "서울중앙지방법원 ", "우리 법원", "수원지방법원 강남지원", "강남지방법원 서초시법원"])(
  "refuses “%s”",
  (name) => expect(isCourtName(name)).toBe(false),
);

it.each([
  ["서울중앙지방법원", "서울특별시 서초구 서초대로 1", true],
  ["서울중앙지방법원", "부산광역시 해운대구 센텀로 1", false],
  ["수원지방법원 성남지원", "경기도 성남시 분당구 1", true],
  ["대전지방법원 천안지원", "충청남도 천안시 1", true],
  ["대전지방법원 천안지원", "충청북도 청주시 1", false],
  ["서울가정법원", "어딘가 1", true],
])("%s may have %s in its territory: %s", (court, address, may) => {
  expect(mayBeInTerritory(court, address)).toBe(may);
});
