import type { CaseStatus } from "@legal/contracts/constants";
import { StatusBadge } from "@legal/ui";
import { useCaseStatusName } from "./use-case-status-name.ts";

/** A case status in the reader's language. */
export const CaseStatusBadge = ({ status }: { status: CaseStatus }) => {
  const nameOf = useCaseStatusName();
  return <StatusBadge status={status} label={nameOf(status)} />;
};
