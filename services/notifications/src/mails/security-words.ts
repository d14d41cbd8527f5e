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

const CALENDAR_MADE: Record<Language, (username: string) => SecurityWords> = {
  ko: (username) => ({
    subject: "캘린더 주소가 만들어졌습니다",
    intro: `${username} 계정의 기한을 보여 주는 캘린더 주소가 새로 만들어졌습니다. 전에 쓰시던 주소는 더 이상 쓸 수 없습니다. 주소를 아는 사람은 로그인하지 않고도 기한을 볼 수 있습니다. 직접 하신 일이 아니라면 알림 설정에서 주소를 없애고 비밀번호를 바꿔 주세요.`,
  }),
  en: (username) => ({
    subject: "A calendar address was made",
    intro: `A calendar address that shows the deadlines of the account ${username} was made; one from before no longer works. Anyone who has the address sees the deadlines without logging in. If this was not you, remove it in the notification settings and change your password.`,
  }),
  ja: (username) => ({
    subject: "カレンダーのアドレスが作成されました",
    intro: `アカウント ${username} の期限を表示するカレンダーのアドレスが新しく作成されました。以前のアドレスは使えなくなっています。アドレスを知っている人は、ログインせずに期限を見ることができます。お心当たりがない場合は、通知の設定でアドレスを削除し、パスワードを変更してください。`,
  }),
  zh: (username) => ({
    subject: "已生成日历地址",
    intro: `已为账号 ${username} 生成可查看期限的日历地址，以前的地址已失效。知道该地址的人无需登录即可查看期限。如果不是您本人操作，请在通知设置中删除该地址，并更改密码。`,
  }),
};

const EMAIL_CHANGED: Record<Language, (username: string) => SecurityWords> = {
  ko: (username) => ({
    subject: "이메일 주소가 바뀌었습니다",
    intro: `${username} 계정의 이메일 주소가 바뀌었습니다. 이전 주소로 알려 드렸습니다.`,
  }),
  en: (username) => ({
    subject: "Your email address has changed",
    intro: `The account ${username} has another email address now. We sent a notice to the one before.`,
  }),
  ja: (username) => ({
    subject: "メールアドレスが変更されました",
    intro: `アカウント ${username} のメールアドレスが変更されました。以前のアドレスにお知らせをお送りしています。`,
  }),
  zh: (username) => ({
    subject: "邮箱地址已更改",
    intro: `账号 ${username} 的邮箱地址已更改，我们已通知原来的邮箱。`,
  }),
};

const wordsOf = (alert: SecurityAlert, language: Language, username: string): SecurityWords => {
  if (alert === "deletion-requested") return DELETION_REQUESTED[language](username);
  if (alert === "calendar-made") return CALENDAR_MADE[language](username);
  if (alert === "email-changed") return EMAIL_CHANGED[language](username);
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
