import type { CaseNote, Message } from "@legal/contracts";
import type { OutgoingMessage } from "../../../outbox/outgoing-message.ts";

interface MessageRow {
  kind: "message";
  key: string;
  message: Message;
  /** Goes on from the message above: same sender, shortly after. */
  continues: boolean;
}

export type TimelineRow =
  | { kind: "day"; key: string; instant: string }
  | { kind: "unread"; key: string }
  | { kind: "note"; key: string; note: CaseNote }
  | { kind: "outgoing"; key: string; message: OutgoingMessage }
  | MessageRow;

/** After every instant, as text. */
const LATEST = "9999";
const GROUP_MS = 5 * 60_000;

/** The reader's own calendar day. */
const dayOf = (instant: string) => new Date(instant).toDateString();

const continues = (message: Message, before: Message | undefined) =>
  before !== undefined &&
  before.senderId === message.senderId &&
  before.aiAutoResponse === message.aiAutoResponse &&
  dayOf(before.createdAt) === dayOf(message.createdAt) &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < GROUP_MS;

interface TimelineSource {
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  /** First message that was unread when the room was opened. */
  firstUnreadSeq: number | undefined;
  /** For staff: what they noted for each other, oldest first. */
  notes?: readonly CaseNote[];
}

/** What the reader sees from top to bottom: days, messages, where the unread ones begin, and what is still on its way. */
export const buildTimeline = ({ messages, outgoing, firstUnreadSeq, notes = [] }: TimelineSource): TimelineRow[] => {
  const rows: TimelineRow[] = [];
  let day = "";
  const openDay = (instant: string) => {
    if (dayOf(instant) === day) return;
    day = dayOf(instant);
    // A day may come twice: what is not sent yet is below the rest, whenever it was written.
    rows.push({ kind: "day", key: `day ${instant}`, instant });
  };

  const waitingNotes = [...notes];
  const putNotesBefore = (instant: string) => {
    let put = false;
    for (let note = waitingNotes[0]; note && note.createdAt < instant; note = waitingNotes[0]) {
      openDay(note.createdAt);
      rows.push({ kind: "note", key: `note ${note.id}`, note });
      waitingNotes.shift();
      put = true;
    }
    return put;
  };

  for (const [index, message] of messages.entries()) {
    const followsNote = putNotesBefore(message.createdAt);
    openDay(message.createdAt);
    const isFirstUnread = message.seq === firstUnreadSeq;
    if (isFirstUnread) rows.push({ kind: "unread", key: "unread" });
    rows.push({
      kind: "message",
      key: `${message.senderId} ${message.clientMessageId}`,
      message,
      continues: !isFirstUnread && !followsNote && continues(message, messages[index - 1]),
    });
  }
  putNotesBefore(LATEST);
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  for (const message of outgoing.filter(({ clientMessageId }) => !stored.has(clientMessageId))) {
    openDay(message.createdAt);
    rows.push({ kind: "outgoing", key: message.clientMessageId, message });
  }
  return rows;
};
