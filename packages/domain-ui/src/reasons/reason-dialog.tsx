import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { isVisible, REASON_MAX, type Language } from "@legal/contracts/constants";
import { Button, Dialog, FailureNotice, Row, Stack, TextArea } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";

interface ReasonDialogProps {
  title: string;
  /** Who reads the reason. */
  hint: string;
  example: string;
  /** In which it is written, where that is not the reader's own. */
  language?: Language;
  /** What the confirming button says. */
  confirm: string;
  /** What is asked for, and what is said where it is missing; a reason unless it is said. */
  label?: string;
  missing?: string;
  maxLength?: number;
  /** The reason to correct. */
  written?: string | undefined;
  /** Above the field: what the reader should know first. */
  children?: ReactNode;
  /** Resolves with what was wrong; the dialog then keeps the reason for another try. */
  onConfirm: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks why, before something ends. */
export const ReasonDialog = ({
  title,
  hint,
  example,
  language,
  confirm,
  label,
  missing,
  maxLength = REASON_MAX,
  written = "",
  children,
  ...answers
}: ReasonDialogProps) => {
  const { onConfirm, onClose } = answers;
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState(written);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isVisible(reason)) return setIsMissing(true);
    setFailure(undefined);
    setIsSaving(true);
    setFailure(await onConfirm(reason.trim()));
    return setIsSaving(false);
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={formatMessage({ id: "site.close" })} width="520px">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack $gap={4}>
          {children}
          <TextArea
            ref={field}
            label={label ?? formatMessage({ id: "staff.reason" })}
            hint={hint}
            placeholder={example}
            lang={language}
            rows={3}
            required
            maxLength={maxLength}
            value={reason}
            error={
              isMissing && !isVisible(reason) ? (missing ?? formatMessage({ id: "staff.reason.required" })) : undefined
            }
            onChange={({ target }) => setReason(target.value)}
          />
          <FailureNotice title={formatMessage({ id: "staff.error" })}>{failure}</FailureNotice>
          <Row $gap={2} $justify="end">
            <Button size="small" variant="quiet" onClick={onClose}>
              <FormattedMessage id="staff.cancel" />
            </Button>
            <Button type="submit" size="small" loading={isSaving}>
              {confirm}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
};
