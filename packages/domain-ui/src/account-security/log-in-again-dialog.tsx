import { Dialog, Text } from "@legal/ui";
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
  // The other tabs are notified that the session ended, and later that it goes on; perhaps it does already.
  useEffect(() => void refetch(), [refetch]);
  return (
    <Dialog open title={formatMessage({ id: "security.logInAgain" })} width="440px">
      <Text>
        <FormattedMessage id="security.logInAgain.text" />
      </Text>
      {asksCode && <ReauthByCode onDone={refetch} onExpired={() => setAsksCode(false)} />}
      {!asksCode && user?.hasPassword !== false && (
        <ReauthByPassword username={user?.username ?? ""} onDone={refetch} onSecondStep={() => setAsksCode(true)} />
      )}
      <OtherWaysIn />
    </Dialog>
  );
};

/** Over a page whose session has ended. It conceals the page: another person may be sitting there. */
export const LogInAgainDialog = () => (
  <SecurityTexts>
    <Question />
  </SecurityTexts>
);
