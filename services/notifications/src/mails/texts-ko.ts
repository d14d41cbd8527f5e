import type { MailTexts } from "./mail-text-shape.ts";

export const koTexts: MailTexts = {
  open: "열어 보기",
  withheld: "사건 내용은 안전을 위해 메일에 싣지 않습니다.",
  landing: "로그인하면 바로 해당 화면이 열립니다.",
  unsubscribe: "이런 메일 그만 받기",
  labelled: "사건: {case}",
  kinds: {
    "case-opened": {
      member: {
        subject: "사건이 접수되었습니다",
        intro: "사건이 접수되었습니다. 담당자가 확인한 뒤 채팅방에서 안내해 드립니다.",
      },
      staff: { subject: "새 사건이 접수되었습니다", intro: "새 사건이 접수되었습니다. 담당자를 정해 주세요." },
    },
    "status-changed": {
      member: { subject: "사건 진행 상태가 바뀌었습니다", intro: "진행 상태가 다음과 같이 바뀌었습니다: {status}" },
    },
    "messages-unread": {
      member: {
        subject: "읽지 않은 메시지 {count, number}개",
        intro: "담당자가 보낸 메시지 {count, number}개를 아직 읽지 않으셨습니다.",
      },
      staff: {
        subject: "읽지 않은 고객 메시지 {count, number}개",
        intro: "고객이 보낸 메시지 {count, number}개가 아직 읽히지 않았습니다.",
      },
    },
    "case-assigned": { staff: { subject: "사건이 배정되었습니다", intro: "이 사건의 담당자가 되셨습니다." } },
    mentioned: {
      staff: {
        subject: "메모에서 언급되었습니다",
        intro: "동료가 이 사건에 남긴 메모에서 언급되셨습니다. 메모를 확인해 주세요.",
      },
    },
    "member-waiting": {
      staff: { subject: "고객이 답변을 기다립니다", intro: "고객이 답변을 오래 기다리고 있습니다." },
    },
    "document-review": {
      member: { subject: "확인하실 서류가 있습니다", intro: "담당자가 서류를 보내 드렸습니다. 내용을 확인해 주세요." },
    },
    "document-waits": {
      staff: {
        subject: "살펴볼 문서가 있습니다",
        intro: "이 사건의 문서가 다음 단계로 넘어왔습니다. 지금 할 일을 문서에서 확인해 주세요.",
      },
    },
    "danger-reported": {
      staff: {
        subject: "급히 살펴볼 고객이 있습니다",
        intro: "위험에 처한 것으로 보이는 고객이 있습니다. 지금 관리 화면에서 확인하고 연락해 주세요.",
      },
    },
  },
  documents: {
    filed: {
      member: {
        subject: "서류를 법원에 제출했습니다",
        intro: "준비한 서류를 법원에 제출했습니다. 제출한 서류와 날짜를 확인하실 수 있습니다.",
      },
    },
    sent: {
      member: {
        subject: "서류를 발송했습니다",
        intro: "준비한 서류를 발송했습니다. 발송한 서류와 날짜를 확인하실 수 있습니다.",
      },
    },
    "taken-back": {
      member: {
        subject: "확정하신 서류를 다시 살펴보고 있습니다",
        intro: "확정하신 서류를 담당자가 다시 살펴보고 있습니다. 마치면 한 번 더 확인을 부탁드리겠습니다.",
      },
    },
    "review-withdrawn": {
      member: {
        subject: "확인을 부탁드린 서류를 다시 살펴보고 있습니다",
        intro:
          "확인을 부탁드린 서류를 담당자가 다시 살펴보고 있습니다. 지금 하실 일은 없으며, 마치면 다시 확인을 부탁드리겠습니다.",
      },
    },
    commented: {
      member: {
        subject: "서류에 새 의견이 있습니다",
        intro: "담당자가 서류에 의견을 남겼습니다. 서류에서 확인해 주세요.",
      },
      staff: {
        subject: "고객이 문서에 의견을 남겼습니다",
        intro: "고객이 이 사건의 문서에 의견을 남겼습니다. 문서에서 확인해 주세요.",
      },
    },
  },
};
