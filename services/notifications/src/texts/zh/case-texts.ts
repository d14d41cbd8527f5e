import type { CaseTexts } from "../case-texts.ts";

export const caseTexts: CaseTexts = {
  between: "",
  mails: {
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
      filed: {
        member: { subject: "您的文书已提交法院", intro: "我们已将您的文书提交法院。您可以查看文书和提交日期。" },
      },
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
  },
  reminder: {
    days: {
      left: "{days, plural, =0 {今天是最后期限} =1 {明天是最后期限} other {距离期限还有#天}}",
      over: "{days, plural, =1 {期限已于昨天届满} other {期限已过#天}}",
    },
    date: "期限：{date}",
    unconfirmed: "工作人员尚未确认该日期。",
    late: "因发送延误，本提醒比原定时间晚发出。",
    staff: {
      act: "请查看案件，点击“确认提醒”并填写下一步措施。",
      escalated: "由于此前的提醒尚无人确认，特此通知您。",
      overdue: "如已处理，请标记为完成。",
    },
    member: {
      prepare: "您还有需要准备的材料。请查看聊天室里的“需要准备的材料”，并在期限前发给我们。",
      paper: "有文书等待您填写或确认。请打开案件中的文书，并在期限前完成。",
      nothing: "目前没有需要您准备的材料。如有需要，我们会在聊天室联系您。",
      over: "期限已过。请立即在聊天室与工作人员商量如何处理。",
    },
  },
  digest: {
    subject: "今日待办事项：{count, number}项",
    intro: "截至韩国时间今天上午8:30，您负责的案件和尚无负责人的案件汇总如下。",
    others: "另有{count, number}件",
    sections: {
      overdue: "已过期限的案件：{more, select, true {至少} other {}}{count, number}件",
      today: "今天到期的案件：{more, select, true {至少} other {}}{count, number}件",
      unacknowledged: "尚未确认的期限提醒：{more, select, true {至少} other {}}{count, number}件",
      waiting: "客户等待回复的案件：{more, select, true {至少} other {}}{count, number}件（按等待时间排序）",
      unassigned: "尚无负责人的案件：{more, select, true {至少} other {}}{count, number}件",
      silent: "一周以上没有往来消息的案件：{more, select, true {至少} other {}}{count, number}件",
    },
    since: "自{date}",
  },
  calendar: {
    own: "我的案件期限",
    office: "事务所案件期限",
    deadline: "期限",
    unconfirmed: "尚未确认",
    lookInside: "日历可能会延迟数小时更新。准确的期限请登录后查看。",
  },
};
