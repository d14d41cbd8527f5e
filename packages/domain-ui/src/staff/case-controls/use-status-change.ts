import { useState } from "react";
import type { EndedStatus } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import type { CaseStatus } from "@legal/contracts/constants";
import { useIntl } from "react-intl";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { useCaseChange } from "./case-changes-api.ts";
import { currentOf, useChangeOutcome } from "./use-change-outcome.ts";

/** A status that ends the case, and the case as it was seen when a reason was asked for: a colleague may change it meanwhile. */
interface Ending {
  status: EndedStatus;
  seen: ChatRoom;
}

/** Moves a case on at once, or ends it once its reason is confirmed; both can be undone. */
export const useStatusChange = (room: ChatRoom) => {
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

  return { sent, isLoading, ending, setEnding, move, end };
};
