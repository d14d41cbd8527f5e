import type { ChatRoom } from "@legal/contracts";
import type { CaseStatus } from "@legal/contracts/constants";
import { useIntl } from "react-intl";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { OpenDeadlines } from "./open-deadlines.tsx";
import { ReasonDialog } from "../../reasons/reason-dialog.tsx";

interface EndingDialogProps {
  /** The cases that end. */
  rooms: readonly ChatRoom[];
  /** A status that ends a case. */
  status: CaseStatus;
  /** The reason to correct, where the case has that status already. */
  written?: string | undefined;
  /** Resolves with what was wrong; the dialog then keeps the reason for another try. */
  onConfirm: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks why cases end, in words that the customer reads, and names the deadlines that are still open. */
export const EndingDialog = ({ rooms, status, written, onConfirm, onClose }: EndingDialogProps) => {
  const { formatMessage } = useIntl();
  const name = useCaseStatusName()(status);
  return (
    <ReasonDialog
      title={formatMessage({ id: "staff.reason.title" }, { status: name })}
      hint={formatMessage({ id: "staff.reason.hint" })}
      example={formatMessage({ id: `staff.reason.example.${status}` })}
      confirm={
        written === undefined
          ? formatMessage({ id: "staff.reason.confirm" }, { status: name })
          : formatMessage({ id: "staff.reason.save" })
      }
      written={written}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {written === undefined && <OpenDeadlines rooms={rooms} />}
    </ReasonDialog>
  );
};
