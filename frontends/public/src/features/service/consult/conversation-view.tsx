import type { ServiceId } from "@legal/catalog";
import type { AiMessage } from "@legal/contracts";
import { Button, Icon, Notice, Row, space, Text } from "@legal/ui";
import { AnswerText, StaffButton, ConversationTurn, TurnFrame, withWarningsOnce } from "@legal/domain-ui/assistant";
import { OwnCrisisHelp, TurnGuidance } from "@legal/domain-ui/guidance";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { isTurnInDanger } from "./consult-step.ts";
import type { ConsultConversation } from "./use-consult-conversation.ts";
import type { PendingTurn } from "./use-unsent-turn.ts";

/** A longer conversation from before shows only its end. */
const SHOWN_AT_FIRST = 12;

const Turns = styled.ol`
  display: grid;
  gap: ${space(6)};
`;

interface PendingViewProps {
  turn: PendingTurn;
  onRetry: () => void;
  onEdit: () => void;
}

/** A question that is being sent; when that fails it stays with its text. What may yet arrive is sent again as it is. */
const PendingView = ({ turn, onRetry, onEdit }: PendingViewProps) => {
  const { formatMessage } = useIntl();
  return (
    <TurnFrame
      speaker="user"
      personName={formatMessage({ id: "ai.you" })}
      foot={
        (turn.isUnsure || turn.failure !== undefined) && (
          <>
            {isTurnInDanger(turn) && <OwnCrisisHelp />}
            <Notice
              tone={turn.isUnsure ? "warning" : "danger"}
              title={formatMessage({ id: turn.isUnsure ? "ai.consult.unsure" : "ai.consult.notSent" })}
            >
              {turn.failure ?? <FormattedMessage id="ai.consult.unsureText" />}
              <Row $gap={2}>
                <Button size="small" variant="quiet" icon={<Icon of={RotateCw} size={18} />} onClick={onRetry}>
                  <FormattedMessage id="ai.consult.retry" />
                </Button>
                {!turn.isUnsure && (
                  <Button size="small" variant="quiet" onClick={onEdit}>
                    <FormattedMessage id="ai.consult.edit" />
                  </Button>
                )}
              </Row>
            </Notice>
          </>
        )
      }
    >
      <AnswerText text={turn.content} />
    </TurnFrame>
  );
};

const Regenerate = ({ failed, onClick }: { failed: boolean; onClick: () => Promise<void> }) => (
  <Row>
    <Button size="small" variant={failed ? "quiet" : "link"} icon={<Icon of={RotateCw} size={16} />} onClick={onClick}>
      <FormattedMessage id={failed ? "ai.consult.retry" : "ai.consult.regenerate"} />
    </Button>
  </Row>
);

const Cut = ({ onResume }: { onResume: () => void }) => (
  <Row $gap={2}>
    <Text $size={15} $tone="muted">
      <FormattedMessage id="ai.consult.cut" />
    </Text>
    <Button size="small" variant="quiet" onClick={onResume}>
      <FormattedMessage id="ai.consult.continue" />
    </Button>
  </Row>
);

/** Brings a question to the top once it is asked, so that its answer is read from its beginning. */
const useNewestInSight = (questions: number) => {
  const turns = useRef<HTMLOListElement>(null);
  const known = useRef(questions);
  useEffect(() => {
    if (questions > known.current) {
      const asked = turns.current?.querySelectorAll('[data-speaker="user"]');
      asked?.[asked.length - 1]?.scrollIntoView?.({ block: "start" });
    }
    known.current = questions;
  }, [questions]);
  return turns;
};

const GuidanceOf = ({ message, serviceId }: { message: AiMessage; serviceId: ServiceId }) => {
  const { guidance, inDanger, content, status } = message;
  if (inDanger && content === "" && status !== "writing") return <OwnCrisisHelp />;
  return guidance && <TurnGuidance guidance={guidance} staff={<StaffButton serviceId={serviceId} />} />;
};

interface ConversationViewProps {
  consult: ConsultConversation;
  serviceId: ServiceId;
  onEdit: (turn: PendingTurn) => void;
}

/** The messages so far, at first the latest ones, with the actions for the last answer. */
export const ConversationView = ({ consult, serviceId, onEdit }: ConversationViewProps) => {
  const { formatMessage } = useIntl();
  const { conversation, pending, busy, cut } = consult;
  const messages = conversation?.messages ?? [];
  const [earlier, setEarlier] = useState(() => ({
    of: conversation?.id,
    count: Math.max(0, messages.length - SHOWN_AT_FIRST),
  }));
  const hidden = earlier.of === conversation?.id ? earlier.count : 0;
  const questions = messages.filter(({ role }) => role === "user").length + (pending ? 1 : 0);
  const turns = useNewestInSight(questions);
  const actionsOf = (message: AiMessage) => {
    if (message !== messages.at(-1) || message.role !== "assistant" || busy || pending) return undefined;
    if (message.status === "writing") return cut && <Cut onResume={consult.resume} />;
    return <Regenerate failed={message.status === "failed"} onClick={consult.regenerate} />;
  };
  return (
    <section hidden={questions === 0} aria-label={formatMessage({ id: "ai.consult.conversation" })}>
      {hidden > 0 && (
        <Button variant="link" onClick={() => setEarlier({ ...earlier, count: 0 })}>
          <FormattedMessage id="ai.consult.earlier" values={{ count: hidden }} />
        </Button>
      )}
      <Turns ref={turns}>
        {withWarningsOnce(messages.slice(hidden)).map((message, index) => (
          <ConversationTurn
            key={message.id}
            message={message}
            personName={formatMessage({ id: "ai.you" })}
            staff={<StaffButton serviceId={serviceId} />}
            guidance={<GuidanceOf message={message} serviceId={serviceId} />}
            actions={actionsOf(messages[hidden + index] ?? message)}
          />
        ))}
        {pending && (
          <PendingView turn={pending} onRetry={() => void consult.retry(pending)} onEdit={() => onEdit(pending)} />
        )}
      </Turns>
    </section>
  );
};
