import type { DemoCustomer } from "./demo-customer.ts";

export const korean: DemoCustomer[] = [
  {
    username: "demo_minji",
    displayName: "김민지",
    phone: "010-0000-1101",
    language: "ko",
    cases: [
      {
        service: "lease-registration",
        package: "deluxe",
        status: "작성중",
        deadlineInDays: 1,
        isRead: false,
        messages: [
          "안녕하세요. 전세 계약이 지난달에 끝났는데 집주인이 보증금 1억 8천만 원을 돌려주지 않고 있어요. 다음 주에 이사를 가야 합니다.",
          "안녕하세요, 담당자입니다. 이사하시기 전에 임차권등기명령을 신청하시는 것이 안전합니다. 임대차계약서, 확정일자, 계약 해지를 알린 문자를 보내주시겠어요?",
          "네, 계약서와 문자 캡처는 가지고 있습니다. 주민등록초본도 필요한가요?",
          "예, 주민등록초본과 부동산 등기사항증명서도 첨부합니다. 신청서 초안은 오늘 중으로 올려드리겠습니다.",
          "감사합니다. 등기가 끝나기 전에 짐을 빼도 괜찮을까요?",
        ],
      },
      {
        service: "payment-order",
        package: "standard",
        status: "종료",
        isRead: true,
        messages: [
          "지인에게 빌려준 800만 원을 1년째 못 받고 있습니다. 차용증은 있어요.",
          "차용증이 있으면 지급명령을 신청하실 수 있습니다. 상대방 주소를 알고 계신가요?",
          "네, 주소와 연락처를 압니다.",
          "지급명령이 확정되었습니다. 정본을 보내드렸으니 보관해 주세요.",
        ],
      },
    ],
    inquiry: {
      service: "real-estate-auction",
      message: "확정된 판결로 상대방 아파트를 경매에 넘기려면 비용이 얼마나 드나요?",
    },
  },
  {
    username: "demo_junho",
    displayName: "박준호",
    phone: "010-0000-1102",
    language: "ko",
    cases: [
      {
        service: "labor-lawsuit",
        package: "standard",
        status: "준비중",
        deadlineInDays: 5,
        isRead: false,
        messages: [
          "작년 11월에 퇴사했는데 마지막 두 달 월급과 퇴직금을 아직 못 받았습니다. 합쳐서 940만 원 정도입니다.",
          "근로계약서와 급여명세서, 통장 입금 내역을 보내주시면 청구 금액부터 확인해 드리겠습니다. 임금채권은 3년이 지나면 시효로 사라지니 서두르는 것이 좋습니다.",
          "근로계약서는 쓰지 않았어요. 그래도 가능한가요?",
        ],
      },
      {
        service: "answer-brief",
        package: "deluxe",
        status: "준비중",
        deadlineInDays: -1,
        papers: [
          { matter: "answer", daysAgo: 26, enteredBy: "customer" },
          { matter: "settlement-recommendation-objection", daysAgo: 6, enteredBy: "office" },
          { matter: "appeal-brief", daysAgo: 10, enteredBy: "office" },
        ],
        isRead: true,
        messages: [
          "소장을 받았습니다. 30일 안에 답변서를 내야 한다고 적혀 있는데 뭘 써야 할지 모르겠어요.",
          "소장 전체를 스캔해서 올려주시고, 받으신 날짜를 알려주세요. 기한이 가까우니 먼저 요지만 담은 답변서를 제출하겠습니다.",
        ],
      },
    ],
  },
];
