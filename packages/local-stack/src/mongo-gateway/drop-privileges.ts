import { SERVER_ID } from "../confinement.ts";

/** Root was needed to begin; what is sent by whoever reaches the port is read as the servers' own user. */
export function dropPrivileges() {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(SERVER_ID);
  process.setuid?.(SERVER_ID);
}
