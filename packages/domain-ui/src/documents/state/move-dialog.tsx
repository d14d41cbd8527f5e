import { Button, Dialog, FailureNotice, Stack } from "@legal/ui";
import { useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Moving } from "./use-move.ts";

interface MoveDialogProps extends Pick<Moving, "failure" | "moving"> {
  /** Texts of the title and of the button, which says the same unless it has its own. */
  title: string;
  confirm?: string;
  accent?: boolean;
  disabled?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Asks what a step needs, leads to the first field that lacks it, and stays open with the reason of a refusal. */
export const MoveDialog = ({ title, confirm = title, accent, disabled, ...rest }: MoveDialogProps) => {
  const { failure, moving, onConfirm, onClose, children } = rest;
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const confirmed = async () => {
    await onConfirm();
    root.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };
  return (
    <Dialog
      open
      title={formatMessage({ id: title })}
      closeLabel={formatMessage({ id: "site.close" })}
      onClose={onClose}
      actions={
        <Button variant={accent ? "accent" : "primary"} loading={moving} disabled={disabled} onClick={confirmed}>
          <FormattedMessage id={confirm} />
        </Button>
      }
    >
      <Stack ref={root} $gap={4}>
        {children}
        <FailureNotice>{failure}</FailureNotice>
      </Stack>
    </Dialog>
  );
};
