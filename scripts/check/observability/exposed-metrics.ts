import { globSync, readFileSync } from "node:fs";
import { collectDefaultMetrics, Registry } from "prom-client";

/** A metric's labels by its name; a histogram's series are told apart by their ending. */
export type ExposedMetrics = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCES = "{packages/*,services/*,gateway}/src/**/*.ts";
/** `histogram("name", "help", ["label"]` however it is broken into lines. */
const DECLARATION =
  /\b(counter|gauge|histogram)(?:<[^>]*>)?\(\s*"([a-z][a-z0-9_]+)",\s*(?:"(?:[^"\\]|\\.)*")(?:,\s*\[([^\]]*)\]|(?=,?\s*\)))/g;
/** Every place that could declare one, apart from the functions themselves. */
const CALL = /(?<!const )\b(?:counter|gauge|histogram)(?:<[^>]*>)?\(/g;
const SERIES = ["", "_bucket", "_sum", "_count"];

/** What the alert check could not see: a name or labels that are no literals. */
export const unreadableDeclarations = (file: string, source: string): string[] => {
  const read = new Set([...source.matchAll(DECLARATION)].map(({ index }) => index));
  return [...source.matchAll(CALL)]
    .filter(({ index }) => !read.has(index))
    .map(({ index }) => {
      const line = source.slice(0, index).split("\n").length;
      return `${file}:${line}: declare a metric with a literal name, help and list of labels, so that alerts can be checked`;
    });
};

const declaredIn = (file: string): [name: string, labels: Set<string>][] =>
  [...readFileSync(file, "utf8").matchAll(DECLARATION)].flatMap(([, kind = "", name = "", labels = ""]) => {
    const known = new Set([...labels.matchAll(/"(\w+)"/g)].map(([, label = ""]) => label));
    if (kind !== "histogram") return [[name, known] as [string, Set<string>]];
    return SERIES.map((ending): [string, Set<string>] => [`${name}${ending}`, new Set([...known, "le"])]);
  });

const ofTheProcess = async (): Promise<[name: string, labels: Set<string>][]> => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const metrics = await register.getMetricsAsJSON();
  register.clear();
  return metrics.flatMap(({ name }) =>
    SERIES.map((ending): [string, Set<string>] => [`${name}${ending}`, new Set(["kind", "space", "type", "version"])]),
  );
};

/** Declarations in the deployables' sources that the check cannot read. */
export const problemsOfDeclarations = (): string[] =>
  globSync(SOURCES).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return source.includes('from "prom-client"') ? [] : unreadableDeclarations(file, source);
  });

/** What the deployables' sources declare, what prom-client measures of each process, and `up` of Prometheus itself. */
export const exposedMetrics = async (): Promise<ExposedMetrics> =>
  new Map([...(await ofTheProcess()), ...globSync(SOURCES).flatMap(declaredIn), ["up", new Set<string>()]]);
