import { Button, Notice, Row } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";

interface ConfirmEndProps {
  /** What the reader asked for: another address, or none. */
  what: "renew" | "remove";
  loading: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Calendars that have the address stop with it, and each has to be given the new one by hand. */
export const ConfirmEnd = ({ what, loading, onCancel, onConfirm }: ConfirmEndProps) => {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="warning" role="alert" title={formatMessage({ id: `notices.calendar.${what}.confirm` })}>
      <FormattedMessage id={`notices.calendar.${what}.confirm.hint`} />
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={onCancel}>
          <FormattedMessage id="notices.calendar.cancel" />
        </Button>
        <Button size="small" loading={loading} onClick={onConfirm}>
          <FormattedMessage id={`notices.calendar.${what}`} />
        </Button>
      </Row>
    </Notice>
  );
};
