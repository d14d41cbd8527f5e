import { exportUsersCall, type User } from "@legal/contracts";
import { readPages, type InternalClient } from "@legal/service-kit";
import type { UsersColumn } from "../texts/table-texts.ts";
import { textsIn } from "../texts/texts.ts";
import { defineTable, type Column, type Table } from "./table.ts";

const columns: Readonly<Record<UsersColumn, Column<User>>> = {
  id: { width: 38, value: ({ id }) => id },
  username: { width: 22, value: (row) => row.username },
  email: { width: 32, value: ({ email }) => email },
  phone: { width: 18, value: ({ phone }) => phone },
  lastName: { width: 12, value: ({ lastName }) => lastName },
  firstName: { width: 16, value: ({ firstName }) => firstName },
  displayName: { width: 20, value: ({ displayName }) => displayName },
  role: { width: 10, value: ({ role }) => role },
  language: { width: 10, value: ({ language }) => language },
  authProvider: { width: 16, value: ({ authProvider }) => authProvider },
  createdAt: { kind: "instant", width: 20, value: ({ createdAt }) => createdAt },
  updatedAt: { kind: "instant", width: 20, value: ({ updatedAt }) => updatedAt },
};

/** Every account, as its owner and staff may see it. */
export const usersTable = (auth: InternalClient): Table =>
  defineTable({
    texts: (language) => textsIn(language).users,
    columns,
    rows: (signal) => readPages(auth, exportUsersCall, signal),
  });
