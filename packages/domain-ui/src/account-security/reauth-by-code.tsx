import { TextField } from "@legal/ui";
import { isApiError } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { ReauthForm } from "./reauth-form.tsx";
import { useProveAgainMutation } from "./security-api.ts";
import { useReauthForm } from "./use-reauth-form.ts";

interface ReauthByCodeProps {
  onDone: () => unknown;
  /** Too long since the password: it is asked for again. */
  onExpired: () => void;
}

/** The code of the authenticator app, or a recovery code. */
export const ReauthByCode = ({ onDone, onExpired }: ReauthByCodeProps) => {
  const { formatMessage } = useIntl();
  const [prove] = useProveAgainMutation();
  const { field, form } = useReauthForm({
    name: "code",
    required: "code.required",
    send: async (code) => {
      const { error } = await prove({ code });
      if (isApiError(error) && error.code === "LOGIN_EXPIRED") return onExpired();
      if (error) throw error;
      return onDone();
    },
  });
  return (
    <ReauthForm {...form}>
      <TextField
        {...field}
        label={formatMessage({ id: "security.code" })}
        hint={formatMessage({ id: "security.logInAgain.code" })}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
      />
    </ReauthForm>
  );
};
