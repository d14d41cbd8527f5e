import { PASSWORD_MIN } from "@legal/contracts/constants";
import { formText } from "@legal/i18n";
import { Button, Notice, PasswordField, Row, Skeleton, Stack, Text } from "@legal/ui";
import { useErrorText, useLanguage, useSession, useToast } from "@legal/web-kit";
import { useForm } from "@legal/web-kit/form";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SecurityCard } from "./security-card.tsx";
import { useChangePasswordMutation, useSendPasswordLinkMutation, useStepUpMethodsQuery } from "./security-api.ts";
import { useRequired } from "./use-required.ts";

const initial = { currentPassword: "", password: "", passwordConfirm: "" };

const useProblems = () => {
  const { language } = useLanguage();
  const required = useRequired();
  return ({ currentPassword, password, passwordConfirm }: typeof initial) => ({
    currentPassword: required("password.required", currentPassword),
    password:
      required("password.required", password) ??
      (password.length < PASSWORD_MIN ? formText("password.min", language) : undefined),
    passwordConfirm: passwordConfirm === password ? undefined : formText("passwordConfirm.mismatch", language),
  });
};

const ChangeForm = () => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const errorText = useErrorText();
  const { toast } = useToast();
  const problemsOf = useProblems();
  const [change] = useChangePasswordMutation();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial,
    validate: problemsOf,
    onSubmit: async (values) => {
      setFailure(undefined);
      await change(values).unwrap();
      form.reset();
      toast({ title: formatMessage({ id: "security.password.changed" }) });
    },
    onFailure: (error) => setFailure(error.details.length > 0 ? undefined : errorText(error)),
  });
  const field = (name: keyof typeof initial, autoComplete: string) => (
    <PasswordField
      {...form.field(name)}
      label={formatMessage({ id: `security.password.${name}` })}
      autoComplete={autoComplete}
      showLabel={formatMessage({ id: "site.showPassword" })}
      hideLabelText={formatMessage({ id: "site.hidePassword" })}
    />
  );
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack $gap={4}>
        <input type="text" name="username" autoComplete="username" value={user?.username ?? ""} readOnly hidden />
        {field("currentPassword", "current-password")}
        {field("password", "new-password")}
        {field("passwordConfirm", "new-password")}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Row>
          <Button type="submit" loading={form.submitting}>
            <FormattedMessage id="security.password.submit" />
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** An account that only Google opens gets its first password through the mailbox. */
const FirstPassword = () => {
  const { user } = useSession();
  const errorText = useErrorText();
  const [send, { isLoading, isSuccess, error }] = useSendPasswordLinkMutation();
  return (
    <Stack $gap={4}>
      <Text>
        <FormattedMessage id="security.password.none" />
      </Text>
      {isSuccess && (
        <Notice tone="success">
          <FormattedMessage id="security.password.sent" values={{ email: user?.email ?? "" }} />
        </Notice>
      )}
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <Row>
        <Button variant="quiet" loading={isLoading} onClick={() => void send({ email: user?.email ?? "" })}>
          <FormattedMessage id="security.password.send" />
        </Button>
      </Row>
    </Stack>
  );
};

export const PasswordCard = () => {
  const { data: methods, error } = useStepUpMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SecurityCard id="password">
      {!methods && !error && <Skeleton $height="180px" />}
      {methods && !methods.password ? <FirstPassword /> : (methods ?? error) && <ChangeForm />}
    </SecurityCard>
  );
};
