import type { LocalSecrets } from "./secrets.ts";
import { trustedKeys } from "./secrets.ts";

export interface Deployable {
  name: string;
  /** Folder of its workspace. */
  dir: string;
  port: number;
}

export const SERVICES = ["auth", "case-chat", "ai", "inquiry", "analytics"] as const;

/** Where each Node deployable listens; services take the ports after the gateway's unless told otherwise. */
export const deployables = (gatewayPort: number): Deployable[] => {
  const firstServicePort = Number(process.env["SERVICE_PORTS_FROM"] ?? (gatewayPort === 8080 ? 4001 : gatewayPort + 1));
  return [
    ...SERVICES.map((name, index) => ({ name, dir: `services/${name}`, port: firstServicePort + index })),
    { name: "gateway", dir: "gateway", port: gatewayPort },
  ];
};

interface Surroundings {
  all: Deployable[];
  secrets: LocalSecrets;
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
  dataDir: string;
  webDir: string;
  publicOrigin: string;
}

/** `AUTH_URL`, `CASE_CHAT_URL` …: where each service listens. */
export const serviceUrls = (all: Deployable[]): Record<string, string> =>
  Object.fromEntries(
    all
      .filter(({ dir }) => dir.startsWith("services/"))
      .map(({ name, port }) => [`${name.toUpperCase().replaceAll("-", "_")}_URL`, `http://127.0.0.1:${port}`]),
  );

/** The environment of one deployable on one machine; what the operator set explicitly wins. */
export const environmentOf = ({ name, port }: Deployable, around: Surroundings): Record<string, string> => ({
  HOST: name === "gateway" ? (process.env["HOST"] ?? "127.0.0.1") : "127.0.0.1",
  PORT: String(port),
  LOG_FORMAT: process.env["LOG_FORMAT"] ?? "pretty",
  LOCAL_MODE: "true",
  PUBLIC_ORIGIN: around.publicOrigin,
  MONGODB_URL: around.urls.mongodbUrl,
  REDIS_URL: around.urls.redisUrl,
  RABBITMQ_URL: around.urls.rabbitmqUrl,
  SERVICE_PRIVATE_KEY: around.secrets.keys[name]?.privateKey ?? "",
  TRUSTED_KEYS: trustedKeys(around.secrets),
  MAIL_DIR: `${around.dataDir}/mail`,
  ...serviceUrls(around.all),
  ...(name === "auth" && {
    ADMIN_USERNAME: around.secrets.adminUsername,
    ADMIN_PASSWORD: around.secrets.adminPassword,
  }),
  ...(name === "gateway" && { WEB_DIR: around.webDir }),
});
