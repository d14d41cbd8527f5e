import { useEffect, useRef, useState, type FormEvent } from "react";
import { isVisible, REASON_MAX, type CaseStatus } from "@legal/contracts/constants";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { Button, Dialog, Notice, Row, Stack, TextArea } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";

interface ReasonDialogProps {
  /** A status that ends the case. */
  status: CaseStatus;
  /** Resolves with what was wrong; the dialog then keeps the reason for another try. */
  onConfirm: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks why a case ends, in words that the customer reads. */
export const ReasonDialog = ({ status, onConfirm, onClose }: ReasonDialogProps) => {
  const { formatMessage } = useIntl();
  const name = useCaseStatusName()(status);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isVisible(reason)) return setMissing(true);
    setFailure(undefined);
    setIsSaving(true);
    setFailure(await onConfirm(reason.trim()));
    return setIsSaving(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: "staff.reason.title" }, { status: name })}
      closeLabel={formatMessage({ id: "site.close" })}
      width="520px"
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack $gap={4}>
          <TextArea
            ref={field}
            label={formatMessage({ id: "staff.reason" })}
            hint={formatMessage({ id: "staff.reason.hint" })}
            placeholder={formatMessage({ id: `staff.reason.example.${status}` })}
            rows={3}
            required
            maxLength={REASON_MAX}
            value={reason}
            error={missing && !isVisible(reason) ? formatMessage({ id: "staff.reason.required" }) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          {failure && (
            <Notice tone="danger" role="alert" title={formatMessage({ id: "staff.error" })}>
              {failure}
            </Notice>
          )}
          <Row $gap={2} $justify="end">
            <Button size="small" variant="quiet" onClick={onClose}>
              <FormattedMessage id="staff.cancel" />
            </Button>
            <Button type="submit" size="small" loading={isSaving}>
              <FormattedMessage id="staff.reason.confirm" values={{ status: name }} />
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
};
