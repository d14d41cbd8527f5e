import type { User } from "@legal/contracts";
import { Button, Stack, Text, TextField } from "@legal/ui";
import { useForm, useRules } from "@legal/web-kit/form";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLoginSecondFactorMutation } from "./account-api.ts";
import { AccountForm } from "./account-form.tsx";
import { givenCodeRule } from "./account-rules.ts";
import { useFailure } from "./use-failure.ts";
import { useWelcome } from "./use-welcome.ts";

interface SecondStepFormProps {
  onLoggedIn: () => Promise<User | null>;
  onStartAgain: () => void;
}

/** The code of the authenticator app, or a recovery code. */
export const SecondStepForm = ({ onLoggedIn, onStartAgain }: SecondStepFormProps) => {
  const { formatMessage } = useIntl();
  const welcome = useWelcome(onLoggedIn);
  const { check } = useRules();
  const [send] = useLoginSecondFactorMutation();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: "login.failed.title" }),
    formatMessage({ id: "login.failed.credentials" }),
  );
  const input = useRef<HTMLInputElement>(null);
  const { field, submitting, handleSubmit } = useForm({
    initial: { code: "" },
    validate: (values) => check(values, { code: givenCodeRule }),
    onSubmit: async (values) => {
      clearFailure();
      await welcome(await send(values).unwrap());
    },
    onFailure: fail,
  });
  // The form took the place of the one that had the focus.
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack $gap={5}>
      <Text $tone="muted">
        <FormattedMessage id="login.code.text" />
      </Text>
      <AccountForm
        onSubmit={handleSubmit}
        submitting={submitting}
        submitLabel={formatMessage({ id: "login.submit" })}
        failure={failure}
      >
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
