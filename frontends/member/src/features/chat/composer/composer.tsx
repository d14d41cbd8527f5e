import { Suspense, useId, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from "react";
import type { ChatRoom, User } from "@legal/contracts";
import { color, GrowingArea, media, sendsOnEnter, space, Text, VisuallyHidden } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { ReplyPicker, UnfilledNotice } from "../staff/lazy-parts.ts";
import { AttachButton } from "./attach-button.tsx";
import { Counter } from "./counter.tsx";
import { RefusedFiles } from "./refused-files.tsx";
import { SendButton } from "./send-button.tsx";
import { UploadTray } from "./upload-tray.tsx";
import type { Attachments } from "./use-attachments.ts";
import { useSending } from "./use-sending.ts";
import { useUnfilled } from "./use-unfilled.ts";

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

/** Its words begin where the text box does. */
const Foot = styled.div<{ $icons: number }>`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding-inline: ${({ $icons }) => space(12 * $icons)} ${space(1)};

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
  user: User;
  room: ChatRoom;
  /** Whether staff write to a customer here. */
  forStaff: boolean;
  attachments: Attachments;
}

const filesOf = ({ clipboardData }: ClipboardEvent) =>
  // A copied passage brings its picture along; the words are what was meant.
  clipboardData.types.includes("text/plain") ? [] : [...clipboardData.files];

/** Where a message is written: words, files, and a draft that stays until it is sent. */
export const Composer = ({ user, room, forStaff, attachments }: ComposerProps) => {
  const { formatMessage } = useIntl();
  const area = useRef<HTMLTextAreaElement>(null);
  const footId = useId();
  const sending = useSending({ userId: user.id, roomId: room.id, attachments });
  const unfilled = useUnfilled(sending.draft, forStaff);

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (unfilled.mayGo()) sending.send();
    area.current?.focus();
  };
  const insert = (text: string) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    sending.changeDraft(sending.draft.slice(0, start) + text + sending.draft.slice(end));
    // After the dialog has given the focus back to its button.
    setTimeout(() => area.current?.focus());
  };
  const selectUnfilled = () => {
    const [first = ""] = unfilled.names;
    const start = sending.draft.indexOf(first);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + first.length);
  };
  const sendAsItIs = () => {
    unfilled.release();
    sending.send();
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
      {unfilled.names.length > 0 && (
        <Suspense>
          <UnfilledNotice names={unfilled.names} onFill={selectUnfilled} onSend={sendAsItIs} />
        </Suspense>
      )}
      <Line>
        <AttachButton onFiles={attachments.attach} />
        {forStaff && (
          <Suspense>
            <ReplyPicker room={room} user={user} onChoose={insert} />
          </Suspense>
        )}
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
        <SendButton canSend={sending.canSend} waiting={sending.waiting} />
      </Line>
      <Foot id={footId} $icons={forStaff ? 2 : 1}>
        <Hint as="span" $size={13} $tone="muted">
          <FormattedMessage id="chat.keys" />
        </Hint>
        <Counter length={sending.length} />
      </Foot>
      <VisuallyHidden as="output">{sending.waiting && <FormattedMessage id="chat.upload.thenSend" />}</VisuallyHidden>
    </Root>
  );
};
