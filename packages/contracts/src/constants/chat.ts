import type { Role } from "./accounts.ts";

export const MESSAGE_MAX_LENGTH = 5000;

/** What a message says when it carries only a file. */
export const FILE_ONLY_CONTENT = "파일을 전송했습니다.";

/** Sender of messages that no person wrote: the automatic acknowledgement. */
export const AI_SENDER_ID = "00000000-0000-7000-8000-000000000001";
export const SOCKET_PATH = "/socket.io";

const KIB = 1024;

/**
 * What a person may send over all their sockets, each packet counted as another kilobyte. Above what the limits of
 * events and messages let through, so that only what goes past these is cut: a member may send thirty messages of 4,000
 * Korean characters at once, staff join two thousand rooms when they connect.
 */
export const SOCKET_TRAFFIC: Readonly<Record<Role, { bytesPerSecond: number; burstBytes: number }>> = {
  user: { bytesPerSecond: 128 * KIB, burstBytes: 1024 * KIB },
  admin: { bytesPerSecond: 512 * KIB, burstBytes: 4096 * KIB },
};
