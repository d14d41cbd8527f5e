import * as fc from "fast-check";
import {
  computeCourtCosts,
  computeServiceFee,
  computeStampDuty,
  PROCEDURE_IDS,
  STAMP_DOCUMENTS,
  type ServiceFeeInput,
  type StampDutyInput,
} from "../src/court-costs/index.ts";

const amount = (input: StampDutyInput) => computeStampDuty(input).amount;
const parties = { applicants: 1, respondents: 1 };
const TODAY = "2026-11-23";

describe("stamp duty", () => {
  it.each<[StampDutyInput, number]>([
    [{ document: "appeal", filing: "electronic", claim: 50_000_000 }, 310_500],
    [{ document: "supreme-appeal", filing: "paper", claim: 50_000_000 }, 460_000],
    [{ document: "payment-order", filing: "electronic", claim: 100_000 }, 900],
    [{ document: "mediation", filing: "paper", claim: 50_000_000 }, 23_000],
    [{ document: "pre-suit-settlement", filing: "paper", claim: 50_000_000 }, 46_000],
    [{ document: "provisional-attachment", filing: "electronic" }, 9000],
    [{ document: "provisional-status", filing: "paper", claim: 1_000_000_000 }, 500_000],
    [{ document: "provisional-status", filing: "electronic", claim: 1_000_000_000 }, 450_000],
    [{ document: "interlocutory-appeal", filing: "electronic" }, 2000],
    [{ document: "claim-amendment", filing: "paper", claim: 50_000_000, claimBefore: 30_000_000 }, 90_000],
    [{ document: "claim-amendment", filing: "paper", claim: 30_000_000, claimBefore: 50_000_000 }, 0],
    [{ document: "complaint", filing: "paper", claimBasis: "non-property" }, 230_000],
    [{ document: "complaint", filing: "paper", claimBasis: "company" }, 455_000],
    [{ document: "admin-first", filing: "paper", claimBasis: "non-property" }, 230_000],
    [{ document: "property-disclosure", filing: "paper" }, 1000],
    [{ document: "debtor-registry", filing: "electronic" }, 900],
    [{ document: "claim-seizure", filing: "paper" }, 4000],
    [{ document: "auction", filing: "electronic" }, 4500],
  ])("%j is %i won", (input, expected) => {
    expect(amount(input)).toBe(expected);
  });

  it("never falls when the claim rises, is whole hundreds, and is never more on line", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STAMP_DOCUMENTS.filter((document) => document !== "claim-amendment")),
        fc.integer({ min: 0, max: 900_000_000_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (document, claim, more) => {
          const paper = amount({ document, filing: "paper", claim });
          expect(amount({ document, filing: "paper", claim: claim + more })).toBeGreaterThanOrEqual(paper);
          expect(amount({ document, filing: "electronic", claim })).toBeLessThanOrEqual(paper);
          expect(paper % 100).toBe(0);
        },
      ),
    );
  });

  it.each<[unknown, string, string]>([
    [{ claim: -1 }, "AMOUNT_INVALID", "claim"],
    [{ claim: 0.5 }, "AMOUNT_INVALID", "claim"],
    [{ claim: Number.NaN }, "AMOUNT_INVALID", "claim"],
    [{ claim: "1000" }, "AMOUNT_INVALID", "claim"],
    [{}, "AMOUNT_INVALID", "claim"],
    [{ claim: 1_000_000_000_000_000 }, "AMOUNT_TOO_LARGE", "claim"],
    [{ claim: 1, filing: "pigeon" }, "FILING_UNKNOWN", "filing"],
    [{ claim: 1, document: "poem" }, "DOCUMENT_UNKNOWN", "document"],
    [{ claim: 1, document: ["complaint"] }, "DOCUMENT_UNKNOWN", "document"],
    [{ claim: 1, filing: ["paper"] }, "FILING_UNKNOWN", "filing"],
    [{ claimBasis: "priceless" }, "AMOUNT_INVALID", "claimBasis"],
    [{ claimBasis: ["company"] }, "AMOUNT_INVALID", "claimBasis"],
    [{ document: "claim-amendment", claim: 1 }, "AMOUNT_INVALID", "claimBefore"],
    [{ document: "provisional-attachment", claim: -5 }, "AMOUNT_INVALID", "claim"],
    [{ claim: -5, claimBasis: "company" }, "AMOUNT_INVALID", "claim"],
  ])("of %j is refused", (input, code, field) => {
    const complaint = { document: "complaint", filing: "paper", ...(input as object) } as StampDutyInput;
    expect(() => computeStampDuty(complaint)).toThrow(expect.objectContaining({ code, field }));
  });
});

