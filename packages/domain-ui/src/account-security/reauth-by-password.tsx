import { PasswordField, TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import { ReauthForm } from "./reauth-form.tsx";
import { useLogInAgainMutation } from "./security-api.ts";
import { useReauthForm } from "./use-reauth-form.ts";

interface ReauthByPasswordProps {
  username: string;
  onDone: () => unknown;
  /** The password was right, and the account wants a code as well. */
  onSecondStep: () => void;
}

export const ReauthByPassword = ({ username, onDone, onSecondStep }: ReauthByPasswordProps) => {
  const { formatMessage } = useIntl();
  const [logIn] = useLogInAgainMutation();
  const { field, form } = useReauthForm({
    name: "password",
    required: "password.required",
    send: async (password) => {
      const answer = await logIn({ username, password }).unwrap();
      return "secondFactorRequired" in answer ? onSecondStep() : onDone();
    },
  });
  return (
    <ReauthForm {...form}>
      <TextField
        label={formatMessage({ id: "security.logInAgain.account" })}
        name="username"
        autoComplete="username"
        value={username}
        readOnly
      />
      <PasswordField
        {...field}
        label={formatMessage({ id: "security.password" })}
        autoComplete="current-password"
        showLabel={formatMessage({ id: "site.showPassword" })}
        hideLabelText={formatMessage({ id: "site.hidePassword" })}
      />
    </ReauthForm>
  );
};
