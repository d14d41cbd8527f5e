import type { Message } from "@legal/contracts";
import { admin, member } from "@legal/web-kit/testing";

const MINUTE_MS = 60_000;
const START = Date.parse("2026-11-10T02:00:00.000Z");

/** A stored message of the member's, or of the office's where `sentByAdmin` is set. */
export const makeMessage = (part: Partial<Message> & Pick<Message, "seq">): Message => {
  const sender = part.sentByAdmin ? admin : member;
  return {
    id: `01970000-0000-7000-a000-${String(part.seq).padStart(12, "0")}`,
    chatRoomId: "01970000-0000-7000-9000-000000000001",
    senderId: sender.id,
    senderName: sender.displayName,
    clientMessageId: `00000000-0000-4000-8000-${String(part.seq).padStart(12, "0")}`,
    content: `message ${part.seq}`,
    fileUrl: null,
    fileName: null,
    fileSize: null,
    fileType: null,
    isRead: false,
    sentByAdmin: false,
    aiAutoResponse: false,
    createdAt: new Date(START + part.seq * MINUTE_MS).toISOString(),
    ...part,
  };
};
