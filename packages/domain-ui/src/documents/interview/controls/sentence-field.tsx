import { color, Icon, IconButton, space, TextArea } from "@legal/ui";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

const SENTENCE_MAX = 1000;

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: ${space(1)};
  align-items: start;

  &[data-written] {
    padding-inline-start: ${space(3)};
    border-inline-start: 3px solid ${color.control};
  }
`;

const Below = styled.div`
  grid-column: 1 / -1;
`;

interface SentenceFieldProps {
  text: string;
  index: number;
  disabled: boolean;
  onChange: (text: string) => void;
  onRemove: () => void;
  /** Its approval, where it was written for the customer. */
  children?: ReactNode;
}

export const SentenceField = ({ text, index, disabled, onChange, onRemove, children }: SentenceFieldProps) => {
  const { formatMessage } = useIntl();
  const number = index + 1;
  return (
    <Root data-written={children ? true : undefined}>
      <TextArea
        label={formatMessage({ id: "documents.prose.sentence" }, { number })}
        hideLabel
        lang="ko"
        rows={2}
        maxLength={SENTENCE_MAX}
        disabled={disabled}
        value={text}
        onChange={({ target }) => onChange(target.value.replaceAll("\n", " "))}
      />
      {!disabled && (
        <IconButton
          label={formatMessage({ id: "documents.prose.remove" }, { number })}
          icon={<Icon of={Trash2} size={18} />}
          onClick={onRemove}
        />
      )}
      {children && <Below>{children}</Below>}
    </Root>
  );
};
