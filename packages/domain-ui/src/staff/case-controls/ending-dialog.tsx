import type { EndedStatus } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { LANGUAGE_NAMES } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { ENDING_EXAMPLES } from "./ending-examples.ts";
import { OpenDeadlines } from "./open-deadlines.tsx";
import { ReasonDialog } from "../../reasons/reason-dialog.tsx";

interface EndingDialogProps {
  /** The cases that end. */
  rooms: readonly ChatRoom[];
  status: EndedStatus;
  /** The reason to correct, where the case has that status already. */
  written?: string | undefined;
  /** Resolves with what was wrong; the dialog then keeps the reason for another try. */
  onConfirm: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks why cases end, in the language that the customer reads, and names the deadlines that are still open. */
export const EndingDialog = ({ rooms, status, written, onConfirm, onClose }: EndingDialogProps) => {
  const { formatList, formatMessage } = useIntl();
  const name = useCaseStatusName()(status);
  const languages = [...new Set(rooms.map(({ user }) => user?.language ?? "ko"))];
  const [language = "ko"] = languages;
  return (
    <ReasonDialog
      title={formatMessage({ id: "staff.reason.title" }, { status: name })}
      hint={formatMessage(
        { id: "staff.reason.hint" },
        { languages: formatList(languages.map((one) => LANGUAGE_NAMES[one])) },
      )}
      example={ENDING_EXAMPLES[language][status]}
      language={language}
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
