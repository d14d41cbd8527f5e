import type { Role } from "@legal/contracts";

export const STAFF_RULES = ["required", "optional"] as const;
/** Whether staff work without a second factor. */
export type StaffRule = (typeof STAFF_RULES)[number];

export const mustHaveFactor = (role: Role, rule: StaffRule): boolean => role === "admin" && rule === "required";
