import type { TickedItem } from "@legal/contracts";
import { Checkbox, color, fontSize, KoreanTerms, space } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Row = styled.li`
  & + & {
    border-top: 1px solid ${color.hairline};
  }
  p {
    padding: 0 0 ${space(2)} ${space(8)};
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
`;

interface ChecklistItemProps {
  text: string;
  ticked: TickedItem | undefined;
  done: boolean;
  /** On its way to the server. */
  pending: boolean;
  onTick: (done: boolean) => void;
}

/** A thing to prepare, and who said when that it is there. */
export const ChecklistItem = ({ text, ticked, done, pending, onTick }: ChecklistItemProps) => {
  const noteId = useId();
  const { date } = useFormat();
  const known = done && !pending && ticked;
  return (
    <Row>
      <Checkbox
        label={<KoreanTerms text={text} />}
        checked={done}
        aria-describedby={known ? noteId : undefined}
        onChange={(event) => !pending && onTick(event.currentTarget.checked)}
      />
      {known && (
        <p id={noteId}>
          <FormattedMessage id={`chat.checklist.by.${ticked.side}`} values={{ date: date(ticked.at) }} />
        </p>
      )}
    </Row>
  );
};
