import type { ChatRoom } from "@legal/contracts";
import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";
import { SelectField } from "@legal/ui";
import { useCaseStatusName, useErrorText, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useChangeStatusMutation } from "./case-api.ts";

/** The status of a case; staff may set any. While it is saved the new one shows, and the old one returns if that fails. */
export const StatusSelect = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const nameOf = useCaseStatusName();
  const errorText = useErrorText();
  const [changeStatus, { isLoading, originalArgs }] = useChangeStatusMutation();

  const change = async (caseStatus: CaseStatus) => {
    const { error } = await changeStatus({ id: room.id, caseStatus });
    if (error) {
      const description = errorText(error, formatMessage({ id: "admin.status.failed" }));
      toast({ title: formatMessage({ id: "admin.error" }), description, variant: "destructive" });
    } else {
      toast({ title: formatMessage({ id: "admin.status.saved" }, { status: nameOf(caseStatus) }) });
    }
  };

  return (
    <SelectField
      label={formatMessage({ id: "admin.status" })}
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
