import { useState } from "react";
import { isOpen } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { SelectField } from "@legal/ui";
import { useIntl } from "react-intl";
import { useChangeStatusMutation } from "./case-changes-api.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useChangeOutcome } from "./use-change-outcome.ts";

/**
 * The status of a case; staff may set any, with a reason for one that ends the case. While it is saved the new one
 * shows, and the old one returns if that fails.
 */
export const StatusSelect = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const nameOf = useCaseStatusName();
  const { report, reportInForm } = useChangeOutcome();
  const [changeStatus, { isLoading, originalArgs }] = useChangeStatusMutation();
  const [ending, setEnding] = useState<CaseStatus>();

  const change = async (caseStatus: CaseStatus, reason?: string): Promise<Parameters<typeof report>> => {
    const before = { caseStatus: room.caseStatus, reason: room.statusReason ?? undefined };
    const outcome = await changeStatus({ id: room.id, version: room.version, caseStatus, reason });
    const saved = formatMessage({ id: "staff.status.saved" }, { status: nameOf(caseStatus) });
    const undo = ({ id, version }: ChatRoom) => changeStatus({ id, version, ...before });
    return [outcome, saved, formatMessage({ id: "staff.status.failed" }), undo];
  };
  const move = async (status: CaseStatus) => report(...(await change(status)));
  const end = async (status: CaseStatus, reason: string) => {
    const problem = reportInForm(...(await change(status, reason)));
    if (problem === undefined) setEnding(undefined);
    return problem;
  };

  return (
    <>
      <SelectField
        label={formatMessage({ id: "staff.status" })}
        hideLabel
        value={isLoading && originalArgs ? originalArgs.caseStatus : room.caseStatus}
        aria-busy={isLoading || undefined}
        onChange={(event) => {
          const chosen = event.target.value as CaseStatus;
          if (isOpen(chosen)) void move(chosen);
          else setEnding(chosen);
        }}
      >
        {CASE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {nameOf(status)}
          </option>
        ))}
      </SelectField>
      {ending && (
        <ReasonDialog
          status={ending}
          onClose={() => setEnding(undefined)}
          onConfirm={(reason) => end(ending, reason)}
        />
      )}
    </>
  );
};
