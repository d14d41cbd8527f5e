import type { SyntaxNode } from "@lezer/common";
import { parser } from "@prometheus-io/lezer-promql";
import type { ExposedMetrics } from "./exposed-metrics.ts";

/** Set by the scrape, not by the process. */
const TARGET_LABELS = new Set(["service", "instance", "job"]);
/** Grafana's own words, replaced as it would replace them. */
const VARIABLES: [RegExp, string][] = [
  [/\$__rate_interval|\$__interval/g, "5m"],
  [/\$\w+|\$\{\w+\}/g, "any"],
];

const descendants = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child, ...descendants(child));
  return children;
};

const problemsOfSelector = (text: string, selector: SyntaxNode, metrics: ExposedMetrics): string[] => {
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to);
  const inside = descendants(selector);
  const metric = inside.find(({ name }) => name === "Identifier");
  if (!metric) return ["a selector without a metric"];
  const labels = metrics.get(textOf(metric));
  if (!labels) return [`nothing exposes ${textOf(metric)}`];
  return inside
    .filter(({ name }) => name === "LabelName")
    .map(textOf)
    .filter((label) => !labels.has(label) && !TARGET_LABELS.has(label))
    .map((label) => `${textOf(metric)} has no label ${label}`);
};

/** What is wrong with a PromQL expression: its grammar, a metric that nothing exposes, a label that it does not have. */
export const problemsOfExpression = (expression: string, metrics: ExposedMetrics): string[] => {
  const text = VARIABLES.reduce((filled, [variable, value]) => filled.replaceAll(variable, value), expression);
  const nodes = descendants(parser.parse(text).topNode);
  const broken = nodes.find(({ type }) => type.isError);
  if (broken) return [`not PromQL at character ${broken.from}: ${text.slice(broken.from, broken.from + 20)}`];
  return nodes
    .filter(({ name }) => name === "VectorSelector")
    .flatMap((selector) => problemsOfSelector(text, selector, metrics));
};
