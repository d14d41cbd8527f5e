import { SECURITY_ALERTS } from "@legal/contracts/constants";
import type { StoredFacts } from "../notices/notice-model.ts";
import { textsIn } from "../texts/texts.ts";
import type { UserRecord } from "../users/user-model.ts";

/** What happened to an account, as its mail says it; undefined of what only a later release has words for. */
export const securityWords = (
  { language, username }: Pick<UserRecord, "language" | "username">,
  { securityAlert }: StoredFacts,
): { subject: string; lines: string[] } | undefined => {
  const known = SECURITY_ALERTS.find((one) => one === securityAlert);
  if (!known) return undefined;
  const { subject, intro } = textsIn(language).account.alerts[known](username);
  return { subject, lines: [intro] };
};
