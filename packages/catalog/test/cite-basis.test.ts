import { computeDeadline, MATTER_IDS, MATTERS } from "@legal/legal-rules";
import { computeServiceFee, computeStampDuty, STAMP_DOCUMENTS } from "@legal/legal-rules/court-costs";
import { citeBasis } from "../src/index.ts";
import { LANGUAGES } from "./languages.ts";

it.each([
  ["민법 157", "ko", "민법 제157조"],
  ["민법 157", "en", "Civil Act (민법), Article 157"],
  ["민법 157", "ja", "民法（민법）第157条"],
  ["민법 157", "zh", "《民法》（민법）第157条"],
  ["민소 196① 단서", "ko", "민사소송법 제196조제1항 단서"],
  ["민소 196① 단서", "en", "Civil Procedure Act (민사소송법), Article 196(1), proviso"],
  ["민소 196① 단서", "ja", "民事訴訟法（민사소송법）第196条第1項ただし書"],
  ["민소 196① 단서", "zh", "《民事诉讼法》（민사소송법）第196条第1款但书"],
  ["인지법 7②④", "ko", "민사소송 등 인지법 제7조제2항·제4항"],
  ["대법원 2014다229016", "en", "Supreme Court of Korea, 2014다229016"],
  ["새 법 1", "ko", "새 법 1"],
] as const)("%s is cited in %s as %s", (basis, language, cited) => {
  expect(citeBasis(basis, language)).toBe(cited);
});

/** As the package gives them, over every matter, way of service and document. */
const basesOfRules = (): Set<string> => {
  const deadlines = MATTER_IDS.flatMap((matter) =>
    [...MATTERS[matter].modes, "midnight" as const].flatMap((mode) =>
      ["2022-01-29", "2023-09-22"].flatMap((date) => computeDeadline({ matter, service: { mode, date } }).steps),
    ),
  );
  const backward = computeDeadline({
    period: { n: 1, unit: "month" },
    service: { mode: "event", date: "2026-05-31" },
    direction: "backward",
  });
  const stamps = STAMP_DOCUMENTS.flatMap(
    (document) => computeStampDuty({ document, filing: "electronic", claim: 50_000_000, claimBefore: 1000 }).steps,
  );
  const parties = { applicants: 1, respondents: 1 };
  const fee = computeServiceFee({ procedure: "appeal", filing: "paper", filedOn: "2026-11-03", parties });
  const steps = [...deadlines, ...backward.steps, ...stamps, ...fee.steps];
  return new Set(steps.flatMap(({ basis }) => basis ?? []));
};

it.each(LANGUAGES)("every step of legal-rules is cited in %s", (language) => {
  const bases = [...basesOfRules()];
  expect(bases.length).toBeGreaterThan(15);
  // A case keeps its Korean name in Korean.
  const unread = bases.filter((basis) => citeBasis(basis, language) === basis);
  expect(unread.filter((basis) => language !== "ko" || !basis.startsWith("대법원 "))).toEqual([]);
});
