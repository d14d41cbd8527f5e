import type { TickedItem } from "@legal/contracts";
import { Checkbox, color, fontSize, Icon, KoreanTerms, Link, Menu, SEPARATOR, space } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import Paperclip from "lucide-react/icons/paperclip";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { SentFiles } from "./use-sent-files.ts";

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-block: ${space(1)};

  & + & {
    border-top: 1px solid ${color.hairline};
  }
`;

const Note = styled.p`
  grid-column: 1 / -1;
  padding: 0 0 ${space(1)} ${space(8)};
  color: ${color.muted};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
`;

/** In the menu, beside the addresses of files. */
const MORE = "more";

interface ChecklistItemProps {
  text: string;
  ticked: TickedItem | undefined;
  done: boolean;
  /** On its way to the server. */
  pending: boolean;
  /** What was sent and may be the thing. */
  sent: SentFiles;
  onTick: (done: boolean, fileUrl?: string) => void;
}

/** A thing to prepare, who said when that it is there, and the file that it is. */
export const ChecklistItem = ({ text, ticked, done, pending, sent, onTick }: ChecklistItemProps) => {
  const { formatMessage } = useIntl();
  const noteId = useId();
  const { date } = useFormat();
  const offered = sent.files.map(({ fileUrl, fileName }) => ({ id: fileUrl, label: fileName }));
  if (sent.hasMore) offered.push({ id: MORE, label: formatMessage({ id: "chat.files.more" }) });
  const choose = (chosen: string) => {
    if (chosen === MORE) sent.showMore();
    else if (!pending) onTick(true, chosen);
  };
  const known = done && !pending && ticked;
  return (
    <Row>
      <Checkbox
        label={<KoreanTerms text={text} />}
        checked={done}
        aria-describedby={known ? noteId : undefined}
        onChange={(event) => !pending && onTick(event.currentTarget.checked)}
      />
      {sent.files.length > 0 && (
        <Menu
          label={formatMessage({ id: "chat.checklist.file" }, { item: text })}
          face={<Icon of={Paperclip} size={18} />}
          items={offered}
          align="end"
          onSelect={choose}
        />
      )}
      {known && (
        <Note id={noteId}>
          <FormattedMessage id={`chat.checklist.by.${ticked.side}`} values={{ date: date(ticked.at) }} />
          {ticked.fileUrl && (
            <>
              {SEPARATOR}
              <Link href={ticked.fileUrl} download={ticked.fileName ?? true}>
                {ticked.fileName}
              </Link>
            </>
          )}
        </Note>
      )}
    </Row>
  );
};
