import { isEnded, isKnownStatus } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { Button, Icon, SelectField } from "@legal/ui";
import Pencil from "lucide-react/icons/pencil";
import { FormattedMessage, useIntl } from "react-intl";
import { EndingDialog } from "./ending-dialog.tsx";
import { useStatusChange } from "./use-status-change.ts";

/**
 * The status of a case; staff may set any, with a reason for one that ends the case, which they can correct. While it is saved the new one
 * shows, and the old one returns if that fails.
 */
export const StatusSelect = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const nameOf = useCaseStatusName();
  const { sent, isLoading, ending, setEnding, move, end } = useStatusChange(room);
  const status = room.caseStatus;
  // What a later release has set is shown as it is, and not as the first of those that can be chosen.
  const offered = isKnownStatus(status) ? CASE_STATUSES : [status, ...CASE_STATUSES];
  return (
    <>
      <SelectField
        label={formatMessage({ id: "staff.status" })}
        hideLabel
        opensByKeys
        value={isLoading && sent ? sent.caseStatus : status}
        aria-busy={isLoading || undefined}
        onChange={(event) => {
          const chosen = event.target.value as CaseStatus;
          if (isEnded(chosen)) setEnding({ status: chosen, seen: room });
          else void move(chosen);
        }}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      {isEnded(status) && (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={Pencil} size={16} />}
          onClick={() => setEnding({ status, seen: room })}
        >
          <FormattedMessage id={room.statusReason ? "staff.reason.edit" : "staff.reason.add"} />
        </Button>
      )}
      {ending && (
        <EndingDialog
          rooms={[room]}
          status={ending.status}
          written={ending.status === ending.seen.caseStatus ? (ending.seen.statusReason ?? "") : undefined}
          onClose={() => setEnding(undefined)}
          onConfirm={(reason) => end(ending, reason)}
        />
      )}
    </>
  );
};
