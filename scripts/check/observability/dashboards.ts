import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { ExposedMetrics } from "./exposed-metrics.ts";
import { problemsOfExpression } from "./expression.ts";

const FILES = "k8s/observability/dashboards/*.json";
const datasource = z.object({ type: z.literal("prometheus"), uid: z.literal("${datasource}") });

/** What Grafana needs of a dashboard, and no more. */
const dashboard = z.object({
  uid: z.string().regex(/^legal-[\w-]{1,34}$/),
  title: z.string(),
  schemaVersion: z.number().int().min(39),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.enum(["datasource", "query"]) })) }),
  panels: z
    .array(
      z.object({
        id: z.number().int(),
        type: z.literal("timeseries"),
        title: z.string(),
        datasource,
        gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
        targets: z.array(z.object({ refId: z.string(), datasource, expr: z.string() })).min(1),
      }),
    )
    .min(1),
});

const problemsOfFile = (file: string, metrics: ExposedMetrics): string[] => {
  const parsed = dashboard.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) return [`${file}: ${z.prettifyError(parsed.error)}`];
  const { panels } = parsed.data;
  const isTwice = new Set(panels.map(({ id }) => id)).size < panels.length;
  return [
    ...(isTwice ? [`${file}: two panels with one id`] : []),
    ...panels.flatMap(({ title, targets }) =>
      targets.flatMap(({ expr }) =>
        problemsOfExpression(expr, metrics).map((problem) => `${file}: ${title}: ${problem}`),
      ),
    ),
  ];
};

/** Every panel of every dashboard asks for what is exposed. */
export const problemsOfDashboards = (metrics: ExposedMetrics): string[] =>
  globSync(FILES).flatMap((file) => problemsOfFile(file, metrics));
