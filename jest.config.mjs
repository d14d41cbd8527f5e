import { existsSync, readdirSync } from "node:fs";

const root = import.meta.dirname;
const workspaces = [
  ...["packages", "services", "frontends"].flatMap((group) =>
    readdirSync(`${root}/${group}`).map((name) => `${group}/${name}`),
  ),
  "gateway",
];
const browser = new Set([
  "packages/ui",
  "packages/web-kit",
  "packages/domain-ui",
  "frontends/shell",
  "frontends/public",
  "frontends/member",
  "frontends/admin",
]);
// These use real servers: one set per run, see packages/test-kit.
const backed = new Set([
  "packages/backing-access",
  "packages/service-kit",
  "packages/event-bus",
  "packages/test-kit",
  "gateway",
]);
const isBacked = (dir) => dir.startsWith("services/") || backed.has(dir);
const typescript = { syntax: "typescript", tsx: true };

const nodeProject = {
  testEnvironment: "node",
  testMatch: ["<rootDir>/test/**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      {
        jsc: { target: "es2024", parser: typescript, experimental: { keepImportAttributes: true } },
        module: { type: "es6" },
      },
    ],
  },
};

const backing = {
  globalSetup: `${root}/packages/test-kit/src/jest/global-setup.ts`,
  globalTeardown: `${root}/packages/test-kit/src/jest/global-teardown.ts`,
};

const browserProject = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/{src,test}/**/*.test.{ts,tsx}"],
  setupFiles: [`${root}/scripts/jest/browser-globals.cjs`],
  setupFilesAfterEnv: [`${root}/scripts/jest/wait-for-conditions.cjs`],
  transform: {
    "^.+\\.tsx?$": [
      "@swc/jest",
      { jsc: { target: "es2024", parser: typescript, transform: { react: { runtime: "automatic" } } } },
    ],
    "^.+\\.m?js$": ["@swc/jest", { jsc: { target: "es2024" }, module: { type: "commonjs" } }],
  },
  // react-intl and formatjs ship ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!(react-intl|@formatjs|intl-messageformat|lucide-react)/)"],
};

export default {
  // Tests wait for conditions, so only a failure takes this long; a busy machine needs seconds to start a process.
  testTimeout: 120_000,
  // Modules of a file that has run stay in memory; a worker that holds much of them is replaced before it has no more.
  workerIdleMemoryLimit: "1500MB",
  projects: workspaces
    .filter((dir) => existsSync(`${root}/${dir}/package.json`))
    .map((dir) => ({
      displayName: dir.split("/").pop(),
      rootDir: `${root}/${dir}`,
      ...(browser.has(dir) ? browserProject : nodeProject),
      ...(isBacked(dir) && backing),
    }))
    .concat({
      displayName: "scripts",
      rootDir: `${root}/scripts`,
      ...nodeProject,
      testMatch: ["<rootDir>/**/*.test.ts"],
    }),
};
