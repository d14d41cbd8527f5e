import type { AccountTexts } from "../account-texts.ts";

export const accountTexts: AccountTexts = {
  alerts: {
    "new-device": (username) => ({
      subject: "새 기기에서 로그인했습니다",
      intro: `${username} 계정으로 처음 보는 기기에서 로그인했습니다.`,
    }),
    "password-changed": (username) => ({
      subject: "비밀번호가 변경되었습니다",
      intro: `${username} 계정의 비밀번호가 변경되었습니다. 다른 기기에서는 모두 로그아웃되었습니다.`,
    }),
    "second-factor-on": (username) => ({
      subject: "2단계 인증이 설정되었습니다",
      intro: `${username} 계정에 2단계 인증이 설정되었습니다. 이제 로그인할 때 인증 앱의 코드가 필요합니다.`,
    }),
    "second-factor-off": (username) => ({
      subject: "2단계 인증이 해제되었습니다",
      intro: `${username} 계정의 2단계 인증이 해제되었습니다.`,
    }),
    "recovery-code-used": (username) => ({
      subject: "복구 코드로 로그인했습니다",
      intro: `${username} 계정에 복구 코드로 로그인했습니다. 휴대폰을 바꾸셨다면 보안 화면에서 2단계 인증을 다시 설정해주세요.`,
    }),
    "recovery-codes-renewed": (username) => ({
      subject: "복구 코드를 새로 만들었습니다",
      intro: `${username} 계정의 복구 코드를 새로 만들었습니다. 이전 코드는 더 이상 쓸 수 없습니다.`,
    }),
    "deletion-requested": (username) => ({
      subject: "계정 삭제를 요청하셨습니다",
      intro: `${username} 계정의 삭제를 확인하는 메일을 보냈습니다. 메일에서 확인하기 전에는 아무것도 삭제되지 않습니다.`,
    }),
    "calendar-made": (username) => ({
      subject: "캘린더 주소가 만들어졌습니다",
      intro: `${username} 계정의 기한을 보여 주는 캘린더 주소가 새로 만들어졌습니다. 전에 쓰시던 주소는 더 이상 쓸 수 없습니다. 주소를 아는 사람은 로그인하지 않고도 기한을 볼 수 있습니다. 직접 하신 일이 아니라면 알림 설정에서 주소를 없애고 비밀번호를 바꿔 주세요.`,
    }),
    "email-changed": (username) => ({
      subject: "이메일 주소가 바뀌었습니다",
      intro: `${username} 계정의 이메일 주소가 바뀌었습니다. 이전 주소로 알려 드렸습니다.`,
    }),
    "google-connected": (username) => ({
      subject: "Google 계정이 연결되었습니다",
      intro: `${username} 계정에 Google 계정이 연결되었습니다. 이제 Google로도 로그인할 수 있습니다.`,
    }),
    "google-disconnected": (username) => ({
      subject: "Google 연결이 해제되었습니다",
      intro: `${username} 계정의 Google 연결이 해제되었습니다. 이제 아이디와 비밀번호로 로그인합니다.`,
    }),
  },
  securityNotice: {
    when: "시간: {when}",
    where: "기기: {where}",
    unknownDevice: "알 수 없는 기기",
    fine: "본인이 하셨다면 이 메일은 무시하셔도 됩니다. 본인이 아니라면 지금 바로 새 비밀번호를 정해주세요. 모든 기기에서 로그아웃됩니다.",
    button: "새 비밀번호 정하기",
  },
  googleNotYou: {
    text: "본인이 하신 일이 아니라면 바로 비밀번호를 다시 정해주세요. 모든 기기에서 로그아웃되고 Google 연결도 끊어집니다.",
    button: "비밀번호 다시 정하기",
  },
  "password-reset": (username, minutes) => ({
    subject: "비밀번호 재설정 안내",
    intro: `${username} 계정의 비밀번호 재설정을 요청하셨습니다. 아래 링크에서 새 비밀번호를 정해주세요.`,
    button: "비밀번호 재설정",
    limits: `이 링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다. 비밀번호를 바꾸면 모든 기기에서 로그아웃됩니다.`,
    ignore: "요청하신 적이 없다면 이 메일을 무시해주세요. 비밀번호는 바뀌지 않습니다.",
  }),
  "verify-email": (username, days) => ({
    subject: "이메일 주소를 확인해주세요",
    intro: `${username} 계정을 이 주소로 만들었습니다. 아래 링크를 열어 본인의 주소인지 확인해주세요. 확인하기 전에도 서비스를 이용하실 수 있습니다. 링크는 ${days}일 동안 한 번만 사용할 수 있습니다.`,
    button: "이메일 주소 확인하기",
    ignore: "가입하신 적이 없다면 이 메일을 무시해주세요. 확인하지 않은 주소로는 사건 내용을 보내지 않습니다.",
  }),
  changeEmail: (username, days) => ({
    subject: "새 이메일 주소를 확인해주세요",
    intro: `${username} 계정의 이메일을 이 주소로 바꾸려고 합니다. 아래 링크를 열어 확인하시면 바뀌고, 그 전에는 지금 주소를 그대로 씁니다. 링크는 ${days}일 동안 한 번만 사용할 수 있습니다.`,
    button: "이 주소로 바꾸기",
    ignore: "요청하신 적이 없다면 링크를 열지 말고 이 메일을 무시해주세요. 아무것도 바뀌지 않습니다.",
  }),
  "email-changed": (username) => ({
    subject: "계정의 이메일 주소가 바뀌었습니다",
    parts: [
      `${username} 계정의 이메일이 다른 주소로 바뀌었습니다. 이제 이 주소로는 계정에 대한 메일을 보내지 않습니다.`,
      "직접 바꾸지 않으셨다면 이 메일에 바로 답장해주세요. 계정을 지키고 무슨 일이 있었는지 함께 확인하겠습니다.",
    ],
  }),
  "delete-account": (username, minutes) => ({
    subject: "계정 삭제 확인",
    intro: `${username} 계정의 삭제를 요청하셨습니다. 아래 링크를 열어 삭제를 확인해주세요. 링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다.`,
    button: "계정 삭제 확인하기",
    ignore: "요청하신 적이 없다면 링크를 열지 마세요. 링크에서 확인하기 전에는 아무것도 삭제되지 않습니다.",
  }),
  "account-deleted": (username) => ({
    subject: "계정이 삭제되었습니다",
    parts: [
      `${username} 계정과 그 안의 사건, 대화, 파일, AI 상담 기록을 삭제했습니다. 모든 기기에서 로그아웃되었습니다.`,
      "법에 따라 계약 기록(사건 번호, 서비스, 가격, 날짜)은 5년, 문의 기록은 3년 동안 따로 보관한 뒤 삭제합니다. 백업에 남은 사본은 보관 기간이 끝나면 없어집니다.",
      "직접 삭제하지 않으셨다면 이 메일에 바로 답장해주세요. 삭제된 계정은 되돌릴 수 없지만, 무슨 일이 있었는지 함께 확인하겠습니다.",
    ],
  }),
};