describe("a service fee", () => {
  it.each<[Partial<ServiceFeeInput>, object]>([
    [
      { procedure: "auction", interested: 4 },
      { rounds: 70, total: 394_800 },
    ],
    [
      { procedure: "individual-rehabilitation", creditors: 5 },
      { rounds: 50, total: 282_000 },
    ],
    [
      { procedure: "bankruptcy", creditors: 5 },
      { rounds: 30, total: 169_200 },
    ],
    [
      { procedure: "discharge", creditors: 5 },
      { rounds: 25, total: 141_000 },
    ],
    [
      { procedure: "first-instance", parties: { applicants: 1, respondents: 2 } },
      { rounds: 30, total: 169_200 },
    ],
    [{ procedure: "payment-order" }, { rounds: 12, total: 67_680 }],
    [
      { procedure: "claim-seizure", parties: { ...parties, thirdParties: 3 } },
      { rounds: 10, total: 56_400 },
    ],
    [{ procedure: "provisional-status" }, { rounds: 16 }],
    [
      { procedure: "interlocutory-appeal", parties: { applicants: 1, respondents: 0 } },
      { rounds: 5, total: 28_200 },
    ],
    [
      { procedure: "first-instance-by-claim", claim: 30_000_001 },
      { procedure: "first-instance", rounds: 15 },
    ],
  ])("filed on line: %j", (input, expected) => {
    const fee = { filedOn: TODAY, filing: "electronic", parties, ...input } as ServiceFeeInput;
    expect(computeServiceFee(fee)).toMatchObject(expected);
  });

  it.each([
    ["2019-05-01", 4800],
    ["2020-06-30", 4800],
    ["2020-07-01", 5100],
    ["2021-08-31", 5100],
    ["2026-06-30", 5500],
    ["2026-07-01", 5640],
  ])("filed on %s costs %i won a round", (filedOn, unit) => {
    expect(computeServiceFee({ procedure: "appeal", filedOn, filing: "paper", parties }).unit).toBe(unit);
  });

  it.each([
    [{ claim: 30_000_000 }, "small-claim", 10],
    [{ claimBasis: "non-property" }, "first-instance", 15],
  ] as const)("of a complaint of %j, with its stamp duty", (value, procedure, rounds) => {
    const input = { document: "complaint", filing: "paper", filedOn: TODAY, parties, ...value } as const;
    const { stamp, fee, total } = computeCourtCosts(input);
    expect(fee).toMatchObject({ procedure, roundsPerParty: rounds, total: 2 * rounds * 5640 });
    expect(total).toBe(stamp.amount + 2 * rounds * 5640);
  });

  it("is the unit times the rounds, and never less with one more party", () => {
    const people = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(fc.constantFrom(...PROCEDURE_IDS), people, people, (procedure, applicants, respondents) => {
        const counts = { filedOn: TODAY, filing: "electronic", interested: applicants, creditors: applicants } as const;
        const fee = computeServiceFee({ ...counts, procedure, parties: { applicants, respondents } });
        const more = computeServiceFee({ ...counts, procedure, parties: { applicants, respondents: respondents + 1 } });
        expect(fee.total).toBe(fee.unit * fee.rounds);
        expect(more.total).toBeGreaterThanOrEqual(fee.total);
      }),
    );
  });

  it.each<[object, string, string]>([
    [{ filedOn: "2019-04-30" }, "TARIFF_UNKNOWN", "filedOn"],
    [{ filedOn: "yesterday" }, "DATE_INVALID", "filedOn"],
    [{ procedure: "duel" }, "PROCEDURE_UNKNOWN", "procedure"],
    [{ procedure: ["payment-order"] }, "PROCEDURE_UNKNOWN", "procedure"],
    [{ parties: { applicants: 0, respondents: 1 } }, "COUNT_INVALID", "parties.applicants"],
    [{ parties: { applicants: 1, respondents: 1.5 } }, "COUNT_INVALID", "parties.respondents"],
    [{ parties: undefined }, "COUNT_INVALID", "parties.applicants"],
    [{ filedOn: "2060-01-01" }, "TARIFF_UNKNOWN", "filedOn"],
    [{ procedure: "payment-order", parties: { ...parties, respondents: 0 } }, "COUNT_INVALID", "parties.respondents"],
    [{ parties: { ...parties, thirdParties: null } }, "COUNT_INVALID", "parties.thirdParties"],
    [{ claim: -5 }, "AMOUNT_INVALID", "claim"],
    [{ procedure: "bankruptcy" }, "COUNT_INVALID", "creditors"],
    [{ procedure: "first-instance-by-claim" }, "AMOUNT_INVALID", "claim"],
  ])("of %j is refused", (input, code, field) => {
    const fee = { procedure: "appeal", filedOn: TODAY, filing: "paper", parties, ...input } as ServiceFeeInput;
    expect(() => computeServiceFee(fee)).toThrow(expect.objectContaining({ code, field }));
  });
});

it.each([computeStampDuty, computeServiceFee])("nothing at all is refused: %p", (compute) => {
  expect(() => compute(null as never)).toThrow(expect.objectContaining({ code: "FILING_UNKNOWN", field: "filing" }));
});
