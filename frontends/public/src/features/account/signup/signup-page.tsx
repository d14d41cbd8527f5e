import { safeNext } from "@legal/contracts/constants";
import { Row } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate } from "react-router-dom";
import { AccountPage } from "../account-page.tsx";
import { GoogleButton } from "../google/google-button.tsx";
import { SignupForm } from "./signup-form.tsx";
import { Intention } from "../intention.tsx";
import { useAccountPaths } from "../use-account-paths.ts";
import { useLoginTarget } from "../use-login-target.ts";
import { withTexts } from "../../../layout/with-texts.ts";
import { AccountTexts } from "../account-texts.ts";

const Signup = () => {
  const { formatMessage } = useIntl();
  const { next, user, enter } = useLoginTarget();
  const { login } = useAccountPaths();
  if (user) return <Navigate to={safeNext(next) ?? paths.home} replace />;
  return (
    <AccountPage
      title={formatMessage({ id: "signup.title" })}
      lead={formatMessage({ id: "signup.lead" })}
      description={formatMessage({ id: "signup.description" })}
      footer={
        <Row $justify="center" $gap={2}>
          <FormattedMessage id="signup.hasAccount" />
          <TextLink to={login}>
            <FormattedMessage id="account.login" />
          </TextLink>
        </Row>
      }
    >
      <Intention next={next} />
      <SignupForm onSignedUp={enter} />
      <GoogleButton label={formatMessage({ id: "signup.google" })} next={next} />
    </AccountPage>
  );
};

export const SignupPage = withTexts(AccountTexts, Signup);
