import type { Language } from "@legal/contracts";
import { SECURITY_ALERTS, type SecurityAlert } from "@legal/contracts/constants";
import type { StoredFacts } from "../notices/notice-model.ts";
import type { UserRecord } from "../users/user-model.ts";
import { GOOGLE_TEXTS } from "./google-texts.ts";
import { NOTICE_TEXTS } from "./security-texts.ts";

interface SecurityWords {
  subject: string;
  intro: string;
}

const DELETION_REQUESTED: Record<Language, (username: string) => SecurityWords> = {
  ko: (username) => ({
    subject: "계정 삭제를 요청하셨습니다",
    intro: `${username} 계정의 삭제를 확인하는 메일을 보냈습니다. 메일에서 확인하기 전에는 아무것도 삭제되지 않습니다.`,
  }),
  en: (username) => ({
    subject: "You asked to delete your account",
    intro: `We sent a mail to confirm that the account ${username} is to be deleted. Nothing is deleted before that.`,
  }),
  ja: (username) => ({
    subject: "アカウント削除のお申し込みがありました",
    intro: `アカウント ${username} の削除を確認するメールをお送りしました。メールで確認するまで、何も削除されません。`,
  }),
  zh: (username) => ({
    subject: "已申请删除账号",
    intro: `我们已发送邮件，请确认删除账号 ${username}。在您确认之前，不会删除任何内容。`,
  }),
};

const wordsOf = (alert: SecurityAlert, language: Language, username: string): SecurityWords => {
  if (alert === "deletion-requested") return DELETION_REQUESTED[language](username);
  if (alert === "google-connected") return GOOGLE_TEXTS[language].connected(username);
  if (alert === "google-disconnected") return GOOGLE_TEXTS[language].disconnected(username);
  return NOTICE_TEXTS[language][alert](username);
};

/** What happened to an account, as its mail says it; undefined of what only a later release has words for. */
export const securityWords = (
  { language, username }: Pick<UserRecord, "language" | "username">,
  { securityAlert }: StoredFacts,
): { subject: string; lines: string[] } | undefined => {
  const known = SECURITY_ALERTS.find((one) => one === securityAlert);
  if (!known) return undefined;
  const { subject, intro } = wordsOf(known, language, username);
  return { subject, lines: [intro] };
};
