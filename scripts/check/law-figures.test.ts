import * as claims from "@legal/legal-rules/claims";
import * as courts from "@legal/legal-rules/courts";
import * as execution from "@legal/legal-rules/execution";
import * as figures from "@legal/legal-rules/figures";
import * as leases from "@legal/legal-rules/leases";
import * as persons from "@legal/legal-rules/persons";
import { FIGURE_STATEMENTS } from "./law-figures.ts";

/** Every figure of law among exported values, however deep. */
const figuresIn = (value: unknown): unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  return "basis" in value && "checkedOn" in value ? [value] : Object.values(value).flatMap(figuresIn);
};

it("lets a lawyer sign every figure of law that papers are computed with", () => {
  const signed = new Set<unknown>(FIGURE_STATEMENTS.map(({ figure }) => figure));
  const all = [claims, courts, execution, figures, leases, persons].flatMap(figuresIn);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((figure) => !signed.has(figure))).toEqual([]);
});
