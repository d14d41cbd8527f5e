import type { CustomerMails } from "./mail-words.ts";

export const zh: CustomerMails = {
  ofCase: {
    greeting: "{customer}，您好！\n\n这里是{office}。",
    signature: "顺颂时祺\n{office} 敬上",
    progress: {
      subject: "【{office}】{service}进展通知",
      body: "您委托的“{service}”目前处于“{status}”阶段。\n\n\n\n如有疑问，请回复本邮件或在案件聊天室留言。",
    },
    documents: {
      subject: "【{office}】请提供{service}所需资料",
      body: "办理“{service}”需要以下资料：\n\n1. \n2. \n\n请上传到案件聊天室，或作为附件回复本邮件。",
    },
    deadline: {
      subject: "【{office}】{service}截止日期提醒（{deadline}）",
      body: "“{service}”的截止日期是{deadline}。\n请在此之前确认以下事项：\n\n1. \n\n如果无法按时完成，请立即告诉我们。",
    },
    closing: {
      subject: "【{office}】{service}业务已办结",
      body: "您委托的“{service}”业务已全部办结。\n文书和聊天记录仍可在案件聊天室查看。\n\n\n\n感谢您的信任。",
    },
  },
  answer: {
    general: "一般留言",
    subject: (about) => `【温谈法律服务】关于您咨询的回复（${about}）`,
    body: (name, about) =>
      `${name}，您好！\n\n这里是温谈法律服务。关于您咨询的“${about}”，我们答复如下：\n\n\n\n顺颂时祺\n温谈法律服务 敬上`,
    quote: "您的留言",
  },
};
