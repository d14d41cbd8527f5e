import { documentTypeOf } from "../src/all-types.ts";
import { bringsToCourt, claimOf, type Answers, type Claim } from "../src/index.ts";
import { SAMPLES } from "../src/samples/index.ts";

const claim = (name: string, answers: Answers = {}): Claim => {
  const set = SAMPLES.find((one) => one.name === name);
  const type = set && documentTypeOf(set.typeId);
  const found = set && type && claimOf(type, { ...set.draft.answers, ...answers });
  if (!found) throw new Error(`no claim in ${name}`);
  return found;
};
const demand = (answers: Answers = {}): Claim => claim("certified-mail-demand", answers);
const order = (answers: Answers = {}): Claim => claim("payment-order-plain", answers);

describe("whether a payment order brings a demand to court", () => {
  it("is so for the same debt between the same people, also where part of it was paid since", () => {
    expect(bringsToCourt(order(), demand())).toBe(true);
    const paid = { payments: ["p"], "payments.p.date": "2026-02-20", "payments.p.amount": 1_000_000 };
    expect(bringsToCourt(order(paid), demand())).toBe(true);
    expect(bringsToCourt(order({ ...paid, allocation: "principal" }), demand({ amount: 4_000_000 }))).toBe(true);
    expect(bringsToCourt(order({ "creditors.a.name": "김 영수" }), demand())).toBe(true);
  });

  it.each<[string, Answers, Answers]>([
    ["another amount", { "items.i.amount": 3_000_000 }, {}],
    ["another day", { performedOn: "2025-03-03" }, {}],
    ["another creditor", { "creditors.a.name": "김동생" }, {}],
    ["another debtor", { "debtors.b.name": "최다른" }, {}],
    ["a demand of two", {}, { senders: ["a", "c"], "senders.c.kind": "natural", "senders.c.name": "김동생" }],
    ["another cause", {}, { noticeKind: "deposit" }],
  ])("is not so for %s", (_what, ordered, demanded) => {
    expect(bringsToCourt(order(ordered), demand(demanded))).toBe(false);
  });

  it("is asked of no paper that claims nothing", () => {
    const [objection] = SAMPLES.filter(({ typeId }) => typeId === "objection");
    const type = objection && documentTypeOf(objection.typeId);
    expect(type && claimOf(type, objection.draft.answers)).toBeNull();
  });
});
