// `npm run backup:restore -- <file>`: brings a full export back into an empty platform; `--check` only proves the file;
// `--deleted <list>` names the accounts that were deleted since.
import { parseArgs } from "node:util";
import { config } from "./config.ts";
import { readDeletedList } from "./full-export/mark-deleted.ts";
import { verifyExport } from "./full-export/read-export.ts";
import { restoreDatabases } from "./full-export/restore-databases.ts";
import { runCommand } from "./full-export/run-command.ts";

const options = { check: { type: "boolean" }, deleted: { type: "string" } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [file = ""] = positionals;

if (values.check) await runCommand("The file is whole and genuine", ({ key }) => verifyExport(file, key));
else
  await runCommand("Restored and compared", async (context) => {
    const deleted = values.deleted === undefined ? [] : await readDeletedList(values.deleted);
    return restoreDatabases({ ...context, authDatabase: config.BACKUP_AUTH_DATABASE, file, deleted });
  });
