import type { User } from "@legal/contracts";
import { Button, Stack, Text, TextField } from "@legal/ui";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLoginSecondFactorMutation } from "../account-api.ts";
import { AccountForm } from "../account-form.tsx";
import { givenCodeRule } from "../account-rules.ts";
import { useLoginStep } from "./use-login-step.ts";

const initial = { code: "" };
const rules = { code: givenCodeRule };

interface SecondStepFormProps {
  onLoggedIn: () => Promise<User | null>;
  onStartAgain: () => void;
}

/** The code of the authenticator app, or a recovery code. */
export const SecondStepForm = ({ onLoggedIn, onStartAgain }: SecondStepFormProps) => {
  const { formatMessage } = useIntl();
  const [sendCode] = useLoginSecondFactorMutation();
  const { field, form } = useLoginStep({
    initial,
    rules,
    onLoggedIn,
    send: async (values, welcome) => welcome(await sendCode(values).unwrap()),
  });
  const input = useRef<HTMLInputElement>(null);
  // This form replaced the one that had the focus.
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack $gap={5}>
      <Text $tone="muted">
        <FormattedMessage id="login.code.text" />
      </Text>
      <AccountForm {...form}>
        <TextField
          {...field("code")}
          ref={input}
          label={formatMessage({ id: "login.code" })}
          hint={formatMessage({ id: "login.code.hint" })}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
        />
      </AccountForm>
      <Button variant="link" onClick={onStartAgain}>
        <FormattedMessage id="login.code.again" />
      </Button>
    </Stack>
  );
};
