import type { TableTexts } from "./table-texts.ts";

export const zh: TableTexts = {
  users: {
    name: "会员名册",
    headings: {
      id: "会员编号",
      username: "用户名",
      email: "电子邮箱",
      phone: "手机",
      lastName: "姓",
      firstName: "名",
      displayName: "显示名称",
      role: "权限",
      language: "语言",
      authProvider: "注册方式",
      createdAt: "注册时间（首尔）",
      updatedAt: "修改时间（首尔）",
    },
  },
  cases: {
    name: "案件处理记录",
    headings: {
      caseNumber: "案件编号",
      id: "案件ID",
      serviceType: "服务",
      packageType: "套餐",
      price: "价格（韩元，不含税）",
      caseStatus: "进行状态",
      deadline: "截止日期",
      deadlines: "未完成的期限",
      customer: "客户",
      email: "电子邮箱",
      userId: "客户编号",
      lastSeq: "消息数",
      createdAt: "开设时间（首尔）",
      updatedAt: "修改时间（首尔）",
    },
    unconfirmed: "未确认",
  },
};
