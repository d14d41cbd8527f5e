import type { Language } from "@legal/contracts";

interface Texts {
  subject: string;
  intro: string;
}

export const GOOGLE_TEXTS: Record<Language, Record<"connected" | "disconnected", (username: string) => Texts>> = {
  ko: {
    connected: (username) => ({
      subject: "Google 계정이 연결되었습니다",
      intro: `${username} 계정에 Google 계정이 연결되었습니다. 이제 Google로도 로그인할 수 있습니다.`,
    }),
    disconnected: (username) => ({
      subject: "Google 연결이 해제되었습니다",
      intro: `${username} 계정의 Google 연결이 해제되었습니다. 이제 아이디와 비밀번호로 로그인합니다.`,
    }),
  },
  en: {
    connected: (username) => ({
      subject: "A Google account was connected",
      intro: `A Google account was connected to the account ${username}. It can now be used to log in.`,
    }),
    disconnected: (username) => ({
      subject: "The Google account was disconnected",
      intro: `The Google account was taken off the account ${username}. From now on you log in with username and password.`,
    }),
  },
  ja: {
    connected: (username) => ({
      subject: "Googleアカウントが連携されました",
      intro: `アカウント ${username} にGoogleアカウントが連携されました。今後はGoogleでもログインできます。`,
    }),
    disconnected: (username) => ({
      subject: "Googleとの連携が解除されました",
      intro: `アカウント ${username} とGoogleとの連携が解除されました。今後はユーザー名とパスワードでログインします。`,
    }),
  },
  zh: {
    connected: (username) => ({
      subject: "已关联 Google 账号",
      intro: `账号 ${username} 已关联 Google 账号，今后也可以使用 Google 登录。`,
    }),
    disconnected: (username) => ({
      subject: "已解除 Google 关联",
      intro: `账号 ${username} 已解除 Google 关联，今后请使用用户名和密码登录。`,
    }),
  },
};

export const NOT_YOU_TEXTS: Record<Language, { text: string; button: string }> = {
  ko: {
    text: "본인이 하신 일이 아니라면 바로 비밀번호를 다시 정해주세요. 모든 기기에서 로그아웃되고 Google 연결도 끊어집니다.",
    button: "비밀번호 다시 정하기",
  },
  en: {
    text: "If this was not you, please choose a new password right away. That logs out every device and takes off any Google account.",
    button: "Choose a new password",
  },
  ja: {
    text: "お心当たりがない場合は、すぐにパスワードを再設定してください。すべての端末でログアウトされ、Googleとの連携も解除されます。",
    button: "パスワードを再設定する",
  },
  zh: {
    text: "如果这不是您的操作，请立即重置密码。所有设备都会退出登录，Google 关联也会解除。",
    button: "重置密码",
  },
};
