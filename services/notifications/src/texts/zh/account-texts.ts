import type { AccountTexts } from "../account-texts.ts";

export const accountTexts: AccountTexts = {
  alerts: {
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
    "deletion-requested": (username) => ({
      subject: "已申请删除账号",
      intro: `我们已发送邮件，请确认删除账号 ${username}。在您确认之前，不会删除任何内容。`,
    }),
    "calendar-made": (username) => ({
      subject: "已生成日历地址",
      intro: `已为账号 ${username} 生成可查看期限的日历地址，以前的地址已失效。知道该地址的人无需登录即可查看期限。如果不是您本人操作，请在通知设置中删除该地址，并更改密码。`,
    }),
    "email-changed": (username) => ({
      subject: "邮箱地址已更改",
      intro: `账号 ${username} 的邮箱地址已更改，我们已通知原来的邮箱。`,
    }),
    "google-connected": (username) => ({
      subject: "已关联 Google 账号",
      intro: `账号 ${username} 已关联 Google 账号，今后也可以使用 Google 登录。`,
    }),
    "google-disconnected": (username) => ({
      subject: "已解除 Google 关联",
      intro: `账号 ${username} 已解除 Google 关联，今后请使用用户名和密码登录。`,
    }),
  },
  securityNotice: {
    when: "时间：{when}",
    where: "设备：{where}",
    unknownDevice: "未知设备",
    fine: "如果是您本人的操作，请忽略此邮件。如果不是，请立即设置新密码，届时所有设备都会退出登录。",
    button: "设置新密码",
  },
  googleNotYou: {
    text: "如果这不是您的操作，请立即重置密码。所有设备都会退出登录，Google 关联也会解除。",
    button: "重置密码",
  },
  "password-reset": (username, minutes) => ({
    subject: "重置密码",
    intro: `您申请了重置账号 ${username} 的密码。请通过以下链接设置新密码。`,
    button: "重置密码",
    limits: `该链接在${minutes}分钟内有效，且只能使用一次。更改密码后，所有设备都会退出登录。`,
    ignore: "如果这不是您的操作，请忽略此邮件，您的密码不会改变。",
  }),
  "verify-email": (username, days) => ({
    subject: "请验证您的邮箱地址",
    intro: `有人用此邮箱创建了账号 ${username}。请打开以下链接，确认这是您的邮箱。验证之前您也可以使用服务。该链接在${days}天内有效，且只能使用一次。`,
    button: "验证邮箱地址",
    ignore: "如果您没有注册，请忽略此邮件。我们不会向未验证的邮箱发送案件内容。",
  }),
  changeEmail: (username, days) => ({
    subject: "请验证新的邮箱地址",
    intro: `账号 ${username} 的邮箱将改为此地址。请打开以下链接确认，确认后才会更改，在此之前仍使用当前地址。该链接在${days}天内有效，且只能使用一次。`,
    button: "改为此邮箱",
    ignore: "如果不是您本人的请求，请勿打开链接并忽略此邮件，账号不会有任何变化。",
  }),
  "email-changed": (username) => ({
    subject: "您账号的邮箱地址已更改",
    parts: [
      `账号 ${username} 的邮箱已改为其他地址，今后不再向此邮箱发送与该账号有关的邮件。`,
      "如果不是您本人操作，请立即回复此邮件。我们会保护您的账号，并与您一起查明情况。",
    ],
  }),
  "delete-account": (username, minutes) => ({
    subject: "确认删除账号",
    intro: `您申请了删除账号 ${username}。请打开以下链接确认删除。该链接在${minutes}分钟内有效，且只能使用一次。`,
    button: "确认删除账号",
    ignore: "如果这不是您的操作，请不要打开链接。在链接页面确认之前，不会删除任何内容。",
  }),
  "account-deleted": (username) => ({
    subject: "您的账号已删除",
    parts: [
      `账号 ${username} 及其案件、对话、文件和 AI 咨询记录均已删除，所有设备都已退出登录。`,
      "依照法律，合同记录（案件编号、服务、价格、日期）须另行保存5年，咨询留言记录须保存3年，期满后删除。备份中的副本将在备份保留期满后消失。",
      "如果不是您本人操作，请立即回复此邮件。已删除的账号无法恢复，但我们会与您一起查明情况。",
    ],
  }),
};
