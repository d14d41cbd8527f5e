import {
  ADMIN_SUPPORT,
  ALL_SERVICE_IDS,
  extraCostName,
  formatWon,
  groupName,
  isServiceId,
  packageContent,
  PACKAGE_TYPES,
  SERVICE_GROUPS,
  SERVICE_IDS,
  serviceName,
  serviceSummary,
} from "../src/index.ts";
import { isWrittenIn, LANGUAGES } from "./languages.ts";

describe("the services", () => {
  it("are the 18 of the home page and four more", () => {
    expect(SERVICE_IDS.join(", ")).toBe(
      "certified-mail, payment-order, provisional-seizure, provisional-disposition, complaint, answer-brief, " +
        "real-estate-auction, movable-property-auction, debt-seizure, lease-registration, property-disclosure, " +
        "debtor-registry, divorce-lawsuit, patent-lawsuit, administrative-lawsuit, criminal-defense, " +
        "inheritance-lawsuit, labor-lawsuit",
    );
    expect(ALL_SERVICE_IDS.slice(18)).toEqual(["lawsuit", "objection", "seizure", "real-estate-seizure"]);
  });

  it("are known and can be bought, the conversation with the office cannot", () => {
    expect(ALL_SERVICE_IDS.every((id) => isServiceId(id))).toBe(true);
    for (const id of [ADMIN_SUPPORT, "", "toString", "Complaint", "complaint "]) {
      expect([id, isServiceId(id)]).toEqual([id, false]);
    }
  });

  it.each(LANGUAGES)("have a name and a line of their own in %s", (language) => {
    const names = [...ALL_SERVICE_IDS, ADMIN_SUPPORT].map((id) => serviceName(id, language));
    const lines = ALL_SERVICE_IDS.map((id) => serviceSummary(id, language));
    expect([...names, ...lines].filter((text) => !isWrittenIn(language, text))).toEqual([]);
    expect(new Set([...names, ...lines]).size).toBe(names.length + lines.length);
    expect(lines.filter((line) => !/[.。]$/u.test(line))).toEqual([]);
  });

  it("are in five groups, each once", () => {
    const grouped: string[] = SERVICE_GROUPS.flatMap((group) => [...group.services]);
    expect(SERVICE_GROUPS).toHaveLength(5);
    expect(grouped.toSorted()).toEqual([...SERVICE_IDS].toSorted());
  });

  it.each(LANGUAGES)("have group names, package contents and notices of extra costs in %s", (language) => {
    const texts = [
      ...SERVICE_GROUPS.map(({ id }) => groupName(id, language)),
      ...PACKAGE_TYPES.flatMap((type) => {
        const { name, summary, items } = packageContent(type, language);
        return [name, summary, ...items];
      }),
      ...(["legalCosts", "courtAndDepositFees", "legalAndTravelCosts"] as const).map((extra) =>
        extraCostName(extra, language),
      ),
    ];
    expect(texts.filter((text) => !isWrittenIn(language, text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("money", () => {
  it("is written as the reader writes it", () => {
    expect(LANGUAGES.map((language) => formatWon(1_000_000, language))).toEqual([
      "1,000,000원",
      "₩1,000,000",
      "1,000,000ウォン",
      "1,000,000韩元",
    ]);
  });
});
