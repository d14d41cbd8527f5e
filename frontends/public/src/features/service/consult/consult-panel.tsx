import type { PackageType, ServiceId } from "@legal/catalog";
import { AI_MESSAGES_MAX } from "@legal/contracts/constants";
import { useWaitingConversation, VisitorConversations } from "@legal/domain-ui/visitor-conversations";
import { Button, Chip, ErrorState, Notice, Row, Stack, Stepper, VisuallyHidden } from "@legal/ui";
import { useErrorText, useSession } from "@legal/web-kit";
import { AiNotice, AiTexts, StaffButton } from "@legal/domain-ui/assistant";
import { useLayoutEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAiStatusQuery } from "./consult-api.ts";
import { ConsultComposer, type AwaitedFirst } from "./consult-composer.tsx";
import { ConsultPricing } from "./consult-pricing.tsx";
import { CONSULT_STEPS, consultStep, isInDanger, type ConsultStep } from "./consult-step.ts";
import { ConversationView } from "./conversation-view.tsx";
import { useCarriedSituation, useConsultDraft } from "./use-consult-draft.ts";
import { useConsultConversation, type ConsultConversation } from "./use-consult-conversation.ts";
import type { PendingTurn } from "./use-unsent-turn.ts";
import { VisitorNote } from "./visitor-note.tsx";

const FIRST_QUESTIONS = ["steps", "prepare", "cost"] as const;
const ANNOUNCED_LENGTH = 500;

interface ConsultPanelProps {
  serviceId: ServiceId;
  /** The reader has started the conversation. */
  begun: boolean;
  /** The reader's last words here were those of a person in danger, as this browser remembers. */
  wasInDanger: boolean;
  /** Whether the introduction is still to be shown below the panel. */
  onIntroChange: (isShown: boolean) => void;
  /** Whether the person may be in danger: nothing that sells is shown then. */
  onDangerChange: (isInDanger: boolean) => void;
  onBuy: (packageType: PackageType) => void;
}

const FirstQuestions = ({ onAsk }: { onAsk: (question: string) => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Row $gap={2}>
      {FIRST_QUESTIONS.map((name) => {
        const question = formatMessage({ id: `ai.consult.asked.${name}` });
        return (
          <Chip key={name} onClick={() => onAsk(question)}>
            {question}
          </Chip>
        );
      })}
    </Row>
  );
};

/** Announces to screen readers that an answer is being written, and its text at the end; earlier answers are not announced. */
const Announcer = ({ conversation, busy }: ConsultConversation) => {
  const [asked, setAsked] = useState(false);
  if (busy && !asked) setAsked(true);
  const last = conversation?.messages.at(-1);
  return (
    <VisuallyHidden as="output">
      {busy && <FormattedMessage id="ai.writing" />}
      {asked && !busy && last?.status === "complete" && last.role === "assistant" && (
        <FormattedMessage id="ai.consult.answered" values={{ text: last.content.slice(0, ANNOUNCED_LENGTH) }} />
      )}
    </VisuallyHidden>
  );
};

const Full = ({ onStartNew }: { onStartNew: () => void }) => (
  <Notice tone="info">
    <FormattedMessage id="ai.consult.full" />
    <div>
      <Button size="small" variant="quiet" onClick={onStartNew}>
        <FormattedMessage id="ai.consult.anew" />
      </Button>
    </div>
  </Notice>
);

const awaitedOf = ({ conversation, pending }: ConsultConversation): AwaitedFirst | undefined => {
  if (pending?.isUnsure) return "arrival";
  if (pending?.failure !== undefined) return "decision";
  return pending || conversation?.messages.at(-1)?.status === "writing" ? "answer" : undefined;
};

interface ConversationProps extends Omit<ConsultPanelProps, "wasInDanger" | "onIntroChange" | "onDangerChange"> {
  consult: ConsultConversation;
  step: ConsultStep;
  /** Whether the numbers that help are shown for what is in the box. */
  onHelpChange: (isShown: boolean) => void;
}

