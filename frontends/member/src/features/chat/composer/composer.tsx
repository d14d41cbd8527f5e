import { useId, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from "react";
import {
  Button,
  color,
  GrowingArea,
  Icon,
  IconButton,
  media,
  sendsOnEnter,
  space,
  Text,
  VisuallyHidden,
} from "@legal/ui";
import Paperclip from "lucide-react/icons/paperclip";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { Outbox } from "../../../outbox/outbox.ts";
import { ACCEPTED_FILES } from "./check-file.ts";
import { Counter } from "./counter.tsx";
import { RefusedFiles } from "./refused-files.tsx";
import { UploadTray } from "./upload-tray.tsx";
import type { Attachments } from "./use-attachments.ts";
import { useSending } from "./use-sending.ts";

const Root = styled.form`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} max(${space(2)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.hairline};
  background: ${color.paper};

  ${media.tablet} {
    padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
  }
`;

const Line = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(1)};
`;

const SendButton = styled(Button)`
  width: 44px;
  padding-inline: 0;
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding-inline: ${space(12)} ${space(1)};

  &:empty {
    display: none;
  }
`;

const Hint = styled(Text)`
  display: none;

  @media (hover: hover) and (pointer: fine) {
    display: inline;
  }
`;

interface ComposerProps {
  userId: string;
  roomId: string;
  outbox: Outbox;
  attachments: Attachments;
}

const filesOf = ({ clipboardData }: ClipboardEvent) =>
  // A copied passage brings its picture along; the words are what was meant.
  clipboardData.types.includes("text/plain") ? [] : [...clipboardData.files];

/** Where a message is written: words, files, and a draft that stays until it is sent. */
export const Composer = ({ userId, roomId, outbox, attachments }: ComposerProps) => {
  const { formatMessage } = useIntl();
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const footId = useId();
  const sending = useSending({ userId, roomId, outbox, attachments });

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    sending.send();
    area.current?.focus();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = filesOf(event);
    if (files.length === 0) return;
    event.preventDefault();
    attachments.attach(files);
  };

  return (
    <Root onSubmit={submit} aria-label={formatMessage({ id: "chat.composer" })}>
      <RefusedFiles refused={attachments.refused} dismissRefused={attachments.dismissRefused} />
      <UploadTray uploads={attachments.uploads} onRemove={attachments.remove} onRetry={attachments.retry} />
      <Line>
        <IconButton
          label={formatMessage({ id: "chat.attach" })}
          icon={<Icon of={Paperclip} />}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={ACCEPTED_FILES}
          data-testid="file-picker"
          onChange={({ target }) => {
            attachments.attach(target.files ?? []);
            target.value = "";
          }}
        />
        <GrowingArea
          ref={area}
          value={sending.draft}
          aria-label={formatMessage({ id: "chat.message" })}
          aria-describedby={footId}
          aria-invalid={sending.tooLong || undefined}
          placeholder={formatMessage({ id: "chat.placeholder" })}
          onChange={({ target }) => sending.changeDraft(target.value)}
          onKeyDown={(event) => sendsOnEnter(event) && submit(event)}
          onPaste={handlePaste}
        />
        <SendButton
          type="submit"
          variant="accent"
          aria-label={formatMessage({ id: "chat.send" })}
          title={formatMessage({ id: "chat.send" })}
          aria-disabled={!sending.canSend}
          loading={sending.waiting}
          // The keyboard of a phone stays open.
          onPointerDown={(event) => event.preventDefault()}
          icon={<Icon of={SendHorizontal} />}
        />
      </Line>
      <Foot id={footId}>
        <Hint as="span" $size={13} $tone="muted">
          <FormattedMessage id="chat.keys" />
        </Hint>
        <Counter length={sending.length} />
      </Foot>
      <VisuallyHidden as="output">{sending.waiting && <FormattedMessage id="chat.upload.thenSend" />}</VisuallyHidden>
    </Root>
  );
};
