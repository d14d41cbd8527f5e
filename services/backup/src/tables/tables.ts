import type { BackupKind } from "@legal/contracts";
import type { InternalClient } from "@legal/service-kit";
import { casesTable } from "./cases-table.ts";
import type { Table } from "./table.ts";
import { usersTable } from "./users-table.ts";

/** What can be backed up, by its kind. */
export const backupTables = (clients: Record<"auth" | "caseChat", InternalClient>): Record<BackupKind, Table> => ({
  users: usersTable(clients.auth),
  cases: casesTable(clients.caseChat),
});
