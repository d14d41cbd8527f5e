// `npm run backup:export -- <file>`: all services' data in one sealed file.
import { exportDatabases } from "./full-export/export-databases.ts";
import { runCommand } from "./full-export/run-command.ts";

const [file = ""] = process.argv.slice(2);

await runCommand(`Exported to ${file}`, (context) => exportDatabases({ ...context, file }));
