import { format } from "prettier";
import { DEPLOYABLES, entriesOf, type ConfigEntry } from "./config-entries.ts";
import { generatedFile } from "./generated-file.ts";

const FILE = "docs/configuration.md";

const INTRODUCTION = `# Configuration

Generated from the config modules: \`npm run check -- --fix\`.

Every deployable reads its own variables once, at start. When some are missing or malformed it lists all of them at once, without their values, and ends with exit code 1. \`NAME=\` means "not set". \`NAME_FILE\` names a file that holds the value, as secrets are mounted into containers; \`NAME\` itself wins. A variable without a default that is not required may stay empty.

On one machine \`npm start\` sets what is required itself and takes everything else from its own environment. It reads these besides:

| variable | default | |
| --- | --- | --- |
| \`PORT\` | \`8080\` | where the platform answers |
| \`DATA_DIR\` | \`.data\` | data, secrets, mails, \`run.json\` |
| \`SERVICE_PORTS_FROM\` | \`4001\` | the first service's port; with another \`PORT\`, the port after it |
| \`MONGODB_URL\`, \`REDIS_URL\`, \`RABBITMQ_URL\` | | all three: these servers instead of its own |
| \`STACK_DURABLE\` | \`true\` | \`false\`: its own servers do not wait for the disk |
| \`WEB_DEV_PORT\` | \`8090\` | \`npm run dev\`: where the frontends with hot reload answer |
`;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

const row = ({ name, description, required, default: value }: ConfigEntry): string => {
  const fallback = value === undefined || value === "" ? (required ? "required" : "") : `\`${cell(value)}\``;
  return `| \`${name}\` | ${fallback} | ${cell(description)} |`;
};

const table = (entries: readonly ConfigEntry[]): string =>
  ["| variable | default | |", "| --- | --- | --- |", ...entries.map(row)].join("\n");

const isSame = (one: ConfigEntry, other: ConfigEntry): boolean => JSON.stringify(one) === JSON.stringify(other);

const render = (): string => {
  const all = DEPLOYABLES.map((dir) => ({ dir, entries: entriesOf(dir) }));
  const isIn = (entry: ConfigEntry, among: typeof all) =>
    among.every(({ entries }) => entries.some((other) => isSame(entry, other)));
  const services = all.slice(1);
  const common = (services[0]?.entries ?? []).filter((entry) => isIn(entry, services));
  const sections = all.map(({ dir, entries }) => {
    const own = dir === "gateway" ? entries : entries.filter((entry) => !common.some((other) => isSame(entry, other)));
    return `## ${dir}\n\n${table(own)}\n`;
  });
  return [INTRODUCTION, `## Every service\n\n${table(common)}\n`, ...sections].join("\n");
};

/** `docs/configuration.md` says what the config modules say; with `fix` it is written again. */
export const checkConfigurationDocument = async (fix: boolean): Promise<string[]> =>
  generatedFile(FILE, await format(render(), { parser: "markdown", printWidth: 120 }), fix);
