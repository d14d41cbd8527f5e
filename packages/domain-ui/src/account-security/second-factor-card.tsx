import type { SecondFactorStatus } from "@legal/contracts";
import { Badge, Button, Dialog, Notice, Row, Skeleton, Stack, Text } from "@legal/ui";
import { useErrorText, useFormat, useToast } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Enrolment } from "./enrolment.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useRemoveSecondFactorMutation, useRenewRecoveryCodesMutation, useSecondFactorQuery } from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";

/** Below this the reader is asked to make new ones. */
const FEW_CODES = 3;

const RemoveDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { toast } = useToast();
  const [remove, { isLoading, error }] = useRemoveSecondFactorMutation();
  const confirm = async () => {
    const { error: refused } = await remove();
    if (refused) return;
    onClose();
    toast({ title: formatMessage({ id: "security.secondFactor.removed" }) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: "security.secondFactor.remove.title" })}
      closeLabel={formatMessage({ id: "site.close" })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="security.cancel" />
          </Button>
          <Button variant="danger" loading={isLoading} onClick={confirm}>
            <FormattedMessage id="security.secondFactor.remove" />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage id="security.secondFactor.remove.text" />
      </Text>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
    </Dialog>
  );
};

const On = ({ status, onReplace }: { status: SecondFactorStatus; onReplace: () => void }) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const errorText = useErrorText();
  const [renew, renewed] = useRenewRecoveryCodesMutation();
  const [removing, setRemoving] = useState(false);
  if (renewed.data) return <RecoveryCodes codes={renewed.data.recoveryCodes} onDone={renewed.reset} />;
  return (
    <Stack $gap={4}>
      <Row $gap={2}>
        <Badge tone="success">
          <FormattedMessage id="security.secondFactor.on" />
        </Badge>
        {status.since && (
          <Text as="span" $size={15} $tone="muted">
            {formatMessage({ id: "security.sessions.since" }, { time: dateTime(status.since) })}
          </Text>
        )}
      </Row>
      <Text>
        <FormattedMessage id="security.recovery.left" values={{ count: status.recoveryCodesLeft }} />
      </Text>
      {status.recoveryCodesLeft < FEW_CODES && (
        <Notice tone="warning">
          <FormattedMessage id="security.recovery.few" />
        </Notice>
      )}
      {renewed.error && <Notice tone="danger">{errorText(renewed.error)}</Notice>}
      <Row $gap={2}>
        <Button variant="quiet" loading={renewed.isLoading} onClick={() => void renew()}>
          <FormattedMessage id="security.recovery.renew" />
        </Button>
        <Button variant="quiet" onClick={onReplace}>
          <FormattedMessage id="security.secondFactor.replace" />
        </Button>
        {!status.required && (
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            <FormattedMessage id="security.secondFactor.remove" />
          </Button>
        )}
      </Row>
      <RemoveDialog open={removing} onClose={() => setRemoving(false)} />
    </Stack>
  );
};

export const SecondFactorCard = () => {
  const errorText = useErrorText();
  const { data: status, error } = useSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [settingUp, setSettingUp] = useState(false);
  const stop = () => setSettingUp(false);
  const isSetup = settingUp || status?.on === false;
  return (
    <SecurityCard id="secondFactor">
      {!status && !error && <Skeleton $height="80px" />}
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      {status && !isSetup && <On status={status} onReplace={() => setSettingUp(true)} />}
      {status && isSetup && (
        <Enrolment onConfirming={() => setSettingUp(true)} onDone={stop} {...(status.on && { onCancel: stop })} />
      )}
    </SecurityCard>
  );
};
