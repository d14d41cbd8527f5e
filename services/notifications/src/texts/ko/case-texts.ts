import type { CaseTexts } from "../case-texts.ts";

export const caseTexts: CaseTexts = {
  between: " ",
  mails: {
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
        member: {
          subject: "확인하실 서류가 있습니다",
          intro: "담당자가 서류를 보내 드렸습니다. 내용을 확인해 주세요.",
        },
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
  },
  reminder: {
    days: {
      left: "{days, plural, =0 {오늘이 기한입니다} =1 {내일이 기한입니다} other {기한이 #일 남았습니다}}",
      over: "{days, plural, =1 {기한이 어제였습니다} other {기한이 #일 지났습니다}}",
    },
    date: "기한: {date}",
    unconfirmed: "이 날짜는 담당자가 아직 확인하지 않았습니다.",
    late: "발송이 늦어져 예정보다 늦게 보내드립니다.",
    staff: {
      act: "사건을 살펴보고 ‘알림 확인’을 눌러 다음 조치를 적어주세요.",
      escalated: "앞서 보낸 알림을 아직 아무도 확인하지 않아 보내드립니다.",
      overdue: "이미 처리했다면 완료로 표시해주세요.",
    },
    member: {
      prepare: "아직 준비하실 것이 남아 있습니다. 채팅방의 ‘준비하실 것’을 보시고 기한 전에 보내주세요.",
      paper: "작성하거나 확인하실 서류가 있습니다. 사건의 서류를 열어 기한 전에 마쳐주세요.",
      nothing: "지금 따로 준비하실 것은 없습니다. 필요한 것이 생기면 채팅방에서 말씀드리겠습니다.",
      over: "기한이 지났습니다. 어떻게 할지 지금 채팅방에서 담당자와 상의해주세요.",
    },
  },
  digest: {
    subject: "오늘 챙길 일 {count, number}건",
    intro: "오늘 아침 8시 30분 기준으로 담당하시는 사건과 담당자가 없는 사건을 모았습니다.",
    others: "외 {count, number}건",
    sections: {
      overdue: "기한이 지난 사건 {count, number}건{more, select, true { 이상} other {}}",
      today: "오늘이 기한인 사건 {count, number}건{more, select, true { 이상} other {}}",
      unacknowledged: "아직 확인하지 않은 기한 알림 {count, number}건{more, select, true { 이상} other {}}",
      waiting: "답변을 기다리는 사건 {count, number}건{more, select, true { 이상} other {}} (오래 기다린 순)",
      unassigned: "담당자가 없는 사건 {count, number}건{more, select, true { 이상} other {}}",
      silent: "일주일 넘게 대화가 없는 사건 {count, number}건{more, select, true { 이상} other {}}",
    },
    since: "{date}부터",
  },
  calendar: {
    own: "내 사건 기한",
    office: "사무소 사건 기한",
    deadline: "기한",
    unconfirmed: "담당자 확인 전",
    lookInside: "캘린더에는 몇 시간 늦게 반영될 수 있습니다. 정확한 기한은 로그인하여 확인해 주세요.",
  },
};
