import { spawnSync } from "node:child_process";
import { SERVICES } from "../platform/deployables.ts";
import { generatedFile } from "./generated-file.ts";

interface ConfigEntry {
  name: string;
  description: string;
  default?: string;
  required: boolean;
}

const DEPLOYABLES = ["gateway", ...SERVICES.map((name) => `services/${name}`)];
const HEADER = `# Every variable a deployable reads, generated from the config modules: npm run check -- --fix
# Variables with a value have that default; "required" ones have none outside one-machine mode.
`;

const entriesOf = (dir: string): ConfigEntry[] => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`${dir}/src/config.ts`], {
    encoding: "utf8",
    env: { ...process.env, CONFIG_MODE: "describe" },
  });
  if (status !== 0) throw new Error(`${dir}/src/config.ts cannot describe itself: ${stderr}`);
  return JSON.parse(stdout) as ConfigEntry[];
};

const line = ({ name, description, required, default: value }: ConfigEntry) =>
  `# ${description}${required ? " (required)" : ""}\n${value === undefined ? "# " : ""}${name}=${value ?? ""}\n`;

const render = () =>
  HEADER + DEPLOYABLES.map((dir) => `\n## ${dir}\n\n${entriesOf(dir).map(line).join("\n")}`).join("");

/** `.env.example` says what the config modules say; with `fix` it is written anew. */
export const checkEnvironmentExample = (fix: boolean): string[] => generatedFile(".env.example", render(), fix);
