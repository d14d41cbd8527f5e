import { isServiceId, serviceName } from "@legal/catalog";
import { exportCasesCall, type CaseDeadline, type ExportedCase, type Language } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { isCaseMatter } from "@legal/legal-rules/case-matters";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { matterName } from "@legal/legal-rules/texts";
import { readPages, type InternalClient } from "@legal/service-kit";
import type { CasesColumn } from "../texts/table-texts.ts";
import { textsIn } from "../texts/texts.ts";
import { defineTable, type Column, type Table } from "./table.ts";

/** One to a line: date and what it is for. */
const openDeadlines = (deadlines: readonly CaseDeadline[], language: Language): string | null => {
  const { headings, unconfirmed } = textsIn(language).cases;
  const lines = deadlines
    .filter(({ state }) => state === "open")
    .map(({ dueDate, matter, confirmed }) => {
      const known = matter !== null && isCaseMatter(matter);
      const name = known ? matterName(matter, legalTexts(language)) : (matter ?? headings.deadline);
      return `${dueDate} ${name}${confirmed ? "" : ` (${unconfirmed})`}`;
    });
  return lines.length > 0 ? lines.join("\n") : null;
};

const columns: Readonly<Record<CasesColumn, Column<ExportedCase>>> = {
  caseNumber: { width: 14, value: ({ caseNumber }) => caseNumber ?? null },
  id: { width: 38, value: ({ id }) => id },
  serviceType: {
    width: 26,
    value: ({ serviceType: type }, language) => (isServiceId(type) ? serviceName(type, language) : type),
  },
  packageType: { width: 12, value: ({ packageType }) => packageType },
  price: { kind: "number", width: 20, value: ({ price }) => price },
  caseStatus: { width: 12, value: ({ caseStatus }) => caseStatus },
  deadline: { kind: "date", width: 12, value: ({ deadline }) => deadline },
  deadlines: { kind: "lines", width: 40, value: ({ deadlines = [] }, language) => openDeadlines(deadlines, language) },
  customer: { width: 20, value: ({ user }) => user && displayNameOf(user) },
  email: { width: 32, value: ({ user }) => user?.email ?? null },
  userId: { width: 38, value: ({ userId }) => userId },
  lastSeq: { kind: "number", width: 12, value: ({ lastSeq }) => lastSeq },
  createdAt: { kind: "instant", width: 20, value: ({ createdAt }) => createdAt },
  updatedAt: { kind: "instant", width: 20, value: ({ updatedAt }) => updatedAt },
};

/** Every case with its customer; conversations with the office are none. */
export const casesTable = (caseChat: InternalClient): Table =>
  defineTable({
    texts: (language) => textsIn(language).cases,
    columns,
    rows: (signal) => readPages(caseChat, exportCasesCall, signal),
  });