const Conversation = ({ consult, step, serviceId, begun, onHelpChange, onBuy }: ConversationProps) => {
  const { user } = useSession();
  const { conversation, pending, busy } = consult;
  const { draft, isCarried, changeDraft } = useConsultDraft(serviceId, conversation, pending);
  const count = conversation?.messages.length ?? 0;
  const full = count + 2 > AI_MESSAGES_MAX;
  const edit = (turn: PendingTurn) => {
    changeDraft([turn.content, draft].filter(Boolean).join("\n\n"));
    consult.forget();
  };
  return (
    <Stack $gap={4}>
      <ConversationView consult={consult} serviceId={serviceId} onEdit={edit} />
      {count === 0 && !pending && draft === "" && <FirstQuestions onAsk={consult.send} />}
      {step === "pricing" && <ConsultPricing serviceId={serviceId} onBuy={onBuy} />}
      {full ? (
        <Full onStartNew={consult.startNew} />
      ) : (
        <ConsultComposer
          draft={draft}
          carried={isCarried}
          busy={busy}
          awaited={awaitedOf(consult)}
          takesFocus={begun && count === 0}
          onChange={changeDraft}
          onHelpChange={onHelpChange}
          onSend={(text) => {
            void consult.send(text);
            changeDraft("");
          }}
          onStop={consult.stop}
        />
      )}
      {!user && count > 0 && <VisitorNote serviceId={serviceId} />}
    </Stack>
  );
};

/** What a visitor said goes on after the login, until the reader says whose it was and it has come, or asks on. */
const useGoesOn = (consult: ConsultConversation, wasInDanger: boolean, waits?: boolean) => {
  const { loaded, isCurrent, conversation, previous } = consult;
  const [remembered, setRemembered] = useState(wasInDanger);
  // Later it is what the panel itself has reported.
  if (!loaded && remembered !== wasInDanger) setRemembered(wasInDanger);
  const count = (conversation ?? previous)?.messages.length ?? 0;
  const [countAtFirst, setCountAtFirst] = useState<number>();
  if (loaded !== (countAtFirst !== undefined)) setCountAtFirst(loaded ? count : undefined);
  const goesOn = remembered && (waits !== false || !isCurrent) && count === (countAtFirst ?? count);
  if (loaded && remembered && !goesOn) setRemembered(false);
  return goesOn;
};

const Panel = ({ serviceId, begun, wasInDanger, onIntroChange, onDangerChange, onBuy }: ConsultPanelProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const consult = useConsultConversation(serviceId, wasInDanger);
  const { data: status } = useAiStatusQuery();
  const carried = useCarriedSituation() !== "";
  // After a login in the middle of a conversation the composer is shown, with the unsent text.
  const waits = useWaitingConversation(serviceId);
  const [interrupted, setInterrupted] = useState(false);
  if (waits && !interrupted) setInterrupted(true);
  const failed = !consult.loaded && consult.loadError !== undefined;
  const [helpsInBox, setHelpsInBox] = useState(false);
  const { conversation, previous, pending } = consult;
  const goesOn = useGoesOn(consult, wasInDanger, waits);
  const inDanger = isInDanger(conversation ?? previous, pending) || helpsInBox || goesOn;
  const isOpened = begun || previous !== null;
  const isBegun = isOpened || carried || interrupted || pending !== undefined;
  const step = consultStep(conversation?.messages.length ?? 0, { begun: isBegun, inDanger });
  const isIntro = !failed && (!consult.loaded || step === "intro");
  useLayoutEffect(() => onIntroChange(isIntro), [isIntro, onIntroChange]);
  const { loaded } = consult;
  useLayoutEffect(() => {
    if (loaded) onDangerChange(inDanger);
  }, [loaded, inDanger, onDangerChange]);
  if (failed) {
    return (
      <Stack $gap={3}>
        <ErrorState
          headingLevel={3}
          title={formatMessage({ id: "ai.consult.loadFailed" })}
          description={errorText(consult.loadError)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={consult.reload}
        />
        <Row>
          <StaffButton serviceId={serviceId} />
        </Row>
      </Stack>
    );
  }
  if (isIntro) return null;
  return (
    <Stack $gap={4}>
      {/* Its last step is the prices. */}
      {!inDanger && (
        <Stepper
          label={formatMessage({ id: "ai.consult.steps" })}
          steps={CONSULT_STEPS.map((name) => formatMessage({ id: `ai.consult.step.${name}` }))}
          current={CONSULT_STEPS.indexOf(step)}
        />
      )}
      {/* The built-in assistant introduces itself in its first answer. */}
      {!(status?.mode === "offline" && conversation?.messages.length) && <AiNotice />}
      <Conversation
        consult={consult}
        step={step}
        serviceId={serviceId}
        begun={isOpened}
        onHelpChange={setHelpsInBox}
        onBuy={onBuy}
      />
      <Announcer {...consult} />
    </Stack>
  );
};

/** The conversation with the AI about one service: introduction, chat, and prices after enough messages. */
export const ConsultPanel = (props: ConsultPanelProps) => (
  <AiTexts>
    <Stack $gap={4}>
      <VisitorConversations />
      <Panel {...props} />
    </Stack>
  </AiTexts>
);
