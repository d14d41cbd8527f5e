import { problemsOfAlerts } from "./observability/alerts.ts";
import { problemsOfDashboards } from "./observability/dashboards.ts";
import { exposedMetrics } from "./observability/exposed-metrics.ts";

/** Alerts and dashboards ask for metrics that the deployables expose, in PromQL, and each alert has a runbook. */
export const checkObservability = async (): Promise<string[]> => {
  const metrics = await exposedMetrics();
  return [...problemsOfAlerts(metrics), ...problemsOfDashboards(metrics)];
};
