import type { AssistantTexts } from "../assistant-texts.ts";

export const assistantTexts: AssistantTexts = {
  promptName: "Korean (polite, 존댓말)",
  between: " ",
  stop: ". ",
  quotes: ["‘", "’"],
  unverified: " [확인되지 않음]",
  acknowledgement: {
    received: "보내신 메시지를 잘 받았습니다. 이 글은 AI가 보내는 자동 안내이며 법률 자문이 아닙니다.",
    open: "담당자가 다른 사건을 보고 있어 조금 늦어지고 있습니다. 확인하는 대로 이 채팅방에서 답해 드리겠습니다.",
    closed: "지금은 상담 시간이 아닙니다. 담당자가 다음 업무 시간에 이 채팅방에서 답해 드리겠습니다.",
    paper: "법원이나 관공서에서 받은 서류가 있다면 사진과 받은 날짜를 남겨 주세요. 담당자가 기한부터 확인합니다.",
  },
  prices: {
    byAgreement: "사건 검토 후 견적",
    total: (amount, total) => `${total}(VAT 포함, 공급가 ${amount}, 부가세 별도)`,
  },
  computing: {
    head: "말씀하신 내용으로 계산했습니다.",
    left: (days) => `오늘부터 ${days}일 남았습니다.`,
    today: "바로 오늘이 마지막 날입니다.",
    passed: "이미 지난 날짜입니다. 그래도 방법이 남아 있을 수 있으니 오늘 바로 담당자에게 알려 주세요.",
    data: (version, checkedOn) => `공휴일 자료: ${version} (${checkedOn} 확인)`,
    people: {
      parties: () => "당사자가 한 명씩일 때",
      thirdParties: () => "채권자·채무자·제3채무자가 한 명씩일 때",
      interested: (count) => `이해관계인이 ${count}명일 때`,
    },
    costsHead: (document, claim, people) => `${document}, 청구 금액 ${claim}원, ${people} 법원에 내는 돈`,
    costs: {
      electronic: (stamp, fee, total) => `전자소송: 인지대 ${stamp}원, 송달료 ${fee}원, 합계 ${total}원`,
      paper: (stamp, fee, total) => `종이 제출: 인지대 ${stamp}원, 송달료 ${fee}원, 합계 ${total}원`,
    },
  },
  offline: {
    disclosure: "AI 자동 안내입니다. 답변은 일반 정보이며, 판단은 담당자와 변호사가 합니다.",
    deadlineHead: "기한을 먼저 확인하세요.",
    toStaff: "받은 서류와 날짜를 관리자 채팅으로 보내 주시면 담당자가 기한부터 확인합니다.",
    asked: "물어보신 내용과 가장 가까운 자료입니다.",
    nothingFound:
      "이 질문에 맞는 내용을 제 자료에서 찾지 못했습니다. 없는 내용을 지어내지 않겠습니다. 관리자 채팅으로 물어보시거나 조금 더 자세히 적어 주세요.",
    otherService: (name) => `적어 주신 사정은 「${name}」 서비스와 더 가까워 보입니다. 그 서비스의 안내도 함께 보세요.`,
    missing: "더 정확히 안내하려면 다음을 알려 주세요.",
    withdrawn: "앞서 알려 드린 마지막 날은 그 뒤에 하신 말씀과 맞지 않습니다. 그 날짜를 따르지 마세요.",
    facts: {
      amount: "금액이 얼마인지",
      when: "언제 있었던 일인지",
      evidence: "계약서, 대화, 이체 내역처럼 보여 줄 자료가 있는지",
      party: "상대방의 이름과 주소를 아는지",
      receivedOn: "서류를 받은 정확한 날짜 (가족이나 직장 동료, 관리실 등에서 먼저 받았다면 그 날짜)",
      openedOn: "전자송달을 알리는 통지가 온 날짜와 그 문서를 열어 본 날짜 (아직 열지 않았다면 통지가 온 날짜)",
    },
    notAdvice: "사건에 맞는 판단은 변호사의 확인이 필요합니다. 담당자는 기한과 서류를 확인해 드립니다.",
    heads: {
      overview: "어떤 절차인가요",
      fits: "이런 분께 맞습니다",
      unfit: "이럴 때는 다른 방법이 낫습니다",
      steps: "진행 순서",
      prepare: "준비할 것",
      duration: "걸리는 기간",
      price: "비용",
    },
    didYouMean: "혹시 이런 내용이 궁금하신가요? 그대로 보내 주시면 답해 드립니다.",
    because: (words, summary) => `말씀하신 ${words}에 맞는 절차입니다. ${summary}`,
    plainReason: (summary) => `적어 주신 사정과 가까운 절차입니다. ${summary}`,
  },
  referrals: {
    custody: {
      sentence: "갑작스러운 일에 많이 놀라셨겠습니다. 지금은 변호인을 부르는 일이 먼저입니다.",
      lines: [
        { number: "132", name: "대한법률구조공단 (무료 법률 상담, 평일 낮)" },
        { number: "1345", name: "외국인종합안내센터 (통역, 평일 9~22시)" },
        { number: "112", name: "경찰 (다른 위험이 있을 때)" },
      ],
      after:
        "법원에 체포·구속적부심사를 청구할 수 있습니다. 변호인이 없으면 그 심사나 구속영장 심사 때 법원이 국선변호인을 정해 줍니다. 어느 경찰서인지와 연락처를 관리자 채팅에도 남겨 주세요.",
    },
    counsel:
      "경찰은 변호인에게 연락할 수 있게 해 주어야 합니다. 변호인 접견을 요청하고, 지방변호사회의 당직변호사에게도 연락하세요.",
    still:
      "혼자 견디지 않으셔도 됩니다. 아래 번호는 지금도 사람이 받습니다. 사건 이야기는 준비되셨을 때 언제든 적어 주세요.",
    notOffered: "이 일은 저희가 맡지 않는 일이라, 맞는 곳을 알려 드립니다.",
    topics: {
      bankruptcy: "본인의 회생·파산은 신용회복위원회(☎ 1600-5500)나 대한법률구조공단(☎ 132)에서 상담하실 수 있습니다.",
      "company-formation": "회사 설립과 등기는 법무사나 관할 등기소에 문의해 주세요.",
      "consumer-agency": "소비자 피해 상담은 1372 소비자상담센터(☎ 1372)에서 받습니다.",
      "contract-review":
        "계약서 검토는 변호사에게 맡기셔야 합니다. 무료 상담은 대한법률구조공단(☎ 132)에서 받을 수 있습니다.",
      medical: "건강에 관한 일은 병원에, 급하면 ☎ 119에 문의해 주세요.",
      notary: "공증은 가까운 공증사무소에서 합니다. 신분증과 서류 원본을 가지고 가세요.",
      "real-estate-advice": "부동산을 사고파는 판단은 공인중개사와 상의해 주세요.",
      tax: "세금 신고와 절세는 국세상담센터(☎ 126)나 세무사에게 문의해 주세요. 이미 고지서를 받으셨다면 다시 말씀해 주세요.",
      "traffic-fine":
        "교통 범칙금과 과태료의 납부·이의는 경찰청 민원(☎ 182)에 문의해 주세요. 면허가 취소·정지되었다면 다시 말씀해 주세요.",
      visa: "체류와 비자 신청은 외국인종합안내센터(☎ 1345)에서 안내합니다. 거부되었거나 출국 명령을 받으셨다면 다시 말씀해 주세요.",
      other: "무료 법률 상담은 대한법률구조공단(☎ 132)에서 받을 수 있습니다.",
    },
  },
  docx: {
    font: "Malgun Gothic",
    locale: "ko-KR",
    file: "AI대화",
    title: "AI 상담 기록",
    customer: "고객",
    visitor: "로그인하지 않은 방문자",
    service: "서비스",
    began: "시작",
    last: "마지막 대화",
    turns: "메시지 수",
    notice:
      "AI가 작성한 답변이 담긴 기록입니다. 일반 정보이며 법률 자문이 아닙니다. 「확인되지 않음」으로 표시된 부분은 근거 자료에서 확인되지 않았습니다.",
    joinedLines: "줄바꿈이 매우 많은 기록입니다. 뒷부분은 줄바꿈 대신 빈칸으로 이어 적었으며, 빠진 내용은 없습니다.",
    assistant: "AI 도우미",
    sources: "근거 자료",
    deadline: "기한 주의",
    lastDay: "마지막 날",
    countedFrom: "계산의 기준이 된 날",
    unverified: "확인되지 않은 표현",
    checkedOn: "확인일",
    states: { writing: "작성 중", stopped: "중지된 답변", failed: "답변하지 못함" },
    page: (now, all) => [now, " / ", all],
  },
};
