import { Button, Notice, Row } from "@legal/ui";
import { useErrorText, useSession, useToast } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useResendVerificationMutation } from "../account-api.ts";
import { CorrectEmail } from "./correct-email.tsx";

/** One line for a member who has not confirmed their address, with the mail once more and a way to mend a typing mistake. */
export const EmailNotice = () => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [resend] = useResendVerificationMutation();
  const [correcting, setCorrecting] = useState(false);
  if (user?.emailVerified !== false) return null;
  const sendAgain = async () => {
    const { error } = await resend();
    if (error)
      toast({
        title: formatMessage({ id: "myPage.email.failed" }),
        description: errorText(error),
        variant: "destructive",
      });
    else toast({ title: formatMessage({ id: "myPage.email.sent" }), description: user.email });
  };
  return (
    <Notice tone="info" role="note">
      <FormattedMessage id="myPage.email.unverified" values={{ email: user.email }} />
      <Row $gap={4}>
        <Button variant="link" size="small" onClick={sendAgain}>
          <FormattedMessage id="myPage.email.resend" />
        </Button>
        {user.hasPassword && (
          <Button variant="link" size="small" onClick={() => setCorrecting(true)}>
            <FormattedMessage id="myPage.email.correct" />
          </Button>
        )}
      </Row>
      <CorrectEmail open={correcting} email={user.email} onClose={() => setCorrecting(false)} />
    </Notice>
  );
};
