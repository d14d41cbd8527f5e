import type { DemoCustomer } from "./demo-customer.ts";

export const chinese: DemoCustomer[] = [
  {
    username: "demo_lihua",
    displayName: "李华",
    phone: "010-0000-1401",
    language: "zh",
    cases: [
      {
        service: "payment-order",
        package: "deluxe",
        status: "법원접수",
        deadlineInDays: 0,
        isRead: false,
        messages: [
          "您好，我借给朋友500万韩元，他写了借条，但是已经过了还款日八个月还没还。",
          "您好。有借条的话可以申请支付令。请提供对方的姓名、地址和借条照片。",
          "已经上传了。法院多久会有结果？",
          "支付令已向法院申请。对方收到后两周内不提出异议，支付令就会确定，可以强制执行。",
          "明白了，谢谢！如果他提出异议怎么办？",
        ],
      },
    ],
    inquiry: { service: "patent-lawsuit", message: "我们公司的产品外观被韩国公司抄袭，想咨询诉讼流程和费用。" },
  },
  {
    username: "demo_wangwei",
    displayName: "王伟",
    phone: "010-0000-1402",
    language: "zh",
    cases: [
      {
        service: "administrative-lawsuit",
        package: "standard",
        status: "준비중",
        deadlineInDays: 2,
        isRead: false,
        messages: [
          "我的签证延期申请被拒绝了，通知书是两个月前收到的。还能起诉吗？",
          "行政诉讼须在知道处分之日起90天内提起。请马上把通知书发给我们，并告知收到的日期。",
          "通知书照片马上发。",
        ],
      },
    ],
  },
];
