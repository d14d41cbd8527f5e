import type { User } from "@legal/contracts";
import { TextField } from "@legal/ui";
import { useForm, useRules } from "@legal/web-kit/form";
import { useIntl } from "react-intl";
import { useLoginMutation } from "./account-api.ts";
import { AccountForm } from "./account-form.tsx";
import { givenPasswordRule, givenUsernameRule } from "./account-rules.ts";
import { PasswordInput } from "./password-input.tsx";
import { useFailure } from "./use-failure.ts";
import { useWelcome } from "./use-welcome.ts";

const initial = { username: "", password: "" };

interface LoginFormProps {
  onLoggedIn: () => Promise<User | null>;
  /** The password was right, and the account wants a code as well. */
  onSecondStep: () => void;
}

export const LoginForm = ({ onLoggedIn, onSecondStep }: LoginFormProps) => {
  const { formatMessage } = useIntl();
  const welcome = useWelcome(onLoggedIn);
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
      const answer = await login(values).unwrap();
      if ("secondFactorRequired" in answer) onSecondStep();
      else await welcome(answer);
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
