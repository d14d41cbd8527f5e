import type { SecondFactorSetup } from "@legal/contracts";
import { Button, color, Notice, Row, space, Stack, Text, TextField } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useForm } from "@legal/web-kit/form";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from "./security-api.ts";
import { useRequired } from "./use-required.ts";

const Key = styled.code`
  display: block;
  color: ${color.ink};
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)};

  > * {
    flex: 1 1 240px;
    min-width: 0;
  }
`;

interface ConfirmFormProps {
  onConfirming?: ((isConfirming: boolean) => void) | undefined;
  onConfirmed: (codes: string[]) => void;
  onCancel?: (() => void) | undefined;
}

const ConfirmForm = ({ onConfirming, onConfirmed, onCancel }: ConfirmFormProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const required = useRequired();
  const [confirm] = useConfirmSecondFactorMutation();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: required("code.required", code) }),
    onSubmit: async (values) => {
      setFailure(undefined);
      onConfirming?.(true);
      onConfirmed((await confirm(values).unwrap()).recoveryCodes);
    },
    onFailure: (error) => {
      onConfirming?.(false);
      setFailure(error.details.length > 0 ? undefined : errorText(error));
    },
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack $gap={4}>
        <TextField
          {...form.field("code")}
          label={formatMessage({ id: "security.code" })}
          hint={formatMessage({ id: "security.code.hint" })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Row $gap={2}>
          <Button type="submit" loading={form.submitting}>
            <FormattedMessage id="security.enrol.confirm" />
          </Button>
          {onCancel && (
            <Button type="button" variant="quiet" onClick={onCancel}>
              <FormattedMessage id="security.cancel" />
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
};

const Setup = ({ setup, ...form }: ConfirmFormProps & { setup: SecondFactorSetup }) => {
  const { formatMessage } = useIntl();
  return (
    <Steps>
      <Stack $gap={3}>
        <Text>
          <FormattedMessage id="security.enrol.scan" />
        </Text>
        <QrCode qr={setup.qr} label={formatMessage({ id: "security.enrol.qr" })} />
        <Text $size={15} $tone="muted">
          <FormattedMessage id="security.enrol.key" />
        </Text>
        <Key>{setup.key}</Key>
      </Stack>
      <ConfirmForm {...form} />
    </Steps>
  );
};

export interface EnrolmentProps {
  /** From when the code is sent until it is refused, or else `onDone`, it must stay, whatever the account's state becomes. */
  onConfirming?: ((isConfirming: boolean) => void) | undefined;
  /** The codes were seen; now the page may change. */
  onDone: () => void;
  onCancel?: () => void;
}

/** From the square to scan to the recovery codes. */
export const Enrolment = ({ onConfirming, onDone, onCancel }: EnrolmentProps) => {
  const errorText = useErrorText();
  const [begin, { data: setup, isLoading, error }] = useBeginSecondFactorMutation();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup) return <Setup setup={setup} onConfirming={onConfirming} onConfirmed={setCodes} onCancel={onCancel} />;
  return (
    <Stack $gap={4}>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <Row>
        <Button loading={isLoading} onClick={() => void begin()}>
          <FormattedMessage id="security.enrol.begin" />
        </Button>
      </Row>
    </Stack>
  );
};
