import type { VisitorConversation } from "@legal/contracts";
import { Button, Notice, Row } from "@legal/ui";
import { useClaimVisitorConversationsMutation } from "./visitor-conversations-api.ts";
import { FormattedMessage, useIntl } from "react-intl";
import { useFailureToast } from "./use-failure-toast.ts";
import { ConversationChoice } from "./conversation-choice.tsx";

interface ClaimOfferProps {
  conversations: readonly VisitorConversation[];
  onClaimed: (count: number) => void;
  onForget: () => void;
  onLater: () => void;
}

/** Whose are these? */
export const ClaimOffer = ({ conversations, onClaimed, onForget, onLater }: ClaimOfferProps) => {
  const { formatMessage } = useIntl();
  const [claim] = useClaimVisitorConversationsMutation();
  const showFailure = useFailureToast();
  const move = async () => {
    const { data, error } = await claim(conversations.map(({ id }) => id));
    if (data) onClaimed(data.ids.length);
    else showFailure(error);
  };
  return (
    <Notice tone="info" title={formatMessage({ id: "ai.visitorConversations.offer" }, { count: conversations.length })}>
      <FormattedMessage id="ai.visitorConversations.hint" />
      <ConversationChoice conversations={conversations} />
      <Row $gap={2}>
        <Button size="small" onClick={move}>
          <FormattedMessage id="ai.visitorConversations.claim" />
        </Button>
        <Button size="small" variant="quiet" onClick={onForget}>
          <FormattedMessage id="ai.visitorConversations.notMine" />
        </Button>
        <Button size="small" variant="quiet" onClick={onLater}>
          <FormattedMessage id="ai.visitorConversations.later" />
        </Button>
      </Row>
    </Notice>
  );
};
