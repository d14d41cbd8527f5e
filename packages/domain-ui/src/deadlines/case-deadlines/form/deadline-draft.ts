import type { CaseDeadline } from "@legal/contracts";
import { SERVICE_MODES, UNITS, type Period, type ServiceMode } from "@legal/legal-rules";
import { caseRuleOf, COURT_SET, isCaseMatter, type CaseMatter } from "@legal/legal-rules/case-matters";
import { parseStored } from "@legal/web-kit";

/** The fields of the form, by their place in what is sent. */
export const FIELDS = ["matter", "service.mode", "service.date", "service.noticeDate", "period", "extension"] as const;
export type FieldName = (typeof FIELDS)[number];

/** What is typed about a service, as the fields hold it. */
export interface DeadlineDraft {
  /** Of a change: that of the deadline which it was begun upon. */
  version?: number | undefined;
  matter: CaseMatter | "";
  mode: ServiceMode;
  date: string;
  noticeDate: string;
  /** Of a period that the court set. */
  periodLength: string;
  periodUnit: Period["unit"];
  /** Of a matter with one possible extension: whether it was given. */
  isExtended: boolean;
  /** Of one that the court measures: how long it is, empty without one. */
  extensionLength: string;
  extensionUnit: Period["unit"];
}

const EMPTY: DeadlineDraft = {
  matter: "",
  mode: "ordinary",
  date: "",
  noticeDate: "",
  periodLength: "",
  periodUnit: "day",
  isExtended: false,
  extensionLength: "",
  extensionUnit: "day",
};

/** A draft about another matter: served the same way where that can begin it, and without an extension of the former one. */
export const withMatter = (draft: DeadlineDraft, matter: CaseMatter | ""): DeadlineDraft => {
  const { version, date, mode, noticeDate } = draft;
  const modes: readonly ServiceMode[] = matter === "" ? [] : caseRuleOf(matter).modes;
  const isSame = draft.matter !== "" && modes.includes(mode);
  return {
    ...EMPTY,
    version,
    matter,
    date,
    ...(isSame ? { mode, noticeDate } : { mode: modes[0] ?? EMPTY.mode }),
  };
};

const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((one) => one === text);

/** What an earlier visit left, which an earlier release may have written. */
export const readDraft = (kept: string): DeadlineDraft => {
  const draft = (parseStored(kept) ?? {}) as Partial<Record<keyof DeadlineDraft, unknown>>;
  const text = (name: keyof DeadlineDraft) => (typeof draft[name] === "string" ? draft[name] : "");
  const matter = text("matter");
  return {
    ...(typeof draft.version === "number" && { version: draft.version }),
    matter: isCaseMatter(matter) ? matter : "",
    mode: oneOf(SERVICE_MODES, text("mode")) ?? EMPTY.mode,
    date: text("date"),
    noticeDate: text("noticeDate"),
    periodLength: text("periodLength"),
    periodUnit: oneOf(UNITS, text("periodUnit")) ?? EMPTY.periodUnit,
    isExtended: draft.isExtended === true,
    extensionLength: text("extensionLength"),
    extensionUnit: oneOf(UNITS, text("extensionUnit")) ?? EMPTY.extensionUnit,
  };
};

export const draftOf = ({ matter, service, period, extension, version }: CaseDeadline): DeadlineDraft => ({
  version,
  matter: matter !== null && isCaseMatter(matter) ? matter : "",
  mode: oneOf(SERVICE_MODES, service?.mode) ?? EMPTY.mode,
  date: service?.date ?? "",
  noticeDate: service?.noticeDate ?? "",
  periodLength: period ? String(period.n) : "",
  periodUnit: period?.unit ?? EMPTY.periodUnit,
  isExtended: extension !== null,
  extensionLength: extension ? String(extension.n) : "",
  extensionUnit: extension?.unit ?? EMPTY.extensionUnit,
});

/** The length that the court set, where it did. */
export const periodOf = ({ matter, periodLength, periodUnit }: DeadlineDraft) =>
  matter === COURT_SET && periodLength !== "" ? { n: Number(periodLength), unit: periodUnit } : undefined;

/** The extension that a draft states, where its matter can have one. */
export const extensionOf = ({ matter, isExtended, extensionLength, extensionUnit }: DeadlineDraft) => {
  const allowed = matter === "" ? null : caseRuleOf(matter).extension;
  if (allowed === null) return undefined;
  if (allowed === "court") return extensionLength ? { n: Number(extensionLength), unit: extensionUnit } : undefined;
  return isExtended ? allowed : undefined;
};

/** Where a problem can be shown: the fields that the form has for this draft. */
export const shownFields = ({ matter, mode }: DeadlineDraft, side: "user" | "admin"): FieldName[] => {
  if (side === "user") return ["matter", "service.date"];
  return [
    "matter",
    "service.date",
    ...(matter === "" ? [] : (["service.mode"] as const)),
    ...(mode === "electronic-opened" ? (["service.noticeDate"] as const) : []),
    ...(matter === COURT_SET ? (["period"] as const) : []),
    ...(matter !== "" && caseRuleOf(matter).extension !== null ? (["extension"] as const) : []),
  ];
};

/** Only a paper that was opened electronically has a day of notice beside it. */
export const serviceOf = ({ mode, date, noticeDate }: DeadlineDraft) => ({
  mode,
  date,
  ...(mode === "electronic-opened" && noticeDate && { noticeDate }),
});
