import { TERRITORIES } from "./territories.ts";

/** 각급 법원의 설치와 관할구역에 관한 법률 별표 1: district courts and their branches. */
const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  서울중앙: [],
  서울동부: [],
  서울남부: [],
  서울북부: [],
  서울서부: [],
  의정부: ["고양", "남양주"],
  인천: ["부천"],
  수원: ["성남", "여주", "평택", "안산", "안양"],
  춘천: ["강릉", "원주", "속초", "영월"],
  대전: ["홍성", "공주", "논산", "서산", "천안"],
  청주: ["충주", "제천", "영동"],
  대구: ["서부", "안동", "경주", "포항", "김천", "상주", "의성", "영덕"],
  부산: ["동부", "서부"],
  울산: [],
  창원: ["마산", "진주", "통영", "밀양", "거창"],
  광주: ["목포", "장흥", "순천", "해남"],
  전주: ["군산", "정읍", "남원"],
  제주: [],
};

/** District courts and branches by their whole names, in the statute's order. */
export const COURTS: readonly string[] = Object.entries(DISTRICTS).flatMap(([district, branches]) => [
  `${district}지방법원`,
  ...branches.map((branch) => `${district}지방법원 ${branch}지원`),
]);

const known: ReadonlySet<string> = new Set(COURTS);

/** City and county courts (시법원, 군법원), of which some hundred are opened and closed by the Supreme Court's rules. */
const LOCAL = /^(.+) [가-힣]{2,6}[시군]법원$/;
const SPECIAL = /^(?:[가-힣]{2,4}(?:가정|회생|행정|고등)법원(?: [가-힣]{2,4}지원)?|특허법원|대법원)$/;

/** Whether a name is written as a court's: `서울중앙지방법원`, `의정부지방법원 포천시법원`. */
export const isCourtName = (name: string): boolean =>
  known.has(name) || known.has(LOCAL.exec(name)?.[1] ?? "") || SPECIAL.test(name);

/** Provinces that a district court's territory lies in (같은 법 별표 3), as addresses begin. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  서울: ["서울"],
  의정부: ["경기", "강원"],
  인천: ["인천", "경기"],
  수원: ["경기"],
  춘천: ["강원"],
  대전: ["대전", "세종", "충남"],
  청주: ["충북"],
  대구: ["대구", "경북"],
  부산: ["부산"],
  울산: ["울산", "경남"],
  창원: ["경남"],
  광주: ["광주", "전남"],
  전주: ["전북"],
  제주: ["제주"],
};

/** What an address may begin with, and the province that it names. */
const ADDRESS_BEGINNINGS: Readonly<Record<string, string>> = {
  충청남: "충남",
  충청북: "충북",
  경상남: "경남",
  경상북: "경북",
  전라남: "전남",
  전라북: "전북",
};
/** A city of 경기 bears the name of a metropolis: `광주시 오포읍`. */
const AMBIGUOUS = /^광주시/;
/** `경기도 성남시 분당구 …`: cities, counties and districts are named among the first words. */
const PLACE_WORDS = 4;

const METROPOLES: ReadonlySet<string> = new Set(["서울", "인천", "대전", "대구", "부산", "울산", "광주"]);
const ALL_PROVINCES = [...new Set(Object.values(PROVINCES).flat())];

/** The province that an address begins with; null where it cannot be seen. */
const provinceOf = (address: string): string | null => {
  const begins = address.trim();
  if (AMBIGUOUS.test(begins)) return null;
  const long = Object.keys(ADDRESS_BEGINNINGS).find((beginning) => begins.startsWith(beginning));
  if (long !== undefined) return ADDRESS_BEGINNINGS[long] ?? null;
  return ALL_PROVINCES.find((province) => begins.startsWith(province)) ?? null;
};

interface Place {
  province: string;
  name: string;
  court: string;
  /** Whose city or county court it is that has it; null where none is known. */
  localCourt: string | null;
}

const placesOf = (province: string): Place[] =>
  Object.entries(TERRITORIES[province] ?? {}).flatMap(([court, places]) =>
    places.split(" ").map((place) => {
      const [name = place, local] = place.split("*");
      return { province, court, name, localCourt: local === undefined ? null : local || name };
    }),
  );

const placeOf = (address: string): Place | null => {
  const province = provinceOf(address);
  if (province === null) return null;
  const words = address.trim().split(/\s+/).slice(0, PLACE_WORDS);
  const [found, ...others] = placesOf(province).filter(({ name }) => words.includes(name));
  return others.length === 0 ? (found ?? null) : null;
};

/** The district court or branch whose territory an address lies in; null where the address or the list does not say. */
export const courtOfAddress = (address: string): string | null => placeOf(address)?.court ?? null;

/**
 * Courts that a payment order of an address may belong to, the likeliest first: a city's or county's own court takes it
 * from the district court's territory (같은 법 4 단서, 법원조직법 34①). None where the list does not say.
 */
export const orderCourtsOf = (address: string): readonly string[] => {
  const place = placeOf(address);
  if (place === null) return [];
  return [...(place.localCourt === null ? [] : [`${place.court} ${place.localCourt}법원`]), place.court];
};

/** `성남` of `수원지방법원 성남지원`. */
const townOf = (court: string): string => (court.split(" ").at(-1) ?? "").replace(/지방법원$|지원$/, "");

/** Whether a place has a court of its own, or may: any city or county of a province but its district court's town. */
export const mayHaveOwnCourt = (address: string): boolean => {
  const place = placeOf(address);
  if (place === null) return false;
  if (place.localCourt !== null) return true;
  return (
    !METROPOLES.has(place.province) && /[시군]$/.test(place.name) && place.name.slice(0, -1) !== townOf(place.court)
  );
};

/** The district court that a city's or county's court belongs to: of `의정부지방법원 포천시법원` the first word. */
const districtOf = (court: string): string => court.split(" ")[0] ?? court;

export const isLocalCourt = (court: string): boolean => LOCAL.test(court);

/**
 * False where an address surely lies outside a court's territory: another district court or branch has it, or no part
 * of its province. Territories of city and county courts are not known here, nor those of special courts.
 */
export const mayBeInTerritory = (court: string, address: string): boolean => {
  const byLaw = courtOfAddress(address);
  if (byLaw !== null && known.has(court)) return court === byLaw;
  if (byLaw !== null && isLocalCourt(court)) return districtOf(court) === districtOf(byLaw);
  const district = Object.keys(PROVINCES).find((name) => court.startsWith(name));
  const province = provinceOf(address);
  return district === undefined || province === null || (PROVINCES[district] ?? []).includes(province);
};
