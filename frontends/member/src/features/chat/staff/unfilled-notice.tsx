import { Button, Notice, Row } from "@legal/ui";
import { StaffTexts } from "@legal/domain-ui/staff";
import { FormattedMessage, useIntl } from "react-intl";

interface UnfilledNoticeProps {
  /** The variables as they are written in the draft. */
  names: readonly string[];
  onFill: () => void;
  onSend: () => void;
}

const Content = ({ names, onFill, onSend }: UnfilledNoticeProps) => {
  const { formatList, formatMessage } = useIntl();
  return (
    <Notice tone="warning" role="alert" title={formatMessage({ id: "staff.unfilled.title" })}>
      <FormattedMessage id="staff.unfilled.text" values={{ names: formatList(names) }} />
      <Row $gap={2}>
        <Button size="small" onClick={onFill}>
          <FormattedMessage id="staff.unfilled.fill" />
        </Button>
        <Button size="small" variant="quiet" onClick={onSend}>
          <FormattedMessage id="staff.unfilled.send" />
        </Button>
      </Row>
    </Notice>
  );
};

/** Stands between a draft with variables in it and the customer. */
export const UnfilledNotice = (props: UnfilledNoticeProps) => (
  <StaffTexts>
    <Content {...props} />
  </StaffTexts>
);
