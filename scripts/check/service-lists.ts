import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { SERVICE_NAMES } from "@legal/deployables";
import { generatedFile } from "./generated-file.ts";

/** Lines of a file that list deployables, one each. */
interface List {
  file: string;
  /** A line of the list; its first group is the name. */
  line: RegExp;
  names: readonly string[];
  /** A missing line, made from that of another name. */
  render: (name: string, lineOfAuth: string) => string;
}

const NODE = ["gateway", ...SERVICE_NAMES];
const ALL = [...NODE, "shell", "public", "member", "admin"];
const FIRST_PORT = 4001;

const renamed = (name: string, lineOfAuth: string): string => lineOfAuth.replaceAll("auth", name);
const asVariable = (name: string) => name.toUpperCase().replaceAll("-", "_");
const portOf = (name: string) => (name === "gateway" ? 8080 : FIRST_PORT + NODE.indexOf(name) - 1);

const imagesIn = (overlay: string): List => ({
  file: `k8s/overlays/${overlay}/kustomization.yaml`,
  line: /^ {2}- \{ name: legal-platform\/([\w-]+), .*\}$/,
  names: ALL,
  render: renamed,
});

const LISTS: readonly List[] = [
  {
    file: "docker-compose.yml",
    line: /^ {2}[A-Z_]+_URL: http:\/\/([\w-]+):8080$/,
    names: SERVICE_NAMES,
    render: (name) => `  ${asVariable(name)}_URL: http://${name}:8080`,
  },
  {
    file: "docker-compose.yml",
    line: /^ {6}- secrets-([\w-]+):\/secrets\/[\w-]+$/,
    names: [...NODE, "mongo", "redis", "rabbitmq"],
    render: renamed,
  },
  {
    file: "docker-compose.yml",
    line: /^ {2}secrets-([\w-]+):$/,
    names: [...NODE, "mongo", "redis", "rabbitmq"],
    render: renamed,
  },
  { file: "k8s/base/kustomization.yaml", line: /^ {2}- ([\w-]+)$/, names: ALL, render: renamed },
  imagesIn("dev"),
  imagesIn("prod"),
  {
    file: "k8s/observability/prometheus.yml",
    line: /^ {6}- \{ targets: .* labels: \{ service: ([\w-]+) \} \}$/,
    names: NODE,
    render: (name) => `      - { targets: ["127.0.0.1:${portOf(name)}"], labels: { service: ${name} } }`,
  },
];

/** The file with a line for each name, known lines as they are. */
export const completed = (text: string, { line, names, render }: List): string => {
  const lines = text.split("\n");
  const known = new Map(lines.flatMap((one) => (line.test(one) ? [[line.exec(one)?.[1] ?? "", one]] : [])));
  const start = lines.findIndex((one) => line.test(one));
  const list = names.map((name) => known.get(name) ?? render(name, known.get("auth") ?? ""));
  return [...lines.slice(0, start), ...list, ...lines.slice(start).filter((one) => !line.test(one))].join("\n");
};

const projects = (): string =>
  `${JSON.stringify(
    {
      files: [],
      references: globSync(["{packages,services,frontends}/*/{,test/}tsconfig.json", "{gateway,scripts}/tsconfig.json"])
        .map((file) => ({ path: dirname(file) }))
        .toSorted((a, b) => a.path.localeCompare(b.path)),
    },
    null,
    2,
  )}\n`;

/** Compose, kustomize, Prometheus and tsc list every service that is declared in packages/deployables, and no other. */
export const checkServiceLists = (fix: boolean): string[] => [
  ...Object.entries(Object.groupBy(LISTS, ({ file }) => file)).flatMap(([file, lists = []]) =>
    generatedFile(file, lists.reduce(completed, readFileSync(file, "utf8")), fix),
  ),
  ...generatedFile("tsconfig.json", projects(), fix),
];
