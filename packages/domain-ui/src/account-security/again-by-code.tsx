import { TextField } from "@legal/ui";
import { isApiError } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { AgainForm } from "./again-form.tsx";
import { useProveAgainMutation } from "./security-api.ts";
import { useReauthForm } from "./use-reauth-form.ts";

interface AgainByCodeProps {
  onDone: () => unknown;
  /** Too long since the password: it is asked for again. */
  onExpired: () => void;
}

/** The code of the authenticator app, or a recovery code. */
export const AgainByCode = ({ onDone, onExpired }: AgainByCodeProps) => {
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
    <AgainForm {...form}>
      <TextField
        {...field}
        label={formatMessage({ id: "security.code" })}
        hint={formatMessage({ id: "security.logInAgain.code" })}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
      />
    </AgainForm>
  );
};
