import type { TableTexts } from "./table-texts.ts";

export const ko: TableTexts = {
  users: {
    name: "회원명부",
    headings: {
      id: "회원 번호",
      username: "아이디",
      email: "이메일",
      phone: "휴대폰",
      lastName: "성",
      firstName: "이름",
      displayName: "표시 이름",
      role: "권한",
      language: "언어",
      authProvider: "가입 방법",
      createdAt: "가입일시(서울)",
      updatedAt: "수정일시(서울)",
    },
  },
  cases: {
    name: "사건처리 내역",
    headings: {
      caseNumber: "사건 번호",
      id: "사건 ID",
      serviceType: "서비스",
      packageType: "패키지",
      price: "금액(원, 부가세 별도)",
      caseStatus: "진행 상태",
      deadline: "마감일",
      deadlines: "열린 기한",
      customer: "고객",
      email: "이메일",
      userId: "고객 번호",
      lastSeq: "메시지 수",
      createdAt: "개설일시(서울)",
      updatedAt: "수정일시(서울)",
    },
    unconfirmed: "확인 전",
  },
};
