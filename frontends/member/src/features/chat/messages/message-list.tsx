import { useMemo, type ReactNode } from "react";
import type { CaseNote, Message } from "@legal/contracts";
import { space } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import type { OutgoingMessage } from "../../../outbox/outgoing-message.ts";
import type { Outbox } from "../../../outbox/outbox.ts";
import { ArrivalAnnouncer } from "./arrival-announcer.tsx";
import { JumpButton } from "./jump-button.tsx";
import type { MessageLog } from "./message-log.ts";
import { MessageRow } from "./message-row.tsx";
import { OlderMessages } from "./older-messages.tsx";
import { OutgoingRow } from "./outgoing-row.tsx";
import { DaySeparator, UnreadSeparator } from "./separators.tsx";
import { buildTimeline, type TimelineRow } from "./timeline.ts";
import { useListScroll } from "./use-list-scroll.ts";
import { useNewCount } from "./use-new-count.ts";
import { useOlderMessages } from "./use-older-messages.ts";
import type { Reader } from "./reader.ts";

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;

  @media print {
    ol > li {
      break-inside: avoid;
    }
  }
`;

const Scroller = styled.section`
  height: 100%;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  @media print {
    height: auto;
    overflow: visible;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: end;
  min-height: 100%;
  padding: ${space(2)} ${space(4)} ${space(5)};
`;

interface MessageListProps {
  roomId: string;
  log: MessageLog;
  outgoing: readonly OutgoingMessage[];
  outbox: Outbox;
  reader: Reader;
  isTranslatable: (message: Message) => boolean;
  firstUnreadSeq: number | undefined;
  /** Before the first message. */
  opening: ReactNode;
  notes: readonly CaseNote[];
  renderNote: (note: CaseNote) => ReactNode;
  /** Above the messages on paper. */
  heading: ReactNode;
  /** Shown while there are no messages. */
  welcome: ReactNode;
}

/** The messages of a room, oldest first, with what is on its way at the end. */
export const MessageList = (props: MessageListProps) => {
  const {
    roomId,
    log,
    outgoing,
    outbox,
    reader,
    isTranslatable,
    firstUnreadSeq,
    notes,
    renderNote,
    heading,
    opening,
    welcome,
  } = props;
  const { formatMessage } = useIntl();
  const { messages, hasOlder } = log;
  const rows = useMemo(
    () => buildTimeline({ messages, outgoing, firstUnreadSeq, notes }),
    [messages, outgoing, firstUnreadSeq, notes],
  );
  const newestOwn = messages.findLast(reader.isOwn);
  const last = rows.at(-1);
  const lastIsOwn = last?.kind === "outgoing" || (last?.kind === "message" && reader.isOwn(last.message));
  const { list, content, atBottom, handleScroll, scrollToBottom } = useListScroll({
    lastKey: last?.key,
    lastIsOwn,
  });
  const newCount = useNewCount(messages, atBottom, reader.isOwn);
  const { older, loadOlder } = useOlderMessages(roomId, messages[0]?.seq);

  const renderMessage = (message: Message, continues: boolean) => (
    <MessageRow
      key={message.id}
      message={message}
      own={reader.isOwn(message)}
      colleague={reader.isColleague(message)}
      continues={continues}
      delivery={reader.deliveryOf(message)}
      spelled={message === newestOwn && outgoing.length === 0}
      translatable={isTranslatable(message)}
    />
  );
  const renderRow = (row: TimelineRow) => {
    if (row.kind === "day") return <DaySeparator key={row.key} instant={row.instant} />;
    if (row.kind === "unread") return <UnreadSeparator key={row.key} />;
    if (row.kind === "note") return <li key={row.key}>{renderNote(row.note)}</li>;
    if (row.kind === "outgoing") return <OutgoingRow key={row.key} message={row.message} outbox={outbox} />;
    return renderMessage(row.message, row.continues);
  };

  return (
    <Frame>
      <Scroller ref={list} aria-label={formatMessage({ id: "chat.messages" })} tabIndex={0} onScroll={handleScroll}>
        <Content ref={content}>
          {heading}
          {hasOlder && <OlderMessages state={older} scroller={list} onLoad={loadOlder} />}
          {!hasOlder && opening}
          {rows.length === 0 && welcome}
          <ol>{rows.map(renderRow)}</ol>
        </Content>
      </Scroller>
      {!atBottom && rows.length > 0 && <JumpButton newCount={newCount} onClick={scrollToBottom} />}
      <ArrivalAnnouncer messages={messages} isOwn={reader.isOwn} />
    </Frame>
  );
};
