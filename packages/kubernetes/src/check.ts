import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { baseFiles } from "./base-files.ts";
import { configModules } from "./config-modules.ts";
import { DEPLOYABLES, isNode } from "./deployables.ts";
import { render } from "./kustomize.ts";
import { validate } from "./validate.ts";

/** Which keys the Secret of each deployable must have. */
export const declaredSecrets = (): Record<string, readonly string[]> =>
  Object.fromEntries(DEPLOYABLES.filter(isNode).map(({ name, secrets }) => [name, secrets]));

/** In production an operator makes the Secrets, of objects that the overlay brings; for trying out a command does. */
const OVERLAYS = [
  { name: "dev", declared: declaredSecrets() },
  { name: "prod", declared: {} },
];

const staleFiles = (dir: string): string[] =>
  Object.entries(baseFiles())
    .filter(([file, text]) => !existsSync(join(dir, file)) || readFileSync(join(dir, file), "utf8") !== text)
    .map(([file]) => `${join(dir, file)} is out of date: npm run check:k8s -- --fix writes it`);

export const writeBaseFiles = (dir: string): void => {
  for (const [file, text] of Object.entries(baseFiles())) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
};

/** Everything that is wrong below a `k8s` folder, in lines. */
export const checkManifests = async (dir: string): Promise<string[]> => {
  const modules = await configModules();
  const problems = OVERLAYS.map(async ({ name, declared }) =>
    (await validate(render(join(dir, "overlays", name)), { modules, declared })).map((line) => `${name}: ${line}`),
  );
  return [...staleFiles(dir), ...(await Promise.all(problems)).flat()];
};
