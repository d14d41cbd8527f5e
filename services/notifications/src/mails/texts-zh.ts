import type { MailTexts } from "./mail-text-shape.ts";

export const zhTexts: MailTexts = {
  open: "打开",
  footer: "为安全起见，邮件中不写案件内容。登录后会直接打开对应页面。",
  unsubscribe: "不再接收此类邮件",
  caseLabel: "案件",
  kinds: {
    "case-opened": {
      member: { subject: "您的案件已受理", intro: "您的案件已受理。工作人员查看后会在对话中与您联系。" },
      staff: { subject: "收到新案件", intro: "收到新案件，请指定负责人。" },
    },
    "status-changed": { member: { subject: "您的案件进度已更新", intro: "案件进度现为：{status}" } },
    "messages-unread": {
      member: { subject: "{count}条未读消息", intro: "您有{count}条来自工作人员的消息尚未阅读。" },
      staff: { subject: "客户有{count}条未读消息", intro: "客户发来的{count}条消息尚未阅读。" },
    },
    "case-assigned": { staff: { subject: "有案件分配给您", intro: "您现在是此案件的负责人。" } },
    mentioned: { staff: { subject: "有人在备注中提到了您", intro: "同事在此案件的备注中提到了您。" } },
    "member-waiting": { staff: { subject: "客户正在等待回复", intro: "客户已等待回复很久。" } },
  },
};
