import { Stack, Text } from "@legal/ui";
import { ButtonLink, TextLink, useToast } from "@legal/web-kit";
import { useForm, useRules } from "@legal/web-kit/form";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useResetPasswordMutation } from "../account-api.ts";
import { AccountForm } from "../account-form.tsx";
import { AccountPage } from "../account-page.tsx";
import { matchesRule, newPasswordRule } from "../account-rules.ts";
import { DoneMessage } from "../done-message.tsx";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { useAccountPaths } from "../use-account-paths.ts";
import { useFailure } from "../use-failure.ts";
import { readRedirectAfterReset } from "./redirect-after-reset.ts";

const initial = { password: "", passwordConfirm: "" };

const PasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { check } = useRules();
  const { resetPassword: anotherLink } = useAccountPaths(readRedirectAfterReset());
  const [resetPassword] = useResetPasswordMutation();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: "resetPassword.failed.title" }),
    formatMessage({ id: "resetPassword.failed.text" }),
  );
  const { field, submitting, handleSubmit } = useForm({
    initial,
    validate: (values) => check(values, { password: newPasswordRule, passwordConfirm: matchesRule(values.password) }),
    onSubmit: async (values) => {
      clearFailure();
      await resetPassword({ token, ...values }).unwrap();
      toast({
        title: formatMessage({ id: "resetPassword.done.title" }),
        description: formatMessage({ id: "resetPassword.done.text" }),
      });
      onDone();
    },
    onFailure: fail,
  });
  return (
    <AccountForm
      onSubmit={handleSubmit}
      submitting={submitting}
      submitLabel={formatMessage({ id: "resetPassword.new.submit" })}
      failure={
        failure?.code === "RESET_TOKEN_INVALID"
          ? {
              title: failure.title,
              text: (
                <>
                  {failure.text}{" "}
                  <TextLink to={anotherLink}>
                    <FormattedMessage id="resetPassword.new.expired" />
                  </TextLink>
                </>
              ),
            }
          : failure
      }
    >
      <NewPasswordFields field={field} label={formatMessage({ id: "account.newPassword" })} />
    </AccountForm>
  );
};

const Done = () => {
  const { login } = useAccountPaths(readRedirectAfterReset());
  return (
    <Stack $gap={6}>
      <DoneMessage icon={CircleCheck}>
        <Text>
          <FormattedMessage id="resetPassword.done.text" />
        </Text>
      </DoneMessage>
      <ButtonLink to={login} $size="large" $fullWidth>
        <FormattedMessage id="resetPassword.done.login" />
      </ButtonLink>
    </Stack>
  );
};

/** The page of a mailed link, and the confirmation afterwards. */
export const ChoosePassword = ({ token }: { token: string }) => {
  const { formatMessage } = useIntl();
  const [done, setDone] = useState(false);
  return (
    <AccountPage
      title={formatMessage({ id: done ? "resetPassword.done.title" : "resetPassword.new.title" })}
      lead={!done && formatMessage({ id: "resetPassword.new.lead" })}
      description={formatMessage({ id: "resetPassword.description" })}
    >
      {done ? <Done /> : <PasswordForm token={token} onDone={() => setDone(true)} />}
    </AccountPage>
  );
};
