import type { CannedReply } from "@legal/contracts";
import type { BrowserSession } from "../platform/browser-session.ts";

type ReadyReply = Pick<CannedReply, "title" | "texts">;

const replies: ReadyReply[] = [
  {
    title: "접수 안내",
    texts: {
      ko: "{customer} 님, {service} 신청을 확인했습니다. 담당자는 {staff}입니다. 필요한 자료를 곧 안내해 드리겠습니다.",
      en: "Dear {customer}, we have received your order for {service}. {staff} handles your case and will tell you shortly which documents we need.",
      ja: "{customer}様、{service}のお申し込みを確認しました。担当は{staff}です。必要な資料をまもなくご案内します。",
      zh: "{customer}您好，我们已收到您的{service}申请，由{staff}负责。稍后会告知您需要准备的资料。",
    },
  },
  {
    title: "자료 요청",
    texts: {
      ko: "{customer} 님, {service} 진행을 위해 계약서와 입금 내역을 이 채팅방에 올려주세요. 마감일은 {deadline}입니다.",
      en: "Dear {customer}, please upload the contract and proof of payment here so that we can go on with {service}. The deadline is {deadline}.",
      ja: "{customer}様、{service}を進めるため、契約書と入金の記録をこのチャットにアップロードしてください。期限は{deadline}です。",
      zh: "{customer}您好，为办理{service}，请将合同和付款记录上传到本聊天室。截止日期为{deadline}。",
    },
  },
];

/** The office's own texts, unless an earlier run has written them. */
export const writeCannedReplies = async (office: BrowserSession): Promise<void> => {
  const known = await office.ask<CannedReply[]>("GET", "/api/canned-replies");
  for (const reply of replies)
    if (!known.some(({ title }) => title === reply.title)) await office.ask("POST", "/api/canned-replies", reply);
};
