import { FIRST_STATUS, statusReachedBy } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { Button, FailureNotice, Heading, Stack, Text, useFocusAfterChange } from "@legal/ui";
import { useErrorText, useFormat } from "@legal/web-kit";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useGiveStartConsentMutation } from "../case-panel/case-api.ts";

/** A price by agreement is no contract yet: its customer asks for the start, without giving up the withdrawal. */
type Kind = "start" | "request";

const ConsentButton = ({ roomId, kind }: { roomId: string; kind: Kind }) => {
  const errorText = useErrorText();
  const noteId = useId();
  const [giveStartConsent] = useGiveStartConsentMutation();
  const [failure, setFailure] = useState<string>();
  const agree = async () => {
    setFailure(undefined);
    const { error } = await giveStartConsent(roomId);
    if (error) setFailure(errorText(error));
  };
  return (
    <>
      <Text $size={15} $tone="muted" id={noteId}>
        <FormattedMessage id={`chat.purchase.${kind}.note`} />
      </Text>
      <FailureNotice>{failure}</FailureNotice>
      <Button variant="quiet" aria-describedby={noteId} onClick={agree}>
        <FormattedMessage id={`chat.purchase.${kind}.agree`} />
      </Button>
    </>
  );
};

interface StartConsentProps {
  room: ChatRoom;
  forStaff: boolean;
}

/** Says when the customer agreed that the work starts at once; until then they can, as long as nothing was sent. */
export const StartConsent = ({ room: { id, price, startConsentAt, caseStatus }, forStaff }: StartConsentProps) => {
  const { date } = useFormat();
  const kind: Kind = price === null ? "request" : "start";
  const isAgreed = Boolean(startConsentAt);
  const root = useFocusAfterChange<HTMLDivElement>(isAgreed, "[tabindex]");
  const canAgree = !forStaff && (caseStatus === FIRST_STATUS || caseStatus === statusReachedBy("begun"));
  if (!isAgreed && !canAgree) return null;
  return (
    <Stack $gap={2} ref={root}>
      <Heading level={3} size={16}>
        <FormattedMessage id="chat.purchase.start" />
      </Heading>
      {startConsentAt ? (
        <Text $size={15} tabIndex={-1}>
          <FormattedMessage id={`chat.purchase.${kind}.agreed`} values={{ date: date(startConsentAt) }} />
        </Text>
      ) : (
        <ConsentButton roomId={id} kind={kind} />
      )}
    </Stack>
  );
};
