import { createHash } from "node:crypto";

const recipe = {
  suite: "testing",
  variant: "minbase",
  packages: ["postgresql-18-documentdb", "redis-server", "rabbitmq-server"],
  aptOptions: ['Acquire::Check-Valid-Until "false"', 'Apt::Install-Recommends "false"'],
  excludedPaths: [
    "/usr/share/man/*",
    "/usr/share/doc/*",
    "/usr/share/locale/*",
    "/usr/share/info/*",
    "/usr/lib/postgresql/18/lib/bitcode/*",
  ],
  layout: 1,
};

/** Names the cached tree: a changed recipe gets a new tree, never a half-matching old one. */
export const recipeKey = createHash("sha256").update(JSON.stringify(recipe)).digest("hex").slice(0, 12);

export interface Target {
  path: string;
  mirror: string;
  /** PostgreSQL comes from elsewhere, so only the others are installed. */
  withoutPostgres: boolean;
}

export const mmdebstrapArguments = (mode: "root" | "unshare", target: Target) => [
  `--mode=${mode}`,
  `--variant=${recipe.variant}`,
  "--keyring=/usr/share/keyrings",
  ...recipe.aptOptions.map((option) => `--aptopt=${option}`),
  ...recipe.excludedPaths.map((path) => `--dpkgopt=path-exclude=${path}`),
  `--include=${recipe.packages.filter((name) => !target.withoutPostgres || !name.startsWith("postgresql")).join(",")}`,
  recipe.suite,
  target.path,
  target.mirror,
];
