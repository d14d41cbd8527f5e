import type { LinkTexts } from "./link-mail.ts";

export const passwordResetTexts: LinkTexts = {
  ko: (username, minutes) => ({
    subject: "비밀번호 재설정 안내",
    intro: `${username} 계정의 비밀번호 재설정을 요청하셨습니다. 아래 링크에서 새 비밀번호를 정해주세요.`,
    button: "비밀번호 재설정",
    limits: `이 링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다. 비밀번호를 바꾸면 모든 기기에서 로그아웃됩니다.`,
    ignore: "요청하신 적이 없다면 이 메일을 무시해주세요. 비밀번호는 바뀌지 않습니다.",
  }),
  en: (username, minutes) => ({
    subject: "Reset your password",
    intro: `You asked to reset the password of the account ${username}. Please choose a new one here.`,
    button: "Reset password",
    limits: `The link works once, for ${minutes} minutes. A new password logs you out on every device.`,
    ignore: "If you did not ask for this, ignore this mail. Your password stays as it is.",
  }),
  ja: (username, minutes) => ({
    subject: "パスワード再設定のご案内",
    intro: `アカウント ${username} のパスワード再設定のお申し込みを受け付けました。下のリンクから新しいパスワードを設定してください。`,
    button: "パスワードを再設定する",
    limits: `このリンクは${minutes}分間、一度だけ使えます。パスワードを変更すると、すべての端末でログアウトされます。`,
    ignore: "お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。",
  }),
  zh: (username, minutes) => ({
    subject: "重置密码",
    intro: `您申请了重置账号 ${username} 的密码。请通过以下链接设置新密码。`,
    button: "重置密码",
    limits: `该链接在${minutes}分钟内有效，且只能使用一次。更改密码后，所有设备都会退出登录。`,
    ignore: "如果这不是您的操作，请忽略此邮件，您的密码不会改变。",
  }),
};
