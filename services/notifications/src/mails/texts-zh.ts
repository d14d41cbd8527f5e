import type { MailTexts } from "./mail-text-shape.ts";

export const zhTexts: MailTexts = {
  open: "打开",
  withheld: "为保护您的信息安全，邮件中不包含案件内容。",
  landing: "登录后即可直接进入相应页面。",
  unsubscribe: "不再接收此类邮件",
  labelled: "案件：{case}",
  kinds: {
    "case-opened": {
      member: {
        subject: "我们已收到您的案件委托",
        intro: "我们已收到您的案件委托。工作人员查看后会在聊天室与您联系。",
      },
      staff: { subject: "收到新案件", intro: "收到新案件，请指定负责人。" },
    },
    "status-changed": { member: { subject: "您的案件进度已更新", intro: "案件进度现为：{status}" } },
    "messages-unread": {
      member: { subject: "{count, number}条未读消息", intro: "您有{count, number}条来自工作人员的消息尚未阅读。" },
      staff: { subject: "客户发来{count, number}条未读消息", intro: "客户发来的{count, number}条消息尚未查看。" },
    },
    "case-assigned": { staff: { subject: "有案件分配给您", intro: "您现在是此案件的负责人。" } },
    mentioned: { staff: { subject: "有人在备注中提到了您", intro: "同事在此案件的备注中提到了您，请查看备注。" } },
    "member-waiting": { staff: { subject: "客户正在等待回复", intro: "客户等待回复已有较长时间，请尽快回复。" } },
    "document-review": { member: { subject: "有文书需要您确认", intro: "工作人员已将文书发给您，请确认内容。" } },
    "document-waits": {
      staff: { subject: "有文书需要查看", intro: "本案件的文书已进入新的阶段。请在文书页面查看目前需要处理的事项。" },
    },
    "danger-reported": {
      staff: { subject: "有客户需要立即关注", intro: "有客户可能处于危险之中。请立即在管理页面查看并与其联系。" },
    },
  },
  documents: {
    filed: { member: { subject: "您的文书已提交法院", intro: "我们已将您的文书提交法院。您可以查看文书和提交日期。" } },
    sent: { member: { subject: "您的文书已寄出", intro: "我们已寄出您的文书。您可以查看文书和寄出日期。" } },
    "taken-back": {
      member: {
        subject: "您确认的文书正在重新审阅",
        intro: "工作人员正在重新审阅您确认的文书，完成后会再次请您确认。",
      },
    },
    "review-withdrawn": {
      member: {
        subject: "请您确认的文书正在重新审阅",
        intro: "工作人员正在重新审阅请您确认的文书。您现在无需操作，完成后会再次请您确认。",
      },
    },
    commented: {
      member: { subject: "文书有新的意见", intro: "工作人员在文书上留下了意见，请在文书页面查看。" },
      staff: { subject: "客户在文书上留下了意见", intro: "客户在本案件的文书上留下了意见，请在文书页面查看。" },
    },
  },
};
