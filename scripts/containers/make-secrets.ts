// Runs once before the containers of docker-compose.yml: a key pair for each of them and the first admin's password,
// made when absent and kept in the volume, each in a file that the containers' user reads.
import { chmodSync, chownSync, writeFileSync } from "node:fs";
import { localSecrets, trustedKeys } from "../platform/secrets.ts";

const CONTAINER_USER = 1000;
const [directory = "", ...issuers] = process.argv.slice(2);

const write = (name: string, text: string) => {
  const path = `${directory}/${name}`;
  writeFileSync(path, text);
  chmodSync(path, 0o400);
  chownSync(path, CONTAINER_USER, CONTAINER_USER);
};

const secrets = localSecrets(directory, issuers);
for (const issuer of issuers) write(`${issuer}.pem`, secrets.keys[issuer]?.privateKey ?? "");
write("trusted-keys.json", trustedKeys(secrets));
write("admin-password", secrets.adminPassword);
write("backup-key", secrets.backupKey);
process.stdout.write(`Admin login: ${secrets.adminUsername} / ${secrets.adminPassword}\n`);
