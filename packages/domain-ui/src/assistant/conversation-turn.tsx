import type { AiMessage } from "@legal/contracts";
import { Notice, Row, SpinnerMark, Text } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AnswerSources } from "./answer-sources.tsx";
import { AnswerText } from "./answer-text.tsx";
import { DeadlineAlerts } from "./deadline-alerts.tsx";
import { TurnFrame } from "./turn-frame.tsx";
import { useFailureText } from "./use-failure-text.ts";
import type { ShownAlert } from "./warnings-once.ts";
import { withoutWarnings } from "./without-warnings.ts";

interface ConversationTurnProps {
  message: AiMessage & { warnings: readonly ShownAlert[] };
  personName: string;
  /** The way to staff, where a warning asks for it. */
  staff?: ReactNode;
  /** What the answer leads to, below its words. */
  guidance?: ReactNode;
  /** What can be done with the turn. */
  actions?: ReactNode;
}

const HANGUL = /\p{Script=Hangul}/u;

const Unverified = ({ claims, staff }: { claims: readonly string[]; staff: ReactNode }) => {
  const { formatList, formatMessage } = useIntl();
  const { isAdmin } = useSession();
  const quoted = claims.map((claim) => (
    <span key={claim} lang={HANGUL.test(claim) ? "ko" : undefined}>
      {claim}
    </span>
  ));
  return (
    <Notice tone="warning" title={formatMessage({ id: "ai.unverified" })}>
      <FormattedMessage
        id={isAdmin ? "ai.unverified.forStaff" : "ai.unverified.text"}
        values={{ claims: formatList(quoted) }}
      />
      {staff && <div>{staff}</div>}
    </Notice>
  );
};

const Outcome = ({ message, staff }: { message: AiMessage; staff: ReactNode }) => {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  if (message.status === "writing") {
    return (
      <Row $gap={2}>
        <SpinnerMark />
        <Text $size={15} $tone="muted">
          <FormattedMessage id="ai.writing" />
        </Text>
      </Row>
    );
  }
  if (message.status === "failed") {
    return (
      <Notice tone="danger" title={formatMessage({ id: "ai.failed" })}>
        {failureText(message.error)}
        {staff && <div>{staff}</div>}
      </Notice>
    );
  }
  return (
    <Text $size={13} $tone="muted">
      <FormattedMessage id="ai.stopped" />
    </Text>
  );
};

/** What the assistant leaves to staff, where nothing else shows the way to them. */
const isLeft = ({ status, warnings, unverified, inDanger, handOver, guidance }: AiMessage): boolean =>
  status === "complete" &&
  warnings.length === 0 &&
  unverified.length === 0 &&
  !guidance?.unsure &&
  Boolean(inDanger || handOver);

/** What the assistant answered, with what threatens, what is doubtful and what it rests on; or what the person wrote. */
export const ConversationTurn = ({ message, personName, staff, guidance, actions }: ConversationTurnProps) => {
  const { role, content, status, warnings, unverified, sources, createdAt } = message;
  return (
    <TurnFrame speaker={role} personName={personName} instant={createdAt} foot={actions}>
      <DeadlineAlerts alerts={warnings} action={staff} />
      {content && <AnswerText text={withoutWarnings(content, warnings)} unverified={unverified} />}
      {guidance}
      {staff && isLeft(message) && <div>{staff}</div>}
      {status !== "complete" && <Outcome message={message} staff={warnings.length === 0 && staff} />}
      {unverified.length > 0 && (
        <Unverified claims={unverified} staff={warnings.length === 0 && status !== "failed" && staff} />
      )}
      {status !== "writing" && content && <AnswerSources sources={sources} />}
    </TurnFrame>
  );
};
