import type { DemoCustomer } from "./demo-customer.ts";

export const japanese: DemoCustomer[] = [
  {
    username: "demo_haruto",
    displayName: "佐藤 陽翔",
    phone: "010-0000-1301",
    language: "ja",
    cases: [
      {
        service: "provisional-seizure",
        package: "standard",
        status: "작성중",
        deadlineInDays: 3,
        isRead: false,
        messages: [
          "韓国の取引先が代金3,200万ウォンを支払わないまま、倉庫を売却するという話を聞きました。何か手を打てますか。",
          "売却される前に、倉庫に対する仮差押えを申し立てることができます。契約書、納品書、督促のメールをお送りください。",
          "契約書と納品書は本日中にお送りします。担保は必要でしょうか。",
        ],
      },
      {
        service: "complaint",
        package: "standard",
        status: "거래취소",
        isRead: true,
        messages: [
          "詐欺の被害にあったようです。告訴状の作成をお願いできますか。",
          "状況を確認しました。相手方と連絡が取れたとのことですので、まずは内容証明をお勧めします。",
          "相手から返金がありました。今回は取り消しでお願いします。",
        ],
      },
    ],
  },
  {
    username: "demo_sakura",
    displayName: "高橋 さくら",
    phone: "010-0000-1302",
    language: "ja",
    cases: [
      {
        service: "inheritance-lawsuit",
        package: "deluxe",
        status: "준비중",
        deadlineInDays: 30,
        isRead: true,
        messages: [
          "韓国に住んでいた父が亡くなり、遺言で全財産が兄に渡ることになっていました。私にも権利はありますか。",
          "遺留分を請求できる可能性があります。相続の開始と遺贈を知った日から1年で請求できなくなりますので、お父様が亡くなった日と遺言を知った日を教えてください。",
        ],
      },
    ],
    inquiry: { message: "日本から手続きを進める場合、書類の原本は郵送する必要がありますか。" },
  },
];
