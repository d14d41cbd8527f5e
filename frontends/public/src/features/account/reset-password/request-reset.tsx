import { Button, Stack, Text, TextField } from "@legal/ui";
import { ButtonLink } from "@legal/web-kit";
import { emailRule, useForm, useRules } from "@legal/web-kit/form";
import MailCheck from "lucide-react/icons/mail-check";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { useRequestPasswordResetMutation } from "../account-api.ts";
import { AccountForm } from "../account-form.tsx";
import { AccountPage } from "../account-page.tsx";
import { BackToLogin } from "../back-to-login.tsx";
import { DoneMessage } from "../done-message.tsx";
import { useAccountPaths } from "../use-account-paths.ts";
import { useFailure } from "../use-failure.ts";
import { storeRedirectAfterReset } from "./redirect-after-reset.ts";

const RequestForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { formatMessage } = useIntl();
  const { check } = useRules();
  const [search] = useSearchParams();
  const [requestReset] = useRequestPasswordResetMutation();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: "resetPassword.requestFailed.title" }),
    formatMessage({ id: "resetPassword.failed.text" }),
  );
  const { field, submitting, handleSubmit } = useForm({
    initial: { email: "" },
    validate: (values) => check(values, { email: emailRule }),
    onSubmit: async ({ email }) => {
      clearFailure();
      await requestReset({ email }).unwrap();
      storeRedirectAfterReset(search.get("next"));
      onSent(email);
    },
    onFailure: fail,
  });
  return (
    <AccountForm
      onSubmit={handleSubmit}
      submitting={submitting}
      submitLabel={formatMessage({ id: "resetPassword.request" })}
      failure={failure}
    >
      <TextField {...field("email")} label={formatMessage({ id: "account.email" })} type="email" autoComplete="email" />
    </AccountForm>
  );
};

const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { login } = useAccountPaths();
  return (
    <Stack $gap={6}>
      <DoneMessage icon={MailCheck}>
        <Text>
          <FormattedMessage id="resetPassword.sent.text" values={{ email: <strong>{email}</strong> }} />
        </Text>
        <Text $size={15} $tone="muted">
          <FormattedMessage id="resetPassword.sent.hint" />
        </Text>
      </DoneMessage>
      <Stack $gap={3}>
        <ButtonLink to={login} $size="large" $fullWidth>
          <FormattedMessage id="resetPassword.backToLogin" />
        </ButtonLink>
        <Button variant="link" onClick={onAgain}>
          <FormattedMessage id="resetPassword.sent.again" />
        </Button>
      </Stack>
    </Stack>
  );
};

/** The first two screens: requesting a link, and the notice that it is sent if the account exists. */
export const RequestReset = () => {
  const { formatMessage } = useIntl();
  const [sentTo, setSentTo] = useState<string>();
  const sent = sentTo !== undefined;
  return (
    <AccountPage
      title={formatMessage({ id: sent ? "resetPassword.sent.title" : "resetPassword.title" })}
      lead={!sent && formatMessage({ id: "resetPassword.lead" })}
      description={formatMessage({ id: "resetPassword.description" })}
      footer={!sent && <BackToLogin />}
    >
      {sent ? <Sent email={sentTo} onAgain={() => setSentTo(undefined)} /> : <RequestForm onSent={setSentTo} />}
    </AccountPage>
  );
};
