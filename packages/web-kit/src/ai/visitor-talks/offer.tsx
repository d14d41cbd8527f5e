import type { VisitorConversation } from "@legal/contracts";
import { Button, Notice, Row } from "@legal/ui";
import { useClaimVisitorTalksMutation } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useTellFailure } from "./use-tell-failure.ts";
import { WhichTalks } from "./which-talks.tsx";

interface OfferProps {
  talks: readonly VisitorConversation[];
  onClaimed: (count: number) => void;
  onForget: () => void;
  onLater: () => void;
}

/** Whose are these? */
export const Offer = ({ talks, onClaimed, onForget, onLater }: OfferProps) => {
  const { formatMessage } = useIntl();
  const [claim] = useClaimVisitorTalksMutation();
  const tellFailure = useTellFailure();
  const move = async () => {
    const { data, error } = await claim(talks.map(({ id }) => id));
    if (data) onClaimed(data.ids.length);
    else tellFailure(error);
  };
  return (
    <Notice tone="info" title={formatMessage({ id: "ai.visitorTalks.offer" }, { count: talks.length })}>
      <FormattedMessage id="ai.visitorTalks.hint" />
      <WhichTalks talks={talks} />
      <Row $gap={2}>
        <Button size="small" onClick={move}>
          <FormattedMessage id="ai.visitorTalks.claim" />
        </Button>
        <Button size="small" variant="quiet" onClick={onForget}>
          <FormattedMessage id="ai.visitorTalks.notMine" />
        </Button>
        <Button size="small" variant="quiet" onClick={onLater}>
          <FormattedMessage id="ai.visitorTalks.later" />
        </Button>
      </Row>
    </Notice>
  );
};
