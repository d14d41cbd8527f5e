import type { ErrorCode } from "@legal/contracts";
import type { comeBack as source } from "./errors-ko.ts";

export const ja: Record<ErrorCode, string> = {
  VALIDATION_FAILED: "入力内容をご確認ください。",
  MALFORMED_JSON: "リクエストを読み取れませんでした。",
  MALFORMED_REQUEST: "リクエストを読み取れませんでした。",
  REQUEST_TIMEOUT: "リクエストの受信に時間がかかりすぎました。もう一度お試しください。",
  UNAUTHENTICATED: "ログインが必要です。",
  INVALID_CREDENTIALS: "ユーザー名またはパスワードが正しくありません。",
  STEP_UP_REQUIRED: "確認のため、もう一度パスワードを入力してください。",
  SECOND_FACTOR_REQUIRED: "管理者は先に2段階認証を設定してください。",
  SECOND_FACTOR_INVALID: "認証コードが正しくありません。新しいコードを確認して、もう一度入力してください。",
  SECOND_FACTOR_EXISTS: "2段階認証はすでに有効です。",
  SECOND_FACTOR_NEEDED_BY_STAFF: "管理者アカウントの2段階認証は無効にできません。",
  LOGIN_EXPIRED: "ログインの有効時間が過ぎました。最初からやり直してください。",
  FORBIDDEN: "アクセス権限がありません。",
  CROSS_SITE_REQUEST: "他のサイトからのリクエストは受け付けていません。このサイトからもう一度お試しください。",
  NOT_FOUND: "お探しの項目が見つかりません。",
  ACCOUNT_NOT_FOUND: "この情報で登録されたアカウントが見つかりません。",
  ROOM_NOT_FOUND: "チャットルームが見つかりません",
  METHOD_NOT_ALLOWED: "このアドレスでは対応していないリクエストです。",
  USERNAME_TAKEN: "このユーザー名はすでに使われています。別の名前を入力してください。",
  EMAIL_TAKEN:
    "このメールアドレスはすでに登録されています。ご本人のアカウントでしたら、そのアカウントでログインするか、ユーザー名をお探しください。",
  CONFLICT: "ほかの変更と重なりました。再読み込みしてからもう一度お試しください。",
  CASE_CHANGED: "ほかの担当者が先にこの案件を変更しました。変更内容を確認してから、もう一度お試しください。",
  MESSAGE_CAME_FIRST: "その間に新しいメッセージが届きました。先に内容をご確認ください。",
  DEADLINE_CHANGED: "その間にこの期限が変更されました。変更内容を確認してから、もう一度お試しください。",
  DEADLINE_OPEN: "まだ終わっていない期限があります。この案件を終える理由を入力してください。",
  CHANNEL_UNAVAILABLE: "この方法による通知はまだご利用いただけません。",
  DEADLINE_NEEDS_COLLEAGUE: "送達の内容を入力した本人は、その期限を確認できません。ほかの担当者が確認してください。",
  TOO_MANY_DEADLINES: "この案件にはこれ以上期限を入力できません。メッセージでお知らせください。",
  CASE_ENDED: "この案件は終了しています。事務所が案件を再開すると、続けることができます。",
  DOCUMENT_CHANGED: "その間に別の場所で書類が変更されました。最新の内容を確認してから、もう一度保存してください。",
  DOCUMENT_OUTDATED:
    "書類をお見せした後に期限が近づいたか、書式や費用の計算が変わったか、弁護士の確認が有効でなくなったため、担当者がもう一度確認します。確認が終わると、もう一度ご覧いただけます。期限が迫っている場合は、チャットルームでお知らせください。",
  DOCUMENT_LOCKED: "現在の段階では書類を変更できません。",
  DOCUMENT_STATE: "現在の段階では行えない操作です。",
  DOCUMENT_NOT_READY: "まだ次の段階に進めません。表示された項目をご確認ください。",
  DOCUMENT_NEEDS_LAWYER: "この書類には弁護士の確認が必要です。",
  LAWYER_NAMES_SELF: "自分自身を弁護士として登録することはできません。別の管理者が登録してください。",
  DOCUMENT_REVISIONS_USED:
    "含まれている修正回数をすべて使い切りました。さらに修正が必要な場合は、メッセージでお知らせください。",
  DOCUMENT_FILE_DAMAGED: "保管されたファイルが原本と一致しないため、ダウンロードできません。担当者が確認いたします。",
  TOO_MANY_DOCUMENTS: "1つの案件で作成できる書類の数を超えています。",
  TOO_MANY_COMMENTS: "1つの書類に残せるコメントの数を超えています。",
  HOLIDAY_EXISTS: "すでに公休日になっている日です。",
  RESET_TOKEN_INVALID: "再設定リンクの有効期限が切れているか、すでに使用されています。新しいリンクを請求してください。",
  GOOGLE_UNAVAILABLE: "現在Googleログインは利用できません。ユーザー名とパスワードでログインしてください。",
  GOOGLE_SIGN_IN_FAILED: "Googleログインを完了できませんでした。最初からもう一度お試しください。",
  GOOGLE_ACCOUNT_EXISTS:
    "同じメールアドレスのアカウントがあります。先にパスワードでログインしてからGoogleを連携してください。",
  GOOGLE_EMAIL_UNVERIFIED: "Googleで確認されていないメールアドレスです。Googleで確認してからもう一度お試しください。",
  GOOGLE_NEEDS_PASSWORD:
    "このアカウントにはパスワードがありません。先に「パスワードの再設定」でパスワードを決めてから、連携を解除してください。",
  GOOGLE_ALREADY_CONNECTED: "Googleアカウントはすでに連携されています。先に連携を解除してください。",
  PASSWORD_WRONG: "パスワードが正しくありません。",
  MAIL_LINK_INVALID: "リンクの有効期限が切れているか、すでに使用されています。",
  EMAIL_ALREADY_VERIFIED: "確認済みのメールアドレスはここでは変更できません。",
  EMAIL_NOT_VERIFIED: "先にメールアドレスをご確認ください。確認メールはマイページから受け取れます。",
  LAST_ADMIN: "最後の管理者アカウントは、削除したり一般会員に変更したりできません。先に別の管理者を指定してください。",
  PAYLOAD_TOO_LARGE: "送信内容が大きすぎます。短くしてもう一度お送りください。",
  FILE_TOO_LARGE: "ファイルは20MBまでアップロードできます。",
  FILE_TYPE_NOT_ALLOWED:
    "このファイルはアップロードできません。PDF、DOC、DOCX、JPG、JPEG、PNG、TXTのみ対応しています。",
  FILE_MISSING: "アップロードするファイルを選択してください。",
  FILE_INFECTED:
    "ファイルから悪意のあるプログラムが見つかったため、アップロードできません。ウイルス対策ソフトで確認し、別のファイルをお使いください。",
  UPLOAD_QUOTA_EXCEEDED: "1日にアップロードできる容量を使い切りました。残りは明日アップロードしてください。",
  SCANNER_UNAVAILABLE:
    "現在ファイルの安全性を確認できないため、アップロードできませんでした。しばらくしてからもう一度お試しください。",
  TOO_MANY_NEW_CASES:
    "短い時間に多くの案件を開いています。しばらくしてからもう一度お試しいただくか、事務所にメッセージをお送りください。",
  TOO_MANY_OPEN_CASES:
    "担当者の確認を待っている案件が多いため、新しい案件を開けません。事務所にメッセージをお送りください。すぐにご案内します。",
  PRICE_CHANGED:
    "表示した金額と現在の金額が異なるため、ご注文を受け付けていません。ページを再読み込みして金額をご確認のうえ、もう一度お申し込みください。",
  UPLOAD_INTERRUPTED: "アップロードが途中で切れました。もう一度アップロードしてください。",
  UNSUPPORTED_MEDIA_TYPE: "対応していない形式のリクエストです。",
  RATE_LIMITED: "リクエストが多すぎます。しばらくしてからもう一度お試しください。",
  BUDGET_EXCEEDED: "本日のAI利用量を使い切りました。明日またご利用いただくか、担当者にお問い合わせください。",
  AI_UNAVAILABLE: "現在AIが回答できません。しばらくしてからもう一度お試しいただくか、担当者にお問い合わせください。",
  AI_TIMEOUT: "AIの回答が時間内に届きませんでした。入力内容は残っていますので、もう一度お試しください。",
  AI_ANSWER_UNUSABLE: "AIの回答を利用できませんでした。もう一度お試しください。",
  ANSWER_IN_PROGRESS: "前のご質問に回答中です。回答が終わるか、停止してからお送りください。",
  CONVERSATION_FULL: "この相談は最大の長さに達しました。新しい相談を始めてください。",
  TRANSLATION_UNAVAILABLE: "現在翻訳は利用できません。原文をご確認ください。",
  BACKUP_RUNNING: "別のバックアップが実行中です。終わってからもう一度お試しください。",
  BACKUP_INTERRUPTED: "バックアップが途中で中断されました。途中のファイルは残っていません。もう一度開始してください。",
  BACKUP_GOOGLE_DENIED:
    "Googleがバックアップ先フォルダーへの保存を拒否しました。フォルダーの共有権限と空き容量をご確認ください。",
  BACKUP_GOOGLE_BUSY:
    "Googleのリクエスト上限によりバックアップできませんでした。しばらくしてからもう一度お試しください。",
  BACKUP_GOOGLE_FAILED: "Googleに保存できませんでした。しばらくしてからもう一度お試しください。",
  INTERNAL_ERROR: "処理中に問題が発生しました。しばらくしてからもう一度お試しください。",
  UPSTREAM_FAILED: "サービスに接続できませんでした。しばらくしてからもう一度お試しください。",
  SERVICE_UNAVAILABLE: "現在この機能は利用できません。しばらくしてからもう一度お試しください。",
  SERVICE_BUSY: "現在、処理が混み合っています。しばらくしてからもう一度お試しください。",
  UPSTREAM_TIMEOUT: "応答に時間がかかっています。しばらくしてからもう一度お試しください。",
};

/** Between a number and its unit there is no blank. */
const closed = (time: string): string => time.replaceAll(" ", "");

export const comeBack: typeof source = {
  RATE_LIMITED: (time) => `リクエストが多すぎます。${closed(time)}後にもう一度お試しください。`,
  UPLOAD_QUOTA_EXCEEDED: (time) =>
    `1日にアップロードできる容量を使い切りました。${closed(time)}後にもう一度アップロードしてください。`,
  TOO_MANY_NEW_CASES: (time) =>
    `短い時間に多くの案件を開いています。${closed(time)}後にもう一度お試しいただくか、事務所にメッセージをお送りください。`,
};
