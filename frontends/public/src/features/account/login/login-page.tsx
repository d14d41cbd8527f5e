import { NEXT_IS_REFERRER, safeNext } from "@legal/contracts/constants";
import { GoogleFailure } from "@legal/domain-ui/google-failure";
import { Row } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate } from "react-router-dom";
import { AccountPage } from "../account-page.tsx";
import { GoogleButton } from "../google/google-button.tsx";
import { LoginForm } from "./login-form.tsx";
import { referringPage } from "./referring-page.ts";
import { SecondStepForm } from "./second-step-form.tsx";
import { Intention } from "../intention.tsx";
import { useAccountPaths } from "../use-account-paths.ts";
import { useLoginTarget } from "../use-login-target.ts";
import { withTexts } from "../../../layout/with-texts.ts";
import { AccountTexts } from "../account-texts.ts";

const GOOGLE_FAILURES = {
  google_unavailable: "login.google.unavailable",
  google_account_exists: "login.google.accountExists",
  google_email_unverified: "login.google.emailUnverified",
};

const Links = () => {
  const { findUsername, resetPassword } = useAccountPaths();
  return (
    <Row $justify="center" $gap={5}>
      <TextLink to={findUsername}>
        <FormattedMessage id="login.findUsername" />
      </TextLink>
      <TextLink to={resetPassword}>
        <FormattedMessage id="login.resetPassword" />
      </TextLink>
    </Row>
  );
};

const Login = () => {
  const { formatMessage } = useIntl();
  const { next, user, enter, isSecondStep } = useLoginTarget();
  const { signup } = useAccountPaths();
  const [asksCode, setAsksCode] = useState(isSecondStep);
  if (next === NEXT_IS_REFERRER) return <Navigate to={paths.login(referringPage())} replace />;
  if (user) return <Navigate to={safeNext(next) ?? paths.home} replace />;
  return (
    <AccountPage
      title={formatMessage({ id: "login.title" })}
      lead={formatMessage({ id: "login.lead" })}
      description={formatMessage({ id: "login.description" })}
      footer={
        <Row $justify="center" $gap={2}>
          <FormattedMessage id="login.noAccount" />
          <TextLink to={signup}>
            <FormattedMessage id="login.signup" />
          </TextLink>
        </Row>
      }
    >
      <Intention next={next} />
      {asksCode ? (
        <SecondStepForm onLoggedIn={enter} onStartAgain={() => setAsksCode(false)} />
      ) : (
        <>
          <GoogleFailure messages={GOOGLE_FAILURES} fallback="login.google.failed" />
          <LoginForm onLoggedIn={enter} onSecondStep={() => setAsksCode(true)} />
          <GoogleButton label={formatMessage({ id: "login.google" })} next={next} />
          <Links />
        </>
      )}
    </AccountPage>
  );
};

export const LoginPage = withTexts(AccountTexts, Login);
