import type { AiTurnStatus, Language } from "@legal/contracts";

export interface DocxTexts {
  /** Part of the file name. */
  file: string;
  title: string;
  customer: string;
  visitor: string;
  service: string;
  began: string;
  last: string;
  turns: string;
  notice: string;
  /** Said when the conversation has more lines than a file takes. */
  joinedLines: string;
  assistant: string;
  sources: string;
  deadline: string;
  lastDay: string;
  /** The day that the last day was counted from. */
  countedFrom: string;
  unverified: string;
  checkedOn: string;
  states: Partial<Record<AiTurnStatus, string>>;
  page: (now: string, all: string) => readonly string[];
}

const ko: DocxTexts = {
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
};

const en: DocxTexts = {
  file: "AI conversation",
  title: "Record of an AI consultation",
  customer: "Customer",
  visitor: "Visitor who was not signed in",
  service: "Service",
  began: "Began",
  last: "Last word",
  turns: "Messages",
  notice:
    "This record holds answers written by an AI. They are general information, not legal advice. What is marked as not verified was not found in the sources.",
  joinedLines:
    "This record has a very large number of line breaks. Further on they are written as spaces; no word is left out.",
  assistant: "AI assistant",
  sources: "Sources",
  deadline: "Deadline",
  lastDay: "last day",
  countedFrom: "counted from",
  unverified: "Not verified",
  checkedOn: "checked on",
  states: { writing: "being written", stopped: "stopped", failed: "not answered" },
  page: (now, all) => ["Page ", now, " of ", all],
};

const ja: DocxTexts = {
  file: "AI相談",
  title: "AI相談の記録",
  customer: "お客様",
  visitor: "ログインしていない訪問者",
  service: "サービス",
  began: "開始",
  last: "最後の発言",
  turns: "発言数",
  notice:
    "AIが作成した回答を含む記録です。一般的な情報であり、法的助言ではありません。「未確認」とある部分は資料で確認できていません。",
  joinedLines: "改行が非常に多い記録です。途中からは改行の代わりに空白を入れています。省いた内容はありません。",
  assistant: "AIアシスタント",
  sources: "資料",
  deadline: "期限に注意",
  lastDay: "最終日",
  countedFrom: "計算の基準日",
  unverified: "確認できない表現",
  checkedOn: "確認日",
  states: { writing: "作成中", stopped: "停止した回答", failed: "回答できませんでした" },
  page: (now, all) => [now, " / ", all],
};

const zh: DocxTexts = {
  file: "AI对话",
  title: "AI咨询记录",
  customer: "客户",
  visitor: "未登录的访客",
  service: "服务",
  began: "开始",
  last: "最后对话",
  turns: "消息数",
  notice: "本记录包含由AI撰写的回答，仅为一般信息，不是法律意见。标有“未经核实”的部分未能在资料中得到确认。",
  joinedLines: "本记录的换行非常多，后面部分以空格代替换行，内容没有省略。",
  assistant: "AI助手",
  sources: "依据",
  deadline: "注意期限",
  lastDay: "最后一天",
  countedFrom: "起算依据的日期",
  unverified: "未经核实的内容",
  checkedOn: "核对日期",
  states: { writing: "正在撰写", stopped: "已停止的回答", failed: "未能回答" },
  page: (now, all) => [now, " / ", all],
};

export const docxTexts: Readonly<Record<Language, DocxTexts>> = { ko, en, ja, zh };
