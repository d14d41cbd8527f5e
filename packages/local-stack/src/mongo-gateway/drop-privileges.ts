import { SERVER_ID } from "../confinement.ts";

/** Root was needed to begin; what arrives at the port is read as the servers' own user. */
export const dropPrivileges = () => {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(SERVER_ID);
  process.setuid?.(SERVER_ID);
};
