import type { ChatRoom } from "@legal/contracts";
import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { SelectField } from "@legal/ui";
import { useIntl } from "react-intl";
import { useChangeStatusMutation } from "./case-changes-api.ts";
import { useChangeOutcome } from "./use-change-outcome.ts";

/** The status of a case; staff may set any. While it is saved the new one shows, and the old one returns if that fails. */
export const StatusSelect = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const nameOf = useCaseStatusName();
  const tell = useChangeOutcome();
  const [changeStatus, { isLoading, originalArgs }] = useChangeStatusMutation();

  const change = async (caseStatus: CaseStatus) => {
    const outcome = await changeStatus({ id: room.id, version: room.version, caseStatus });
    const saved = formatMessage({ id: "staff.status.saved" }, { status: nameOf(caseStatus) });
    tell(outcome, saved, formatMessage({ id: "staff.status.failed" }));
  };

  return (
    <SelectField
      label={formatMessage({ id: "staff.status" })}
      hideLabel
      value={isLoading && originalArgs ? originalArgs.caseStatus : room.caseStatus}
      aria-busy={isLoading || undefined}
      onChange={(event) => void change(event.target.value as CaseStatus)}
    >
      {CASE_STATUSES.map((status) => (
        <option key={status} value={status}>
          {nameOf(status)}
        </option>
      ))}
    </SelectField>
  );
};
