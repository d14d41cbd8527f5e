import { createHash } from "node:crypto";
import type { OwnSession } from "@legal/contracts";
import type { SessionRecord } from "./session-model.ts";

/** Names a session to its owner. It does not lead to the id, which is what Redis, tokens and sockets go by. */
export const handleOf = (sessionId: string): string =>
  createHash("sha256").update(`handle of ${sessionId}`).digest("base64url").slice(0, 22);

/** Sessions of an earlier release know no device and no methods. */
export const presentOwnSession = ({ _id, sess }: SessionRecord, currentId: string): OwnSession => ({
  handle: handleOf(_id),
  browser: sess.device?.browser ?? null,
  os: sess.device?.os ?? null,
  network: sess.device?.network ?? null,
  methods: sess.amr ?? [],
  createdAt: sess.startedAt.toISOString(),
  lastSeenAt: sess.lastSeenAt.toISOString(),
  current: _id === currentId,
});
