import type { LinkTexts } from "./link-mail.ts";

export const verifyEmailTexts: LinkTexts = {
  ko: (username, days) => ({
    subject: "이메일 주소를 확인해주세요",
    intro: `${username} 계정을 이 주소로 만들었습니다. 아래 링크를 열어 본인의 주소인지 확인해주세요. 확인하기 전에도 서비스를 이용하실 수 있습니다. 링크는 ${days}일 동안 한 번만 사용할 수 있습니다.`,
    button: "이메일 주소 확인하기",
    ignore: "가입하신 적이 없다면 이 메일을 무시해주세요. 확인하지 않은 주소로는 사건 내용을 보내지 않습니다.",
  }),
  en: (username, days) => ({
    subject: "Please confirm your email address",
    intro: `The account ${username} was opened with this address. Please open the link to confirm that it is yours. You can use the service before that. The link works once, for ${days} days.`,
    button: "Confirm my address",
    ignore:
      "If you did not sign up, ignore this mail. We send nothing about a case to an address that was not confirmed.",
  }),
  ja: (username, days) => ({
    subject: "メールアドレスをご確認ください",
    intro: `このアドレスでアカウント ${username} が作成されました。下のリンクを開いて、ご本人のアドレスであることを確認してください。確認前でもサービスをご利用いただけます。リンクは${days}日間、一度だけ使えます。`,
    button: "メールアドレスを確認する",
    ignore:
      "お心当たりがない場合は、このメールを破棄してください。確認されていないアドレスには、案件の内容をお送りしません。",
  }),
  zh: (username, days) => ({
    subject: "请验证您的邮箱地址",
    intro: `有人用此邮箱创建了账号 ${username}。请打开以下链接，确认这是您的邮箱。验证之前您也可以使用服务。该链接在${days}天内有效，且只能使用一次。`,
    button: "验证邮箱地址",
    ignore: "如果您没有注册，请忽略此邮件。我们不会向未验证的邮箱发送案件内容。",
  }),
};
