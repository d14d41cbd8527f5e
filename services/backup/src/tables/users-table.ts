import { exportUsersCall, type User } from "@legal/contracts";
import { readPages, type InternalClient } from "@legal/service-kit";
import { defineTable, type Column, type Table } from "./table.ts";

const columns: readonly Column<User>[] = [
  { heading: { ko: "회원 번호", en: "Member id", ja: "会員ID", zh: "会员编号" }, width: 38, value: ({ id }) => id },
  {
    heading: { ko: "아이디", en: "Username", ja: "ユーザー名", zh: "用户名" },
    width: 22,
    value: (row) => row.username,
  },
  { heading: { ko: "이메일", en: "E-mail", ja: "メール", zh: "电子邮箱" }, width: 32, value: ({ email }) => email },
  { heading: { ko: "휴대폰", en: "Phone", ja: "電話", zh: "手机" }, width: 18, value: ({ phone }) => phone },
  { heading: { ko: "성", en: "Last name", ja: "姓", zh: "姓" }, width: 12, value: ({ lastName }) => lastName },
  { heading: { ko: "이름", en: "First name", ja: "名", zh: "名" }, width: 16, value: ({ firstName }) => firstName },
  {
    heading: { ko: "표시 이름", en: "Display name", ja: "表示名", zh: "显示名称" },
    width: 20,
    value: ({ displayName }) => displayName,
  },
  { heading: { ko: "권한", en: "Role", ja: "権限", zh: "权限" }, width: 10, value: ({ role }) => role },
  { heading: { ko: "언어", en: "Language", ja: "言語", zh: "语言" }, width: 10, value: ({ language }) => language },
  {
    heading: { ko: "가입 방법", en: "Signed up with", ja: "登録方法", zh: "注册方式" },
    width: 16,
    value: ({ authProvider }) => authProvider,
  },
  {
    heading: { ko: "가입일시(서울)", en: "Joined (Seoul)", ja: "登録日時（ソウル）", zh: "注册时间（首尔）" },
    kind: "instant",
    width: 20,
    value: ({ createdAt }) => createdAt,
  },
  {
    heading: { ko: "수정일시(서울)", en: "Changed (Seoul)", ja: "更新日時（ソウル）", zh: "修改时间（首尔）" },
    kind: "instant",
    width: 20,
    value: ({ updatedAt }) => updatedAt,
  },
];

/** Every account, as its owner and staff may see it. */
export const usersTable = (auth: InternalClient): Table =>
  defineTable({
    name: { ko: "회원명부", en: "Members", ja: "会員名簿", zh: "会员名册" },
    columns,
    rows: (signal) => readPages(auth, exportUsersCall, signal),
  });
