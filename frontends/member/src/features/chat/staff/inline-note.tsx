import type { CaseNote } from "@legal/contracts";
import { NoteWords, StaffTexts } from "@legal/domain-ui/staff";
import { color, Icon, InlineFacts, radius, space, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import EyeOff from "lucide-react/icons/eye-off";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

/** Across both sides of the conversation, and never on paper that a customer may get. */
const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${color.warning};
  border-radius: ${radius.control};
  background: ${color.warningTint};

  @media print {
    display: none;
  }
`;

const Mark = styled.strong`
  display: flex;
  gap: ${space(1.5)};
  align-items: center;
  color: ${color.warning};
`;

const Content = ({ note }: { note: CaseNote }) => {
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  return (
    <Root role="note">
      <Text as={InlineFacts} $size={13}>
        <Mark>
          <Icon of={EyeOff} size={15} />
          <FormattedMessage id="staff.note.internal" />
        </Mark>
        <span>{note.authorName ?? formatMessage({ id: "staff.gone" })}</span>
        <time dateTime={note.createdAt}>{time(note.createdAt)}</time>
      </Text>
      <NoteWords note={note} />
    </Root>
  );
};

/** A note of staff between the messages, at its time. */
export const InlineNote = ({ note }: { note: CaseNote }) => (
  <StaffTexts>
    <Content note={note} />
  </StaffTexts>
);
