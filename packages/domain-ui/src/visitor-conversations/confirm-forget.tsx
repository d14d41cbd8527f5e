import type { VisitorConversation } from "@legal/contracts";
import { Button, Notice, Row } from "@legal/ui";
import { useForgetVisitorConversationsMutation } from "./visitor-conversations-api.ts";
import { FormattedMessage, useIntl } from "react-intl";
import { useFailureToast } from "./use-failure-toast.ts";

interface ConfirmForgetProps {
  talks: readonly VisitorConversation[];
  onCancel: () => void;
  onForgotten: () => void;
}

/** Asks once more before what cannot be undone. */
export const ConfirmForget = ({ talks, onCancel, onForgotten }: ConfirmForgetProps) => {
  const { formatMessage } = useIntl();
  const [forget] = useForgetVisitorConversationsMutation();
  const showFailure = useFailureToast();
  const remove = async () => {
    const { error } = await forget(talks.map(({ id }) => id));
    if (error) showFailure(error);
    else onForgotten();
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      title={formatMessage({ id: "ai.visitorTalks.confirm" }, { count: talks.length })}
    >
      <FormattedMessage id="ai.visitorTalks.confirm.hint" />
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={onCancel}>
          <FormattedMessage id="ai.visitorTalks.cancel" />
        </Button>
        <Button size="small" onClick={remove}>
          <FormattedMessage id="ai.visitorTalks.delete" />
        </Button>
      </Row>
    </Notice>
  );
};
