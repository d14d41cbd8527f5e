import { Button, Dialog, Notice, Stack, Text } from "@legal/ui";
import { isApiError, paths, TextLink, useErrorText, useToast } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useDisconnectGoogleMutation } from "./account-api.ts";

const Refusal = ({ error }: { error: unknown }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const needsPassword = isApiError(error) && error.code === "GOOGLE_NEEDS_PASSWORD";
  return (
    <Notice tone="danger" role="alert">
      {errorText(error, formatMessage({ id: "myPage.google.disconnect.failed" }))}{" "}
      {needsPassword && (
        <TextLink to={paths.resetPassword()}>
          <FormattedMessage id="myPage.google.disconnect.setPassword" />
        </TextLink>
      )}
    </Notice>
  );
};

/** Asks once more, and says why when the server will not. */
export const DisconnectGoogle = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [disconnectGoogle, { error, isLoading, reset }] = useDisconnectGoogleMutation();
  const close = () => {
    if (isLoading) return;
    reset();
    onClose();
  };
  const disconnect = async () => {
    const { data } = await disconnectGoogle();
    if (data) toast({ title: formatMessage({ id: "myPage.google.disconnected" }) });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={formatMessage({ id: "myPage.google.disconnect.title" })}
      closeLabel={formatMessage({ id: "site.close" })}
      actions={
        <>
          <Button variant="quiet" disabled={isLoading} onClick={close}>
            <FormattedMessage id="myPage.google.disconnect.cancel" />
          </Button>
          <Button variant="danger" loading={isLoading} onClick={disconnect}>
            <FormattedMessage id="myPage.google.disconnect" />
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>
          <FormattedMessage id="myPage.google.disconnect.text" />
        </Text>
        {error && <Refusal error={error} />}
      </Stack>
    </Dialog>
  );
};
