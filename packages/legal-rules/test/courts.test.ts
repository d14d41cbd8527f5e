import { COURTS, isCourtName, mayBeInTerritory, mayHaveOwnCourt, orderCourtsOf } from "../src/courts/index.ts";
import { courtOfAddress } from "../src/courts/courts.ts";
import { TERRITORIES } from "../src/courts/territories.ts";

it("names 18 district courts and 42 branches, each once", () => {
  expect(COURTS.filter((name) => name.endsWith("지방법원"))).toHaveLength(18);
  expect(COURTS.filter((name) => name.endsWith("지원"))).toHaveLength(42);
  expect(new Set(COURTS).size).toBe(60);
});

it("takes each court that it names for an address", () => {
  const addresses = Object.entries(TERRITORIES).flatMap(([province, courts]) =>
    Object.values(courts)
      .flatMap((places) => places.split(" "))
      .map((place) => `${province} ${place.split("*")[0]} 1`),
  );
  for (const address of addresses) {
    const courts = orderCourtsOf(address);
    expect(courts.length).toBeGreaterThan(0);
    expect(courts.filter((court) => !isCourtName(court) || !mayBeInTerritory(court, address))).toEqual([]);
  }
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
  ["수원지방법원", "경기도 성남시 분당구 1", false],
  ["수원지방법원 성남지원", "광주시 오포읍 1", true],
  ["수원지방법원 성남지원 광주시법원", "경기도 광주시 오포읍 1", true],
  ["의정부지방법원 포천시법원", "경기도 광주시 오포읍 1", false],
  ["서울가정법원", "어딘가 1", true],
])("%s may have %s in its territory: %s", (court, address, may) => {
  expect(mayBeInTerritory(court, address)).toBe(may);
});

it("gives every district court and branch a territory, and no other court", () => {
  const named = new Set(Object.values(TERRITORIES).flatMap((courts) => Object.keys(courts)));
  expect([...named].toSorted()).toEqual(COURTS.toSorted());
});

it("names each place of a province once", () => {
  for (const courts of Object.values(TERRITORIES)) {
    const places = Object.values(courts).flatMap((names) => names.split(" "));
    expect(new Set(places).size).toBe(places.length);
  }
});

it.each([
  ["서울 강남구 테헤란로 1", "서울중앙지방법원"],
  ["강원특별자치도 고성군 간성읍 1", "춘천지방법원 속초지원"],
  ["경상남도 고성군 고성읍 1", "창원지방법원 통영지원"],
  ["경상남도 창원시 마산회원구 1", "창원지방법원 마산지원"],
  ["광주시 오포읍 1", null],
  ["인천광역시 강화군 강화읍 1", "인천지방법원"],
  ["인천광역시 서구 1", "인천지방법원"],
  ["인천광역시 검단구 1", "인천지방법원"],
  ["대구광역시 군위군 군위읍 1", "대구지방법원 의성지원"],
  ["대구광역시 서구 1", "대구지방법원 서부지원"],
  ["세종특별자치시 한누리대로 2130", "대전지방법원"],
  ["세종시 조치원읍 1", "대전지방법원"],
  ["서울특별시 종로구 세종대로 1", "서울중앙지방법원"],
  ["경상남도 창원시 진해구 1", "창원지방법원"],
  ["어딘가 1", null],
])("the court of %s is %s", (address, court) => {
  expect(courtOfAddress(address)).toBe(court);
});

it("puts a city's or county's own court first", () => {
  expect(orderCourtsOf("경기도 포천시 1")).toEqual(["의정부지방법원 포천시법원", "의정부지방법원"]);
  expect(orderCourtsOf("경기도 화성시 1")).toEqual(["수원지방법원 오산시법원", "수원지방법원"]);
  expect(orderCourtsOf("경기도 의정부시 1")).toEqual(["의정부지방법원"]);
  expect(orderCourtsOf("경상남도 창원시 진해구 1")).toEqual(["창원지방법원 창원남부시법원", "창원지방법원"]);
  expect(orderCourtsOf("대구 군위군 1")).toEqual(["대구지방법원 의성지원 군위군법원", "대구지방법원 의성지원"]);
  expect(orderCourtsOf("세종특별자치시 1")).toEqual(["대전지방법원 세종특별자치시법원", "대전지방법원"]);
  expect(orderCourtsOf("어딘가 1")).toEqual([]);
});

it.each([
  ["경기도 포천시 1", true],
  ["경기도 구리시 1", true],
  ["경기도 성남시 1", false],
  ["부산광역시 기장군 1", false],
  ["인천광역시 강화군 1", true],
  ["경상남도 창원시 진해구 1", true],
  ["어딘가 1", false],
])("%s may have a court of its own: %s", (address, may) => {
  expect(mayHaveOwnCourt(address)).toBe(may);
});
