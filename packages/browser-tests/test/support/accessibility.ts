import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** WCAG 2.2 A and AA violations that axe finds on the page as it stands, one line each. */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  // The page's own policy forbids injected scripts; evaluating by the debugger does not ask it.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: unknown) => Promise<{ violations: Violation[] }> };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    // 2.5.3, which axe counts as an experiment.
    const rules = { "label-content-name-mismatch": { enabled: true } };
    return (await axe.run(document, { runOnly: { type: "tag", values: tags }, rules })).violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}) at ${target.join(" ")}`),
  );
};
