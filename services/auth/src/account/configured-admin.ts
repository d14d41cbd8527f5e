import type { NewAdmin } from "./ensure-first-admin.ts";

interface AdminSettings {
  ADMIN_USERNAME?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
  ADMIN_EMAIL?: string | undefined;
}

/** Undefined where the first administrator is made by `npm run admin:create`. */
export const configuredAdmin = (settings: AdminSettings): NewAdmin | undefined => {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ADMIN_EMAIL } = settings;
  if (username === undefined || password === undefined) return undefined;
  return { username, password, email: ADMIN_EMAIL ?? `${username.toLowerCase()}@localhost.invalid` };
};
