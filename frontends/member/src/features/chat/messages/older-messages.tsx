import type { RefObject } from "react";
import { Button, space, SpinnerMark, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { useOlderSentinel } from "./use-older-sentinel.ts";
import type { OlderState } from "./use-older-messages.ts";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: 52px;
`;

interface OlderMessagesProps {
  state: OlderState;
  /** What the list scrolls in. */
  scroller: RefObject<HTMLElement | null>;
  onLoad: () => Promise<void>;
}

/** The top of the list: loads what came before when the reader gets there, and has a button for it. */
export const OlderMessages = ({ state, scroller, onLoad }: OlderMessagesProps) => {
  const sentinel = useOlderSentinel({ root: scroller, active: state === "idle", onNear: onLoad });
  return (
    <Root ref={sentinel} aria-busy={state === "loading"}>
      {state === "failed" && (
        <Text role="alert" $size={15} $tone="danger">
          <FormattedMessage id="chat.older.failed" />
        </Text>
      )}
      {state === "loading" ? (
        <SpinnerMark $size="22px" />
      ) : (
        <Button variant="quiet" size="small" onClick={onLoad}>
          <FormattedMessage id={state === "failed" ? "site.retry" : "chat.older"} />
        </Button>
      )}
    </Root>
  );
};
