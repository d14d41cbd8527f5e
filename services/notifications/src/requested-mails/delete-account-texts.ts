import type { LinkTexts } from "./link-mail.ts";

export const deleteAccountTexts: LinkTexts = {
  ko: (username, minutes) => ({
    subject: "계정 삭제 확인",
    intro: `${username} 계정의 삭제를 요청하셨습니다. 아래 링크를 열어 삭제를 확인해주세요. 링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다.`,
    button: "계정 삭제 확인하기",
    ignore: "요청하신 적이 없다면 링크를 열지 마세요. 링크에서 확인하기 전에는 아무것도 삭제되지 않습니다.",
  }),
  en: (username, minutes) => ({
    subject: "Confirm that your account is to be deleted",
    intro: `You asked to delete the account ${username}. Please open the link to confirm it. The link works once, for ${minutes} minutes.`,
    button: "Confirm the deletion",
    ignore: "If you did not ask for this, do not open the link. Nothing is deleted until you confirm there.",
  }),
  ja: (username, minutes) => ({
    subject: "アカウント削除の確認",
    intro: `アカウント ${username} の削除のお申し込みを受け付けました。下のリンクを開いて削除を確認してください。リンクは${minutes}分間、一度だけ使えます。`,
    button: "アカウントの削除を確認する",
    ignore: "お心当たりがない場合は、リンクを開かないでください。リンク先で確認するまで、何も削除されません。",
  }),
  zh: (username, minutes) => ({
    subject: "确认删除账号",
    intro: `您申请了删除账号 ${username}。请打开以下链接确认删除。该链接在${minutes}分钟内有效，且只能使用一次。`,
    button: "确认删除账号",
    ignore: "如果这不是您的操作，请不要打开链接。在链接页面确认之前，不会删除任何内容。",
  }),
};
