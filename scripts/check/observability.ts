import { problemsOfAlerts } from "./observability/alerts.ts";
import { problemsOfDashboards } from "./observability/dashboards.ts";
import { exposedMetrics, problemsOfDeclarations } from "./observability/exposed-metrics.ts";

/** Alerts and dashboards ask for metrics that the deployables expose, in PromQL, and each alert has a runbook. */
export const checkObservability = async (): Promise<string[]> => {
  const metrics = await exposedMetrics();
  return [...problemsOfDeclarations(), ...problemsOfAlerts(metrics), ...problemsOfDashboards(metrics)];
};
