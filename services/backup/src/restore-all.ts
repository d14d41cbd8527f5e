// `npm run backup:restore -- <file>`: brings a full export back into an empty platform; `--check` only proves the file.
import { parseArgs } from "node:util";
import { verifyExport } from "./full-export/read-export.ts";
import { restoreDatabases } from "./full-export/restore-databases.ts";
import { runCommand } from "./full-export/run-command.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } });
const [file = ""] = positionals;

if (values.check) await runCommand("The file is whole and genuine", ({ key }) => verifyExport(file, key));
else await runCommand("Restored and compared", (context) => restoreDatabases({ ...context, file }));
