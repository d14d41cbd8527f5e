import type { User } from "@legal/contracts";
import { TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import { useLoginMutation } from "../account-api.ts";
import { AccountForm } from "../account-form.tsx";
import { givenPasswordRule, givenUsernameRule } from "../account-rules.ts";
import { PasswordInput } from "../password-input.tsx";
import { useLoginStep } from "./use-login-step.ts";

const initial = { username: "", password: "" };
const rules = { username: givenUsernameRule, password: givenPasswordRule };

interface LoginFormProps {
  onLoggedIn: () => Promise<User | null>;
  /** The password was correct, and the account requires a code as well. */
  onSecondStep: () => void;
}

export const LoginForm = ({ onLoggedIn, onSecondStep }: LoginFormProps) => {
  const { formatMessage } = useIntl();
  const [login] = useLoginMutation();
  const { field, setValue, form } = useLoginStep({
    initial,
    rules,
    onLoggedIn,
    send: async (values, welcome) => {
      const answer = await login(values).unwrap();
      if ("secondFactorRequired" in answer) onSecondStep();
      else await welcome(answer);
    },
  });

  return (
    <AccountForm {...form}>
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
