import { Suspense, useMemo, useState } from "react";
import type { CaseNote, ChatRoom as Room, User } from "@legal/contracts";
import { ErrorState } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { outboxOf } from "../../outbox/outbox.ts";
import { useOutgoing } from "../../outbox/use-outgoing.ts";
import { ChatSkeleton } from "./chat-skeleton.tsx";
import { Composer } from "./composer/composer.tsx";
import { DropZone } from "./composer/drop-zone.tsx";
import { useAttachments } from "./composer/use-attachments.ts";
import { Centre } from "./chat-frame.tsx";
import type { MessageLog } from "./messages/message-log.ts";
import { MessageList } from "./messages/message-list.tsx";
import { useMessagesQuery } from "./messages/messages-api.ts";
import { readerOf, type Reader } from "./messages/reader.ts";
import { PrintHeading } from "./print/print-heading.tsx";
import { useInlineNotes } from "./messages/use-inline-notes.ts";
import { useMarkRead } from "./messages/use-mark-read.ts";
import { firstUnreadOf, openingOf, useReadBack, type Opening } from "./messages/use-read-back.ts";
import { InlineNote } from "./staff/lazy-parts.ts";
import { useTranslatable } from "./translation/use-translatable.ts";
import { useSendFailures } from "./use-send-failures.ts";
import { PurchaseCard } from "./purchase/purchase-card.tsx";
import { WelcomeCard } from "./welcome-card.tsx";

interface ConversationProps {
  room: Room;
  user: User;
  title: string;
  log: MessageLog;
  reader: Reader;
  opening: Opening;
}

const renderNote = (note: CaseNote) => (
  <Suspense>
    <InlineNote note={note} />
  </Suspense>
);

const Conversation = ({ room, user, title, log, reader, opening }: ConversationProps) => {
  const outbox = outboxOf(user.id);
  const outgoing = useOutgoing(outbox, room.id);
  const attachments = useAttachments(user.id, room.id);
  // As it was when the room was opened: the line must not run away from the reader.
  const [lastSeq] = useState(log.syncedSeq);
  useMarkRead(room, user, log);
  useSendFailures(outgoing);
  const forStaff = reader.side === "admin";
  const isCase = room.packageType !== null;
  const isTranslatable = useTranslatable(room, user);
  const notes = useInlineNotes(room, forStaff, log);
  return (
    <DropZone onFiles={attachments.attach}>
      <MessageList
        roomId={room.id}
        log={log}
        outgoing={outgoing}
        outbox={outbox}
        reader={reader}
        firstUnreadSeq={firstUnreadOf(log, opening, lastSeq)}
        opening={isCase && <PurchaseCard room={room} title={title} forStaff={forStaff} />}
        notes={notes}
        renderNote={renderNote}
        isTranslatable={isTranslatable}
        heading={<PrintHeading room={room} title={title} log={log} />}
        welcome={!isCase && <WelcomeCard title={title} forStaff={forStaff} />}
      />
      <Composer user={user} room={room} forStaff={forStaff} attachments={attachments} />
    </DropZone>
  );
};

/** The chat of one room: its messages and the composer. Key it by the room. */
export const ChatRoom = ({ room, user, title }: { room: Room; user: User; title: string }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: log, error, refetch } = useMessagesQuery(room.id);
  const reader = useMemo(() => readerOf(room, user), [room, user]);
  const [opening] = useState(() => openingOf(room, user));
  const readBack = useReadBack(room.id, log, opening);
  if (log && readBack)
    return <Conversation room={room} user={user} title={title} log={log} reader={reader} opening={opening} />;
  if (log || !error) return <ChatSkeleton />;
  return (
    <Centre>
      <ErrorState
        title={formatMessage({ id: "chat.messages.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />
    </Centre>
  );
};
