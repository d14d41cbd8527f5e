import type { ko } from "./form-ko.ts";

export const ja: Record<keyof typeof ko, string> = {
  "username.required": "ユーザー名を入力してください",
  "username.min": "ユーザー名は3文字以上で入力してください",
  "username.max": "ユーザー名は20文字以内で入力してください",
  "username.characters": "ユーザー名に使えるのは英字、数字、アンダースコアのみです",
  "email.required": "メールアドレスを入力してください",
  "email.format": "メールアドレスの形式が正しくありません",
  "phone.format": "電話番号の形式が正しくありません",
  "password.required": "パスワードを入力してください",
  "password.min": "パスワードは8文字以上で入力してください",
  "password.max": "パスワードは128文字以内で入力してください",
  "passwordConfirm.mismatch": "パスワードが一致しません",
  "code.required": "認証コードを入力してください",
  "contact.required": "メールアドレスまたは携帯電話番号を入力してください",
  "name.required": "お名前を入力してください",
  "name.max": "お名前は100文字以内で入力してください",
  "message.required": "お問い合わせ内容を入力してください",
  "message.max": "お問い合わせ内容は5,000文字以内で入力してください",
};
