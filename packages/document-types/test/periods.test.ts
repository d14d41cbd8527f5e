import { documentTypeOf } from "../src/all-types.ts";
import {
  blocksOf,
  deadlineOf,
  issuesOf,
  periodsOf,
  type Answers,
  type Delivered,
  type PeriodChanges,
} from "../src/index.ts";
import { SAMPLES } from "../src/samples/index.ts";
import { changed, OBJECTION } from "./support/case-answers.ts";

const periods = (name: string, kind: Delivered["kind"], answers: Answers = {}): PeriodChanges => {
  const set = SAMPLES.find((one) => one.name === name);
  const type = set && documentTypeOf(set.typeId);
  if (!set || !type) throw new Error(`no set ${name}`);
  const draft = { ...set.draft, answers: { ...set.draft.answers, ...answers } };
  return periodsOf(type, draft, { kind, date: "2026-03-02" });
};

describe("what a delivery does to periods", () => {
  it("an objection that is filed keeps the period of its decision by the service that it names", () => {
    const kept = { matter: "payment-order-objection", servedOn: "2026-02-24" };
    expect(periods("objection-payment-order", "filed")).toEqual({ finished: [kept], started: [] });
    expect(periods("objection-performance-recommendation", "filed").finished).toMatchObject([
      { matter: "performance-recommendation-objection" },
    ]);
  });

  it("a late one keeps the period to catch up as well", () => {
    const caughtUp = (name: string) => periods(name, "filed").finished.slice(1);
    expect(caughtUp("objection-late")).toEqual([{ matter: "late-act", servedOn: "2026-02-24" }]);
    // Staff may have entered the shorter one to be safe.
    expect(caughtUp("objection-late-abroad")).toEqual([
      { matter: "late-act-abroad", servedOn: "2026-02-10" },
      { matter: "late-act", servedOn: "2026-02-10" },
    ]);
  });

  it("a demand that is sent starts the six months in which a suit must follow, a notice without a demand none", () => {
    const started = [{ matter: "demand-followup", date: "2026-03-02" }];
    expect(periods("certified-mail-demand", "sent")).toEqual({ finished: [], started });
    expect(periods("certified-mail-non-renewal", "sent")).toEqual({ finished: [], started: [] });
  });

  it("a payment order that is filed is what followed the demand, and of wages what stops their limitation", () => {
    expect(periods("payment-order-plain", "filed").finished).toEqual([{ matter: "demand-followup", servedOn: null }]);
    expect(new Set(periods("payment-order-wages", "filed").finished.map(({ matter }) => matter))).toEqual(
      new Set(["demand-followup", "wage-claim"]),
    );
  });

  it("of wages each payday's, once, and not that of two weeks after leaving", () => {
    const daysOf = (answers: Answers) =>
      periods("payment-order-wages", "filed", answers)
        .finished.slice(1)
        .map(({ servedOn }) => servedOn);
    expect(daysOf({})).toEqual(["2025-12-25", "2025-12-31"]);
    expect(daysOf({ "items.j.payday": "2025-12-25" })).toEqual(["2025-12-25"]);
    expect(daysOf({ "items.j.payday": "2025-11-25" })).toEqual(["2025-11-25", "2025-12-25"]);
  });

  it("of an order of the version before, which asked for no paydays, the day of its demand", () => {
    const before = (demandedOn: string) => ({
      hasLeft: false,
      hasDueDate: false,
      demandedOn,
      "items.i.payday": "",
      "items.j.payday": "",
    });
    const kept = (demandedOn: string) => periods("payment-order-wages", "filed", before(demandedOn)).finished[1];
    expect(kept("2026-02-10")).toEqual({ matter: "wage-claim", servedOn: "2026-02-10" });
    expect(kept("")).toEqual({ matter: "wage-claim", servedOn: null });
  });

  it("a paper sent that is to be filed, or without its answers, does nothing", () => {
    expect(periods("objection-payment-order", "sent")).toEqual({ finished: [], started: [] });
    expect(periods("objection-payment-order", "filed", { decision: "" })).toEqual({ finished: [], started: [] });
  });
});

it("counts an objection to an order served by public notice from two weeks after it", () => {
  const notice = { servedHow: "public-first", servedOn: "2026-02-02" };
  const { type, draft } = changed(OBJECTION, notice, { today: "2026-02-23" });
  expect(issuesOf(type, draft).map(({ reason }) => reason)).not.toContain("late");
  // The fourteenth day after the effect is 2026-03-02, a holiday for the first of March.
  expect(deadlineOf(type, draft)?.dueDate).toBe("2026-03-03");
  expect(JSON.stringify(blocksOf(type, draft))).toContain(
    "위 지급명령 정본은 2026. 2. 2. 공시송달되었으나, 채무자는 이에 불복하므로",
  );
});
