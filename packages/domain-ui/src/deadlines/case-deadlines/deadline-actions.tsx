import { isOpen } from "@legal/case-rules";
import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import type { DeadlineState } from "@legal/contracts/constants";
import { Button, Icon, Row } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import Pencil from "lucide-react/icons/pencil";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ReasonDialog } from "../../reasons/reason-dialog.tsx";
import { useConfirmDeadlineMutation, useSettleDeadlineMutation } from "./deadlines-api.ts";
import { useDeadlineOutcome } from "./use-deadline-outcome.ts";

interface OfCase {
  room: ChatRoom;
  deadline: CaseDeadline;
}

/** Who stated the service cannot confirm it, nor can the customer of the case, who may be staff. */
const useMayConfirm = ({ room, deadline }: OfCase) => {
  const { user } = useSession();
  return !deadline.confirmed && deadline.statedBy?.id !== user?.id && room.userId !== user?.id;
};

const useSettling = ({ room, deadline }: OfCase) => {
  const { formatMessage } = useIntl();
  const { report, reportInForm } = useDeadlineOutcome(deadline.chatRoomId);
  const [settle, { isLoading }] = useSettleDeadlineMutation();
  const set = async (state: DeadlineState, reason?: string) => {
    const { chatRoomId: id, id: deadlineId, state: before, reason: why } = deadline;
    const outcome = await settle({ id, deadlineId, state, version: deadline.version, reason });
    const back = ({ version }: CaseDeadline) =>
      settle({ id, deadlineId, state: before, version, ...(why !== null && before !== "open" && { reason: why }) });
    // In a case that has ended no deadline is opened again.
    const undo = isOpen(room.caseStatus) ? back : undefined;
    return [outcome, formatMessage({ id: `deadlines.now.${state}` }), undo] as const;
  };
  return {
    isLoading,
    set: async (state: DeadlineState) => report(...(await set(state))),
    setWith: async (reason: string) => reportInForm(...(await set("void", reason))),
  };
};

const listAround = (part: HTMLElement | null) => part?.closest<HTMLElement>('[data-focus-after="deadline"]');

/** The button goes with what it did: the focus stays in the list. */
const press = async ({ currentTarget: button }: MouseEvent<HTMLElement>, act: () => Promise<boolean>) => {
  const list = listAround(button);
  if ((await act()) && (document.activeElement === button || document.activeElement === document.body)) list?.focus();
};

interface ReopenButtonProps {
  loading: boolean;
  onPress: () => Promise<boolean>;
}

const ReopenButton = ({ loading, onPress }: ReopenButtonProps) => (
  <Button
    size="small"
    variant="quiet"
    loading={loading}
    icon={<Icon of={RotateCcw} size={16} />}
    onClick={(event) => press(event, onPress)}
  >
    <FormattedMessage id="deadlines.reopen" />
  </Button>
);

interface VoidDialogProps {
  onConfirm: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
}

const VoidDialog = (answers: VoidDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <ReasonDialog
      title={formatMessage({ id: "deadlines.void.title" })}
      hint={formatMessage({ id: "deadlines.void.hint" })}
      example={formatMessage({ id: "deadlines.void.example" })}
      confirm={formatMessage({ id: "deadlines.void.confirm" })}
      {...answers}
    />
  );
};

interface DeadlineActionsProps extends OfCase {
  onChange: () => void;
}

/** What staff do about a deadline: confirm, change, done, void, open again. In a case that has ended they only finish it. */
export const DeadlineActions = ({ room, deadline, onChange }: DeadlineActionsProps) => {
  const { formatMessage } = useIntl();
  const mayConfirm = useMayConfirm({ room, deadline });
  const { report } = useDeadlineOutcome(deadline.chatRoomId);
  const [confirm, confirming] = useConfirmDeadlineMutation();
  const { isLoading, set, setWith } = useSettling({ room, deadline });
  const [step, setStep] = useState<"voiding" | "voided">();
  const buttons = useRef<HTMLDivElement>(null);
  // After the dialog has given the focus back to its button, which goes too.
  useEffect(() => {
    if (step === "voided") listAround(buttons.current)?.focus();
  }, [step]);
  const { chatRoomId, id: deadlineId, version, state, kind } = deadline;
  const isCaseOpen = isOpen(room.caseStatus);

  const confirmIt = async () =>
    report(
      await confirm({ id: chatRoomId, deadlineId, version }),
      formatMessage({ id: "deadlines.confirmed" }),
      (after) => confirm({ id: chatRoomId, deadlineId, version: after.version, confirmed: false }),
    );
  const makeVoid = async (reason: string) => {
    const problem = await setWith(reason);
    if (problem === undefined) setStep("voided");
    return problem;
  };

  if (state !== "open") {
    if (!isCaseOpen) return null;
    return (
      <Row>
        <ReopenButton loading={isLoading} onPress={() => set("open")} />
      </Row>
    );
  }
  return (
    <Row ref={buttons} $gap={2}>
      {isCaseOpen && mayConfirm && (
        <Button
          size="small"
          loading={confirming.isLoading}
          icon={<Icon of={CheckCheck} size={16} />}
          onClick={(event) => press(event, confirmIt)}
        >
          <FormattedMessage id="deadlines.confirm" />
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        loading={isLoading}
        icon={<Icon of={Check} size={16} />}
        onClick={(event) => press(event, () => set("done"))}
      >
        <FormattedMessage id="deadlines.done" />
      </Button>
      {isCaseOpen && kind === "computed" && (
        <Button size="small" variant="quiet" icon={<Icon of={Pencil} size={16} />} onClick={onChange}>
          <FormattedMessage id="deadlines.change" />
        </Button>
      )}
      <Button size="small" variant="quiet" icon={<Icon of={X} size={16} />} onClick={() => setStep("voiding")}>
        <FormattedMessage id="deadlines.void" />
      </Button>
      {step === "voiding" && <VoidDialog onConfirm={makeVoid} onClose={() => setStep(undefined)} />}
    </Row>
  );
};
