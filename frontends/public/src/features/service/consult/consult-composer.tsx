import { AI_MESSAGE_MAX_LENGTH, isVisible } from "@legal/contracts/constants";
import { OwnCrisisHelp } from "@legal/domain-ui/guidance";
import { saysDangerPlainly } from "@legal/i18n/danger";
import { Button, color, GrowingArea, Icon, Row, sendsOnEnter, space, Stack, Text } from "@legal/ui";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import Square from "lucide-react/icons/square";
import { useEffect, useId, useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Root = styled.form`
  padding-block-start: ${space(4)};
  border-top: 1px solid ${color.hairline};

  /* Clear of the bar with the price. */
  textarea {
    scroll-margin-block-end: ${space(36)};
  }
`;

const SquareButton = styled(Button)`
  flex: none;
  width: 44px;
  padding-inline: 0;
`;

/** What a question waits for: a decision about the one before, word that it arrived, or its answer. */
export type AwaitedFirst = "decision" | "arrival" | "answer";

interface ConsultComposerProps {
  draft: string;
  carried: boolean;
  /** An answer is being written: the box stays usable, and the button stops the answer. */
  busy: boolean;
  /** Nothing can be sent until it is there. */
  awaited: AwaitedFirst | undefined;
  /** The reader has just opened the composer. */
  takesFocus: boolean;
  onChange: (text: string) => void;
  /** Whether the numbers that help are shown, for words of danger that cannot be sent. */
  onHelpChange: (isShown: boolean) => void;
  onSend: (text: string) => void;
  onStop: () => Promise<void>;
}

/** The form for a question. */
export const ConsultComposer = (props: ConsultComposerProps) => {
  const { draft, carried, busy, awaited, takesFocus, onChange, onHelpChange, onSend, onStop } = props;
  const { formatMessage } = useIntl();
  const noteId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const text = draft.trim();
  const over = text.length - AI_MESSAGE_MAX_LENGTH;
  const canSend = isVisible(text) && over <= 0 && !busy && !awaited;
  const helps = !canSend && saysDangerPlainly(text);
  useLayoutEffect(() => {
    onHelpChange(helps);
    return () => onHelpChange(false);
  }, [helps, onHelpChange]);
  const nameOf = (action: "send" | "stop") => {
    const name = formatMessage({ id: `ai.consult.${action}` });
    return { "aria-label": name, title: name };
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (canSend) onSend(text);
  };
  return (
    <Root onSubmit={submit} aria-label={formatMessage({ id: "ai.consult.composer" })}>
      <Stack $gap={2}>
        <Row $gap={2} $wrap={false} $align="end">
          <GrowingArea
            value={draft}
            ref={area}
            aria-label={formatMessage({ id: "ai.consult.question" })}
            aria-describedby={noteId}
            aria-invalid={over > 0 || undefined}
            placeholder={formatMessage({ id: "ai.consult.placeholder" })}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={(event) => sendsOnEnter(event) && submit(event)}
          />
          {busy ? (
            <SquareButton variant="quiet" {...nameOf("stop")} icon={<Icon of={Square} size={18} />} onClick={onStop} />
          ) : (
            <SquareButton
              type="submit"
              variant="accent"
              {...nameOf("send")}
              aria-describedby={noteId}
              disabled={!canSend}
              icon={<Icon of={SendHorizontal} />}
            />
          )}
        </Row>
        {helps && <OwnCrisisHelp />}
        <div id={noteId}>
          {over > 0 && (
            <Text $size={13} $tone="danger">
              <FormattedMessage id="ai.consult.tooLong" values={{ max: AI_MESSAGE_MAX_LENGTH, over }} />
            </Text>
          )}
          {awaited && !busy && isVisible(text) && (
            <Text $size={13} $tone="muted">
              <FormattedMessage id={`ai.consult.after.${awaited}`} />
            </Text>
          )}
          {carried && (
            <Text $size={13} $tone="muted">
              <FormattedMessage id="ai.consult.carried" />
            </Text>
          )}
        </div>
      </Stack>
    </Root>
  );
};
