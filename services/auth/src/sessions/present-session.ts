import type { Session } from "@legal/contracts";
import type { SessionRecord } from "./session-model.ts";

export const presentSession = ({ _id, sess, expire }: SessionRecord): Session => ({
  sessionId: _id,
  userId: sess.userId,
  role: sess.role,
  language: sess.language,
  expiresAt: expire.toISOString(),
  ...(sess.authTime && { authTime: sess.authTime.toISOString() }),
  ...(sess.amr && { amr: sess.amr }),
  ...(sess.mustEnrol && { mustEnrol: true }),
});
