import { NOTE_MAX_LENGTH } from "@legal/contracts/constants";
import { color, layer, radius, shadow, space, TARGET_SIZE, TextArea, VisuallyHidden } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { Handle } from "./handles.ts";
import { useCompletion } from "./use-completion.ts";

const Root = styled.div`
  position: relative;
`;

const List = styled.ul.attrs({ role: "listbox" })`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + ${space(1)});
  z-index: ${layer.menu};
  max-width: 360px;
  max-height: 40dvh;
  padding: ${space(1.5)};
  overflow-y: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

const Option = styled.li.attrs({ role: "option" })`
  display: flex;
  align-items: center;
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover,
  &[aria-selected="true"] {
    background: ${color.sunken};
  }
  &[aria-selected="true"] {
    font-weight: 600;
  }
`;

interface MentionAreaProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Whom the text may name. */
  handles: readonly Handle[];
}

/** A text in which `@` and the beginning of a name offers colleagues, by keyboard, mouse or finger. */
export const MentionArea = ({ label, text, onChange, error, handles }: MentionAreaProps) => {
  const { formatMessage } = useIntl();
  const { area, listId, open, suggestions, chosen, choose, type, close, handleKey } = useCompletion({
    text,
    onChange,
    handles,
  });
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Root>
      <TextArea
        ref={area}
        label={label}
        hideLabel
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        placeholder={formatMessage({ id: "staff.note.placeholder" })}
        hint={formatMessage({ id: "staff.mention.hint" })}
        value={text}
        error={error}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(chosen) : undefined}
        onChange={({ target }) => type(target.value, target.selectionEnd)}
        onKeyDown={handleKey}
        onBlur={close}
      />
      {open && (
        <List id={listId} aria-label={formatMessage({ id: "staff.mention.list" })}>
          {suggestions.map(({ id, handle }, index) => (
            <Option
              key={id}
              id={optionId(index)}
              aria-selected={index === chosen}
              // The text keeps the focus, and a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {handle}
            </Option>
          ))}
        </List>
      )}
      <VisuallyHidden as="output">
        {open && <FormattedMessage id="staff.mention.found" values={{ count: suggestions.length }} />}
      </VisuallyHidden>
    </Root>
  );
};
