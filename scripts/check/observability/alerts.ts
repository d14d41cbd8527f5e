import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { ExposedMetrics } from "./exposed-metrics.ts";
import { problemsOfExpression } from "./expression.ts";

const FILE = "k8s/observability/alerts.yaml";
const RUNBOOKS = "docs/operations.md";

const rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

/** The names under the heading "Runbooks", in their order. */
const runbooks = (): string[] => {
  const [, section = ""] = readFileSync(RUNBOOKS, "utf8").split(/^## Runbooks$/m);
  const [own = ""] = section.split(/^## /m);
  return [...own.matchAll(/^### (\w+)$/gm)].map(([, name = ""]) => name);
};

const problemsOfRunbooks = (alerts: readonly string[]): string[] => {
  const written = runbooks();
  return [
    ...alerts.filter((name) => !written.includes(name)).map((name) => `${RUNBOOKS}: no runbook for ${name}`),
    ...written.filter((name) => !alerts.includes(name)).map((name) => `${RUNBOOKS}: no alert is called ${name}`),
  ];
};

/** Every alert is well-formed, asks for what is exposed, and has a runbook. */
export const problemsOfAlerts = (metrics: ExposedMetrics): string[] => {
  const parsed = rules.safeParse(parse(readFileSync(FILE, "utf8")));
  if (!parsed.success) return [`${FILE}: ${z.prettifyError(parsed.error)}`];
  const all = parsed.data.groups.flatMap((group) => group.rules);
  return [
    ...all.flatMap(({ alert, expr }) =>
      problemsOfExpression(expr, metrics).map((problem) => `${FILE}: ${alert}: ${problem}`),
    ),
    ...problemsOfRunbooks(all.map(({ alert }) => alert)),
  ];
};
