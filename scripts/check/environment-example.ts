import { DEPLOYABLES, entriesOf, type ConfigEntry } from "./config-entries.ts";
import { generatedFile } from "./generated-file.ts";

const HEADER = `# Every variable a deployable reads, generated from the config modules: npm run check -- --fix
# Variables with a value have that default; "required" ones have none outside one-machine mode.
`;

const line = ({ name, description, required, default: value }: ConfigEntry) =>
  `# ${description}${required ? " (required)" : ""}\n${value === undefined ? "# " : ""}${name}=${value ?? ""}\n`;

const render = () =>
  HEADER + DEPLOYABLES.map((dir) => `\n## ${dir}\n\n${entriesOf(dir).map(line).join("\n")}`).join("");

/** `.env.example` says what the config modules say; with `fix` it is written again. */
export const checkEnvironmentExample = (fix: boolean): string[] => generatedFile(".env.example", render(), fix);
