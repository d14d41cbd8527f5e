import { Button, Dialog, FailureNotice, Stack } from "@legal/ui";
import type { ReactNode } from "react";
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

/** Asks what a step needs, and stays open with the reason where the step was refused. */
export const MoveDialog = ({ title, confirm = title, accent, disabled, ...rest }: MoveDialogProps) => {
  const { failure, moving, onConfirm, onClose, children } = rest;
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      title={formatMessage({ id: title })}
      closeLabel={formatMessage({ id: "site.close" })}
      onClose={onClose}
      actions={
        <Button variant={accent ? "accent" : "primary"} loading={moving} disabled={disabled} onClick={onConfirm}>
          <FormattedMessage id={confirm} />
        </Button>
      }
    >
      <Stack $gap={4}>
        {children}
        <FailureNotice>{failure}</FailureNotice>
      </Stack>
    </Dialog>
  );
};
