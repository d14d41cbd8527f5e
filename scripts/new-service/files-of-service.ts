const DEPENDENCIES = { "@legal/contracts": "*", "@legal/event-bus": "*", "@legal/service-kit": "*", express: "5.3.0" };

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const packageOf = (name: string) =>
  json({
    name: `@legal/${name}`,
    version: "0.1.0",
    private: true,
    type: "module",
    dependencies: DEPENDENCIES,
    devDependencies: { "@legal/test-kit": "*" },
  });

const projectOf = (name: string) =>
  json({
    extends: "../../tsconfig.base.json",
    compilerOptions: {
      rootDir: ".",
      outDir: `../../.tsbuild/services/${name}`,
      tsBuildInfoFile: `../../.tsbuild/services/${name}/tsconfig.tsbuildinfo`,
    },
    include: ["src/**/*.ts", "test/**/*.ts"],
    references: ["contracts", "service-kit", "event-bus", "test-kit"].map((one) => ({ path: `../../packages/${one}` })),
  });

const configOf = (port: number, database: string) => `import { loadConfig, serviceConfig } from "@legal/service-kit";

export const config = loadConfig({
  ...serviceConfig({ port: ${port}, database: "${database}" }),
});
`;

const appOf = (name: string) => `import { checkBroker } from "@legal/event-bus";
import { createHttpApp, type Identity, type Logger } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { Express } from "express";

interface AppDeps {
  logger: Logger;
  identity: Identity;
}

export const createApp = ({ logger, identity }: AppDeps): Express =>
  createHttpApp({
    name: "${name}",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    optionalChecks: { rabbitmq: checkBroker },
    routers: [],
  });
`;

const mainOf = (name: string) => `import { startBus } from "@legal/event-bus";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { createApp } from "./app.ts";
import { config } from "./config.ts";

const NAME = "${name}";

const start = async ({ logger, identity }: ServiceBase) => {
  const bus = startBus({ service: NAME, config, logger, subscriptions: [] });
  return { handler: createApp({ logger, identity }), stop: () => bus.stop() };
};

await runMongoService({ name: NAME, config, start });
`;

const indexesOf = (
  name: string,
) => `// Run before a release that brings new indexes, so that no start has to wait until they are built.
import { createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import "./app.ts";
import { config } from "./config.ts";

const logger = createLogger("${name}", config.LOG_LEVEL);

await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
await disconnectMongo();
`;

const readmeOf = (name: string) => `# ${name}

What it is, in two sentences.

| owns | where |
| ---- | ----- |

Its events are in [docs/events.md](../../docs/events.md).

## It must not

`;

/** What every service has before it has a route, by its path below the service's folder. */
export const filesOfService = (name: string, port: number): Record<string, string> => ({
  "package.json": packageOf(name),
  "tsconfig.json": projectOf(name),
  "README.md": readmeOf(name),
  "src/config.ts": configOf(port, name.replaceAll("-", "_")),
  "src/app.ts": appOf(name),
  "src/main.ts": mainOf(name),
  "src/build-indexes.ts": indexesOf(name),
});
