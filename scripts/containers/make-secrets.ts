// Runs once before the containers of docker-compose.yml: a key pair for each of them and the first admin's password,
// made when absent and kept in the volume, each in a file that the containers' user reads.
import { localSecrets } from "../platform/secrets.ts";
import { writeContainerKeys, writeSecret } from "./write-key-files.ts";

const [directory = "", ...issuers] = process.argv.slice(2);

const secrets = localSecrets(directory, issuers);
writeContainerKeys(directory, secrets.book, issuers);
writeSecret(`${directory}/admin-password`, secrets.adminPassword);
writeSecret(`${directory}/backup-key`, secrets.backupKey);
process.stdout.write(`Admin login: ${secrets.adminUsername} / ${secrets.adminPassword}\n`);
