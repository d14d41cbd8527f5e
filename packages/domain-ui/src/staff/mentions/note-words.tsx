import type { CaseNote } from "@legal/contracts";
import { splitMentions } from "@legal/contracts/constants";
import { color, radius, space } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Chip = styled.span<{ $own: boolean; $gone: boolean }>`
  padding-inline: ${space(1)};
  border-radius: ${radius.control};
  box-decoration-break: clone;
  background: ${({ $own }) => ($own ? color.accentTint : color.infoTint)};
  color: ${({ $own, $gone }) => ($gone ? color.muted : $own ? color.accentText : color.info)};
  font-weight: 600;
`;

const Mention = ({ id, name }: { id: string; name: string | undefined }) => {
  const { user } = useSession();
  return (
    <Chip $own={id === user?.id} $gone={name === undefined}>
      @{name ?? <FormattedMessage id="staff.gone" />}
    </Chip>
  );
};

/** What a note says; whom it names by the name that they have now. */
export const NoteWords = ({ note }: { note: CaseNote }) => {
  const names = new Map(note.mentions?.map(({ id, name }) => [id, name]));
  return (
    <Words dir="auto">
      {splitMentions(note.content).map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
        index % 2 === 0 ? part : <Mention key={index} id={part} name={names.get(part)} />,
      )}
    </Words>
  );
};
