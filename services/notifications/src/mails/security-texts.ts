import type { Language, SECURITY_EVENTS } from "@legal/contracts";

type SecurityEvent = (typeof SECURITY_EVENTS)[number];

interface NoticeTexts {
  subject: string;
  intro: string;
}

export const NOTICE_TEXTS: Record<Language, Record<SecurityEvent, (username: string) => NoticeTexts>> = {
  ko: {
    "new-device": (username) => ({
      subject: "새 기기에서 로그인했습니다",
      intro: `${username} 계정으로 처음 보는 기기에서 로그인했습니다.`,
    }),
    "password-changed": (username) => ({
      subject: "비밀번호가 변경되었습니다",
      intro: `${username} 계정의 비밀번호가 변경되었습니다. 다른 기기에서는 모두 로그아웃되었습니다.`,
    }),
    "second-factor-on": (username) => ({
      subject: "2단계 인증이 설정되었습니다",
      intro: `${username} 계정에 2단계 인증이 설정되었습니다. 이제 로그인할 때 인증 앱의 코드가 필요합니다.`,
    }),
    "second-factor-off": (username) => ({
      subject: "2단계 인증이 해제되었습니다",
      intro: `${username} 계정의 2단계 인증이 해제되었습니다.`,
    }),
    "recovery-code-used": (username) => ({
      subject: "복구 코드로 로그인했습니다",
      intro: `${username} 계정에 복구 코드로 로그인했습니다. 휴대폰을 바꾸셨다면 보안 화면에서 2단계 인증을 다시 설정해주세요.`,
    }),
    "recovery-codes-renewed": (username) => ({
      subject: "복구 코드를 새로 만들었습니다",
      intro: `${username} 계정의 복구 코드를 새로 만들었습니다. 이전 코드는 더 이상 쓸 수 없습니다.`,
    }),
  },
  en: {
    "new-device": (username) => ({
      subject: "Login from a new device",
      intro: `Somebody logged in to the account ${username} from a device that we have not seen before.`,
    }),
    "password-changed": (username) => ({
      subject: "Your password was changed",
      intro: `The password of the account ${username} was changed. Every other device is logged out.`,
    }),
    "second-factor-on": (username) => ({
      subject: "Two-step login is on",
      intro: `Two-step login was set up for the account ${username}. From now on a login needs a code of the authenticator app.`,
    }),
    "second-factor-off": (username) => ({
      subject: "Two-step login is off",
      intro: `Two-step login of the account ${username} was turned off.`,
    }),
    "recovery-code-used": (username) => ({
      subject: "Login with a recovery code",
      intro: `Somebody logged in to the account ${username} with a recovery code. If you have a new phone, please set up two-step login again on the security page.`,
    }),
    "recovery-codes-renewed": (username) => ({
      subject: "New recovery codes",
      intro: `New recovery codes were made for the account ${username}. The old ones no longer work.`,
    }),
  },
  ja: {
    "new-device": (username) => ({
      subject: "新しい端末からのログイン",
      intro: `アカウント ${username} に、これまでにない端末からログインがありました。`,
    }),
    "password-changed": (username) => ({
      subject: "パスワードが変更されました",
      intro: `アカウント ${username} のパスワードが変更されました。ほかの端末ではすべてログアウトされています。`,
    }),
    "second-factor-on": (username) => ({
      subject: "2段階認証を設定しました",
      intro: `アカウント ${username} に2段階認証が設定されました。今後のログインには認証アプリのコードが必要です。`,
    }),
    "second-factor-off": (username) => ({
      subject: "2段階認証を解除しました",
      intro: `アカウント ${username} の2段階認証が解除されました。`,
    }),
    "recovery-code-used": (username) => ({
      subject: "復旧コードでのログイン",
      intro: `アカウント ${username} に復旧コードでログインがありました。スマートフォンを替えた場合は、セキュリティ画面で2段階認証を設定し直してください。`,
    }),
    "recovery-codes-renewed": (username) => ({
      subject: "復旧コードを作り直しました",
      intro: `アカウント ${username} の復旧コードが作り直されました。以前のコードは使えません。`,
    }),
  },
  zh: {
    "new-device": (username) => ({
      subject: "新设备登录提醒",
      intro: `账号 ${username} 在一台新设备上登录。`,
    }),
    "password-changed": (username) => ({
      subject: "密码已更改",
      intro: `账号 ${username} 的密码已更改，其他设备均已退出登录。`,
    }),
    "second-factor-on": (username) => ({
      subject: "两步验证已开启",
      intro: `账号 ${username} 已开启两步验证。今后登录需要验证器应用中的验证码。`,
    }),
    "second-factor-off": (username) => ({
      subject: "两步验证已关闭",
      intro: `账号 ${username} 的两步验证已关闭。`,
    }),
    "recovery-code-used": (username) => ({
      subject: "使用恢复码登录",
      intro: `账号 ${username} 通过恢复码登录。如果您换了手机，请在安全页面重新设置两步验证。`,
    }),
    "recovery-codes-renewed": (username) => ({
      subject: "已生成新的恢复码",
      intro: `账号 ${username} 已生成新的恢复码，旧的恢复码不再有效。`,
    }),
  },
};

interface SharedTexts {
  when: string;
  where: string;
  unknownDevice: string;
  fine: string;
  button: string;
}

export const SHARED_TEXTS: Record<Language, SharedTexts> = {
  ko: {
    when: "시간: {when}",
    where: "기기: {where}",
    unknownDevice: "알 수 없는 기기",
    fine: "본인이 하셨다면 이 메일은 무시하셔도 됩니다. 본인이 아니라면 지금 바로 새 비밀번호를 정해주세요. 모든 기기에서 로그아웃됩니다.",
    button: "새 비밀번호 정하기",
  },
  en: {
    when: "Time: {when}",
    where: "Device: {where}",
    unknownDevice: "unknown device",
    fine: "If this was you, there is nothing to do. If it was not, please set a new password now; every device is logged out then.",
    button: "Set a new password",
  },
  ja: {
    when: "日時：{when}",
    where: "端末：{where}",
    unknownDevice: "不明な端末",
    fine: "ご本人による操作であれば、このメールは無視してください。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべての端末でログアウトされます。",
    button: "新しいパスワードを設定する",
  },
  zh: {
    when: "时间：{when}",
    where: "设备：{where}",
    unknownDevice: "未知设备",
    fine: "如果是您本人的操作，请忽略此邮件。如果不是，请立即设置新密码，届时所有设备都会退出登录。",
    button: "设置新密码",
  },
};
