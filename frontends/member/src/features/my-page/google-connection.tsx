import { Button, Row } from "@legal/ui";
import { useErrorText, useSession, useSignInProvidersQuery, useToast } from "@legal/web-kit";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useConnectGoogleMutation } from "./account-api.ts";
import { DisconnectGoogle } from "./disconnect-google.tsx";

const State = styled(Row)`
  &:focus {
    outline: none;
  }
`;

/** Takes the focus when the button that had it is gone with the connection. */
const useFocusAfter = (connected: boolean) => {
  const state = useRef<HTMLDivElement>(null);
  const before = useRef(connected);
  useEffect(() => {
    if (before.current && !connected) state.current?.focus();
    before.current = connected;
  }, [connected]);
  return state;
};

const Disconnect = () => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="link" size="small" onClick={() => setAsking(true)}>
        <FormattedMessage id="myPage.google.disconnect" />
      </Button>
      <DisconnectGoogle open={asking} onClose={() => setAsking(false)} />
    </>
  );
};

/** By a call and not by a link, which another site could send the browser to. */
const ConnectButton = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [connectGoogle] = useConnectGoogleMutation();
  const connect = async () => {
    const { data, error } = await connectGoogle();
    if (data) location.assign(data.url);
    else
      toast({
        title: formatMessage({ id: "myPage.google.failed" }),
        description: errorText(error),
        variant: "destructive",
      });
  };
  return (
    <Button variant="link" size="small" onClick={connect}>
      <FormattedMessage id="myPage.google.connect" />
    </Button>
  );
};

const Connect = () => {
  const { data: providers } = useSignInProvidersQuery();
  return providers?.google ? <ConnectButton /> : <FormattedMessage id="myPage.google.none" />;
};

/** Whether Google opens this account too; the way to connect it, by a full navigation to Google and back, and off. */
export const GoogleConnection = () => {
  const { user } = useSession();
  const connected = user?.googleConnected === true;
  return (
    <State ref={useFocusAfter(connected)} tabIndex={-1} $gap={2}>
      {connected ? (
        <>
          <FormattedMessage id="myPage.google.connected" />
          <Disconnect />
        </>
      ) : (
        <Connect />
      )}
    </State>
  );
};
