import type { Message } from "@legal/contracts";
import { color, fontSize, Icon, Notice, space, SpinnerMark } from "@legal/ui";
import Languages from "lucide-react/icons/languages";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { MessageText } from "../text/message-text.tsx";
import { useTranslation } from "./use-translation.ts";

const Toggle = styled.button`
  position: relative;
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  justify-self: start;
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${fontSize[13]};
  font-weight: 600;
  cursor: pointer;

  /* Looks 28 px high and still gives a finger its 44 px. */
  &::after {
    position: absolute;
    inset: -8px;
    content: "";
  }
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;

const Label = styled.small`
  color: ${color.muted};
  font-size: ${fontSize[13]};
`;

const wordsFor = (translating: boolean, translated: boolean) => {
  if (translating) return "chat.translate.running";
  return translated ? "chat.translate.original" : "chat.translate";
};

/** What a message in another language says, as it was written or in the reader's. */
export const TranslatableText = ({ message }: { message: Message }) => {
  const { formatList } = useIntl();
  const { translation, translating, toggle } = useTranslation(message);
  return (
    <>
      {translation ? (
        <div lang={translation.language} aria-live="polite">
          <Label>
            <FormattedMessage id="chat.translate.done" />
          </Label>
          <MessageText text={translation.text} />
        </div>
      ) : (
        <MessageText text={message.content} />
      )}
      {translation && translation.mismatch.length > 0 && (
        <Notice tone="warning" role="note">
          <FormattedMessage id="chat.translate.mismatch" values={{ parts: formatList(translation.mismatch) }} />
        </Notice>
      )}
      <Toggle type="button" aria-busy={translating || undefined} onClick={() => void toggle()}>
        {translating ? <SpinnerMark /> : <Icon of={Languages} size={15} />}
        <FormattedMessage id={wordsFor(translating, translation !== undefined)} />
      </Toggle>
    </>
  );
};
