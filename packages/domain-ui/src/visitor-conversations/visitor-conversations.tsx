import type { VisitorConversation } from "@legal/contracts";
import { Notice, Text, useFocusAfterChange } from "@legal/ui";
import { paths, privateKey, readStored, TextLink, useSession, writeStored } from "@legal/web-kit";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmForget } from "./confirm-forget.tsx";
import { ClaimOffer } from "./claim-offer.tsx";
import { useVisitorConversations } from "./use-visitor-conversations.ts";

const Outcome = ({ tone, children }: { tone: "success" | "info"; children: ReactNode }) => (
  <Notice tone={tone}>
    <Text $size={15} tabIndex={-1} data-outcome>
      {children}
    </Text>
  </Notice>
);

const link = (words: ReactNode) => <TextLink to={paths.myPage("ai")}>{words}</TextLink>;

type Stage = "offer" | "confirm" | "claimed" | "forgotten" | "later";

/** What the reader has put off stays out of sight until something newer waits, or the next login. */
const usePutOff = (userId: string, conversations: readonly VisitorConversation[]) => {
  const key = privateKey(userId, "visitor-talks-later");
  const newest = conversations[0]?.updatedAt ?? "";
  return {
    isPutOff: (readStored(key) ?? "") >= newest,
    putOff: () => writeStored(key, newest),
  };
};

interface DecisionProps {
  userId: string;
  /** Asks also about what the reader has put off. */
  always: boolean;
}

const Decision = ({ userId, always }: DecisionProps) => {
  const { formatMessage } = useIntl();
  const conversations = useVisitorConversations();
  const { isPutOff, putOff } = usePutOff(userId, conversations);
  const [stage, setStage] = useState<Stage>("offer");
  const [claimed, setClaimed] = useState(0);
  const root = useFocusAfterChange<HTMLElement>(stage, "button, [data-outcome]");
  const endClaim = (count: number) => {
    setClaimed(count);
    setStage("claimed");
  };
  const decideLater = () => {
    putOff();
    setStage("later");
  };
  if (stage === "offer" && (conversations.length === 0 || (isPutOff && !always))) return null;
  return (
    <section ref={root} aria-label={formatMessage({ id: "ai.visitorConversations.label" })}>
      {stage === "offer" && (
        <ClaimOffer
          conversations={conversations}
          onClaimed={endClaim}
          onForget={() => setStage("confirm")}
          onLater={decideLater}
        />
      )}
      {stage === "confirm" && (
        <ConfirmForget
          conversations={conversations}
          onCancel={() => setStage("offer")}
          onForgotten={() => setStage("forgotten")}
        />
      )}
      {stage === "claimed" && (
        <Outcome tone="success">
          <FormattedMessage id="ai.visitorConversations.claimed" values={{ count: claimed, link }} />
        </Outcome>
      )}
      {stage === "forgotten" && (
        <Outcome tone="success">
          <FormattedMessage id="ai.visitorConversations.forgotten" />
        </Outcome>
      )}
      {stage === "later" && (
        <Outcome tone="info">
          <FormattedMessage id="ai.visitorConversations.putOff" values={{ link }} />
        </Outcome>
      )}
    </section>
  );
};

/**
 * Asks the signed-in reader whether what was asked in this browser before the login is theirs: to be moved to their
 * account, or deleted for good. Shows nothing where nothing waits.
 */
export const VisitorConversations = ({ always = false }: { always?: boolean }) => {
  const { user } = useSession();
  return user && <Decision key={user.id} userId={user.id} always={always} />;
};
