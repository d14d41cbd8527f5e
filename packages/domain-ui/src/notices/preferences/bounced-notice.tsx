import { Button, Notice, Row } from "@legal/ui";
import { useErrorText, useToast } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useChangeNoticePreferencesMutation } from "../preferences-api.ts";

/** Mails to the reader came back; they say when their mailbox is there again. */
export const BouncedNotice = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [save] = useChangeNoticePreferencesMutation();
  const tryAgain = async (): Promise<void> => {
    const { error } = await save({ mailAgain: true });
    if (error) toast({ title: errorText(error), variant: "destructive" });
    else toast({ title: formatMessage({ id: "notices.mail.again.done" }) });
  };
  return (
    <Notice tone="danger">
      <FormattedMessage id="notices.mail.bounced" />
      <Row>
        <Button variant="link" size="small" onClick={tryAgain}>
          <FormattedMessage id="notices.mail.again" />
        </Button>
      </Row>
    </Notice>
  );
};
