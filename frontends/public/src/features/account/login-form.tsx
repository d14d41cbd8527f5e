import type { User } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { TextField } from "@legal/ui";
import { useToast } from "@legal/web-kit";
import { useForm, useRules } from "@legal/web-kit/form";
import { useIntl } from "react-intl";
import { useLoginMutation } from "./account-api.ts";
import { AccountForm } from "./account-form.tsx";
import { givenPasswordRule, givenUsernameRule } from "./account-rules.ts";
import { PasswordInput } from "./password-input.tsx";
import { useFailure } from "./use-failure.ts";

const initial = { username: "", password: "" };

export const LoginForm = ({ onLoggedIn }: { onLoggedIn: () => Promise<User | null> }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { check } = useRules();
  const [login] = useLoginMutation();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: "login.failed.title" }),
    formatMessage({ id: "login.failed.credentials" }),
  );

  const { field, setValue, submitting, handleSubmit } = useForm({
    initial,
    validate: (values) => check(values, { username: givenUsernameRule, password: givenPasswordRule }),
    onSubmit: async (values) => {
      clearFailure();
      const user = await login(values).unwrap();
      toast({
        title: formatMessage({ id: "login.success.title" }),
        description: formatMessage({ id: "login.success.text" }, { name: displayNameOf(user) }),
      });
      await onLoggedIn();
    },
    onFailure: fail,
  });

  return (
    <AccountForm
      onSubmit={handleSubmit}
      submitting={submitting}
      submitLabel={formatMessage({ id: "login.submit" })}
      failure={failure}
    >
      <TextField
        {...field("username")}
        onChange={({ target }) => setValue("username", target.value.trim())}
        label={formatMessage({ id: "account.username" })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        {...field("password")}
        label={formatMessage({ id: "account.password" })}
        autoComplete="current-password"
      />
    </AccountForm>
  );
};
