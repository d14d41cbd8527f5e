import type { DemoCustomer } from "./demo-customer.ts";

export const english: DemoCustomer[] = [
  {
    username: "demo_emily",
    displayName: "Emily Carter",
    phone: "010-0000-1201",
    language: "en",
    cases: [
      {
        service: "labor-lawsuit",
        package: "deluxe",
        status: "법원접수",
        deadlineInDays: 12,
        papers: [
          { matter: "wage-claim", daysAgo: 400, enteredBy: "office" },
          { matter: "mediation-decision-objection", daysAgo: 8, enteredBy: "customer" },
        ],
        isRead: true,
        messages: [
          "Hello. The language school I worked for in Busan closed in August and never paid my severance. I worked there for two years and three months.",
          "Thank you for writing to us. After one year of work severance is owed. Please send your contract, your last three payslips and the closing notice.",
          "I have the contract and the payslips. The closing notice was only a text message.",
          "A screenshot of the message is fine. The complaint was filed with the court this morning; we will tell you as soon as there is a case number.",
          "That is a relief. Thank you very much.",
        ],
      },
    ],
    inquiry: {
      service: "divorce-lawsuit",
      message:
        "My husband is Korean and I live abroad now. Can you prepare the papers for a divorce without my coming to Korea?",
    },
  },
  {
    username: "demo_daniel",
    displayName: "Daniel Okafor",
    phone: "010-0000-1202",
    language: "en",
    cases: [
      {
        service: "certified-mail",
        package: "standard",
        status: "발송완료",
        deadlineInDays: 7,
        isRead: false,
        messages: [
          "A supplier in Incheon took a deposit of 12 million won for machine parts and does not answer any more. I would like to send a certified letter first.",
          "We have drafted the letter: it sets 14 days for delivery or repayment. Please check the amounts and the address.",
          "Everything is right. Please send it.",
          "It was sent by certified mail today. The tracking number follows when the post office has confirmed it.",
          "Could you also tell me what happens if they ignore it?",
        ],
      },
    ],
  },
];
