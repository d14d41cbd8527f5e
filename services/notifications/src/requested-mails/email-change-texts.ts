import type { Language } from "@legal/contracts";
import type { LinkTexts } from "./link-mail.ts";

/** To the new address, before it is the account's. */
export const changeEmailTexts: LinkTexts = {
  ko: (username, days) => ({
    subject: "새 이메일 주소를 확인해주세요",
    intro: `${username} 계정의 이메일을 이 주소로 바꾸려고 합니다. 아래 링크를 열어 확인하시면 바뀌고, 그 전에는 지금 주소를 그대로 씁니다. 링크는 ${days}일 동안 한 번만 사용할 수 있습니다.`,
    button: "이 주소로 바꾸기",
    ignore: "요청하신 적이 없다면 링크를 열지 말고 이 메일을 무시해주세요. 아무것도 바뀌지 않습니다.",
  }),
  en: (username, days) => ({
    subject: "Please confirm your new email address",
    intro: `The account ${username} is to have this address. It changes once you open the link and confirm; until then the present address stays. The link works once, for ${days === 1 ? "one day" : `${days} days`}.`,
    button: "Change to this address",
    ignore: "If you did not ask for this, ignore this mail and do not open the link. Nothing changes then.",
  }),
  ja: (username, days) => ({
    subject: "新しいメールアドレスをご確認ください",
    intro: `アカウント ${username} のメールアドレスを、このアドレスに変更しようとしています。下のリンクを開いて確認すると変更され、それまでは今のアドレスのままです。リンクは${days}日間、一度だけ使えます。`,
    button: "このアドレスに変更する",
    ignore: "お心当たりがない場合は、リンクを開かずにこのメールを破棄してください。何も変更されません。",
  }),
  zh: (username, days) => ({
    subject: "请验证新的邮箱地址",
    intro: `账号 ${username} 的邮箱将改为此地址。请打开以下链接确认，确认后才会更改，在此之前仍使用当前地址。该链接在${days}天内有效，且只能使用一次。`,
    button: "改为此邮箱",
    ignore: "如果不是您本人的请求，请勿打开链接并忽略此邮件，账号不会有任何变化。",
  }),
};

/** To the old address, where a link to a new password would lead nowhere. */
export const emailChangedTexts: Record<Language, (username: string) => { subject: string; parts: string[] }> = {
  ko: (username) => ({
    subject: "계정의 이메일 주소가 바뀌었습니다",
    parts: [
      `${username} 계정의 이메일이 다른 주소로 바뀌었습니다. 이제 이 주소로는 계정에 대한 메일을 보내지 않습니다.`,
      "직접 바꾸지 않으셨다면 이 메일에 바로 답장해주세요. 계정을 지키고 무슨 일이 있었는지 함께 확인하겠습니다.",
    ],
  }),
  en: (username) => ({
    subject: "The email address of your account has changed",
    parts: [
      `The account ${username} has another email address now. We no longer send mails about it to this one.`,
      "If this was not you, please answer this mail right away. We will protect the account and find out what happened.",
    ],
  }),
  ja: (username) => ({
    subject: "アカウントのメールアドレスが変更されました",
    parts: [
      `アカウント ${username} のメールアドレスが、別のアドレスに変更されました。今後、このアドレスにはアカウントに関するメールをお送りしません。`,
      "お心当たりがない場合は、すぐにこのメールへご返信ください。アカウントを保護し、何が起きたのかを一緒に確認いたします。",
    ],
  }),
  zh: (username) => ({
    subject: "您账号的邮箱地址已更改",
    parts: [
      `账号 ${username} 的邮箱已改为其他地址，今后不再向此邮箱发送与该账号有关的邮件。`,
      "如果不是您本人操作，请立即回复此邮件。我们会保护您的账号，并与您一起查明情况。",
    ],
  }),
};
