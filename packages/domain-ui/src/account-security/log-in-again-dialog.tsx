import { Button, Dialog, Text } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ReauthByCode } from "./reauth-by-code.tsx";
import { ReauthByPassword } from "./reauth-by-password.tsx";
import { OtherWaysIn } from "./other-ways-in.tsx";
import { SecurityTexts } from "./texts.ts";

/** `useSession` asks again who is there: the same reader closes the dialog, another one leaves the page. */
const Question = () => {
  const { formatMessage } = useIntl();
  const { user, refetch } = useSession();
  const [asksCode, setAsksCode] = useState(false);
  // An account that had none may have been given one in another tab, which ended this session.
  const [asksPassword, setAsksPassword] = useState(user?.hasPassword !== false);
  // The other tabs are notified that the session ended, and later that it goes on; perhaps it does already.
  useEffect(() => void refetch(), [refetch]);
  return (
    <Dialog open title={formatMessage({ id: "security.logInAgain" })} width="440px">
      <Text>
        <FormattedMessage id="security.logInAgain.text" />
      </Text>
      {asksCode && <ReauthByCode onDone={refetch} onExpired={() => setAsksCode(false)} />}
      {!asksCode && asksPassword && (
        <ReauthByPassword username={user?.username ?? ""} onDone={refetch} onSecondStep={() => setAsksCode(true)} />
      )}
      <OtherWaysIn />
      {!asksPassword && (
        <Button variant="link" onClick={() => setAsksPassword(true)}>
          <FormattedMessage id="security.logInAgain.password" />
        </Button>
      )}
    </Dialog>
  );
};

/** Over a page whose session has ended. It conceals the page: another person may be sitting there. */
export const LogInAgainDialog = () => (
  <SecurityTexts>
    <Question />
  </SecurityTexts>
);
