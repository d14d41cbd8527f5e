import type { VisitorConversation } from "@legal/contracts";
import { Button, Notice, Row } from "@legal/ui";
import { useForgetVisitorConversationsMutation } from "./visitor-conversations-api.ts";
import { FormattedMessage, useIntl } from "react-intl";
import { useFailureToast } from "./use-failure-toast.ts";

interface ConfirmForgetProps {
  conversations: readonly VisitorConversation[];
  onCancel: () => void;
  onForgotten: () => void;
}

/** Asks once more before what cannot be undone. */
export const ConfirmForget = ({ conversations, onCancel, onForgotten }: ConfirmForgetProps) => {
  const { formatMessage } = useIntl();
  const [forget] = useForgetVisitorConversationsMutation();
  const showFailure = useFailureToast();
  const remove = async () => {
    const { error } = await forget(conversations.map(({ id }) => id));
    if (error) showFailure(error);
    else onForgotten();
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      title={formatMessage({ id: "ai.visitorConversations.confirm" }, { count: conversations.length })}
    >
      <FormattedMessage id="ai.visitorConversations.confirm.hint" />
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={onCancel}>
          <FormattedMessage id="ai.visitorConversations.cancel" />
        </Button>
        <Button size="small" onClick={remove}>
          <FormattedMessage id="ai.visitorConversations.delete" />
        </Button>
      </Row>
    </Notice>
  );
};
