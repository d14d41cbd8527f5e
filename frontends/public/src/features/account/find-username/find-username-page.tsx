import { useState } from "react";
import { useIntl } from "react-intl";
import { AccountPage } from "../account-page.tsx";
import { BackToLogin } from "../back-to-login.tsx";
import { FindUsernameForm } from "./find-username-form.tsx";
import { FoundUsername } from "./found-username.tsx";
import { withTexts } from "../../../layout/with-texts.ts";
import { AccountTexts } from "../account-texts.ts";

const FindUsername = () => {
  const { formatMessage } = useIntl();
  const [found, setFound] = useState<string>();
  return (
    <AccountPage
      title={formatMessage({ id: "findUsername.title" })}
      lead={found === undefined && formatMessage({ id: "findUsername.lead" })}
      description={formatMessage({ id: "findUsername.description" })}
      footer={found === undefined && <BackToLogin />}
    >
      {found === undefined ? (
        <FindUsernameForm onFound={setFound} />
      ) : (
        <FoundUsername username={found} onAgain={() => setFound(undefined)} />
      )}
    </AccountPage>
  );
};

export const FindUsernamePage = withTexts(AccountTexts, FindUsername);
