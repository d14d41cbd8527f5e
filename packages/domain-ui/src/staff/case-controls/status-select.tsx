import { useState } from "react";
import { isEnded, type EndedStatus } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { Button, Icon, SelectField } from "@legal/ui";
import Pencil from "lucide-react/icons/pencil";
import { FormattedMessage, useIntl } from "react-intl";
import { useCaseChange } from "./case-changes-api.ts";
import { EndingDialog } from "./ending-dialog.tsx";
import { currentOf, useChangeOutcome } from "./use-change-outcome.ts";

/** A status that ends the case, and the case as it was seen when a reason was asked for: a colleague may change it meanwhile. */
interface Ending {
  status: EndedStatus;
  seen: ChatRoom;
}

/**
 * The status of a case; staff may set any, with a reason for one that ends the case, which they can correct. While it is saved the new one
 * shows, and the old one returns if that fails.
 */
export const StatusSelect = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const nameOf = useCaseStatusName();
  const { report, reportInForm } = useChangeOutcome();
  const [changeStatus, { isLoading, sent }] = useCaseChange("status");
  const [ending, setEnding] = useState<Ending>();

  const change = async (seen: ChatRoom, caseStatus: CaseStatus, reason?: string) => {
    const before = { caseStatus: seen.caseStatus, reason: seen.statusReason ?? undefined };
    const outcome = await changeStatus({ id: seen.id, version: seen.version, caseStatus, reason });
    const isSame = caseStatus === before.caseStatus;
    const saved = formatMessage(
      { id: isSame ? "staff.reason.saved" : "staff.status.saved" },
      { status: nameOf(caseStatus) },
    );
    // A reason can be corrected, but not removed.
    const canUndo = !isSame || before.reason !== undefined;
    const undo = canUndo ? ({ id, version }: ChatRoom) => changeStatus({ id, version, ...before }) : undefined;
    return [outcome, saved, formatMessage({ id: "staff.status.failed" }), undo] as const;
  };
  const move = async (status: CaseStatus) => report(...(await change(room, status)));
  const end = async ({ status, seen }: Ending, reason: string) => {
    const changed = await change(seen, status, reason);
    const problem = reportInForm(...changed);
    // What it is now has been said: who confirms once more means it.
    const current = currentOf(changed[0].error) ?? seen;
    setEnding((open) => (problem === undefined ? undefined : open && { status, seen: current }));
    return problem;
  };

  const status = room.caseStatus;
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
        {CASE_STATUSES.map((one) => (
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
