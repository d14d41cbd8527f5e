// npm run --silent k8s:secrets | kubectl apply -f -
// The Secrets of the dev overlay: keys and passwords made once and kept in .data/k8s, addresses from the environment.
import { declaredSecrets } from "@legal/kubernetes";
import { join } from "node:path";
import { stringify } from "yaml";
import { keyVariablesOf } from "./platform/keys/key-files.ts";
import { localSecrets } from "./platform/secrets.ts";

const NAMESPACE = "legal-platform-dev";
const GIVEN = ["MONGODB_URL", "REDIS_URL", "RABBITMQ_URL"];

const missing = GIVEN.filter((name) => !process.env[name]);
if (missing.length > 0) {
  console.error(`set ${missing.join(", ")} to addresses that pods can reach`);
  process.exit(1);
}

const declared = declaredSecrets();
const secrets = localSecrets(process.env["DATA_DIR"] ?? join(".data", "k8s"), Object.keys(declared));

const valueOf = (deployable: string, variable: string): string => {
  const key = keyVariablesOf(secrets.book, deployable)[variable];
  if (key !== undefined) return key;
  if (variable === "ADMIN_PASSWORD") return secrets.adminPassword;
  if (variable === "BACKUP_KEY") return secrets.backupKey;
  return process.env[variable] ?? "";
};

const secretOf = ([name, variables]: [string, readonly string[]]) => ({
  apiVersion: "v1",
  kind: "Secret",
  metadata: { name, namespace: NAMESPACE },
  type: "Opaque",
  stringData: Object.fromEntries(variables.map((variable) => [variable, valueOf(name, variable)])),
});

console.log(
  Object.entries(declared)
    .map((entry) => stringify(secretOf(entry)))
    .join("---\n"),
);
