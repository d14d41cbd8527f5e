import type { ko } from "./form-ko.ts";

export const zh: Record<keyof typeof ko, string> = {
  "username.required": "请输入用户名",
  "username.min": "用户名至少需要 3 个字符",
  "username.max": "用户名最多 20 个字符",
  "username.characters": "用户名只能包含英文字母、数字和下划线",
  "email.required": "请输入邮箱地址",
  "email.format": "邮箱格式不正确",
  "phone.format": "电话号码格式不正确",
  "password.required": "请输入密码",
  "password.min": "密码至少需要 8 个字符",
  "password.max": "密码最多 128 个字符",
  "passwordConfirm.mismatch": "两次输入的密码不一致",
  "code.required": "请输入验证码",
  "contact.required": "请输入邮箱或手机号码",
  "name.required": "请输入姓名",
  "name.max": "姓名最多 100 个字符",
  "message.required": "请输入留言内容",
  "message.max": "留言内容最多 5,000 个字符",
};
