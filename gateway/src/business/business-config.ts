import { z } from "zod";
import { isRegistrationNumber } from "./registration-number.ts";

const lineOf = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `longer than ${max} characters`)
    .regex(/^\P{Cc}*$/u, "not one line");
const line = lineOf(200);

const MAIL_ORDER_NUMBER = /^(제\s?)?\d{4}-\p{L}[\p{L}\d ]*-\d{1,6}호?$/u;
/** 02-123-4567, 010-1234-5678, 0507-1234-5678, 1588-1234, +82-2-123-4567 */
const PHONE = /^((\+82-\d{1,3}|0\d{1,3})-\d{3,4}|1[5-9]\d{2})-\d{4}$/;

const required = <S extends z.ZodType>(schema: S, text: string) =>
  schema.optional().describe(`${text}; needed wherever customers reach the site`);
const phone = z.string().regex(PHONE, "not a Korean phone number such as 02-123-4567");
const email = z.email("not an e-mail address");

const LANGUAGE_NAMES = { EN: "English", JA: "Japanese", ZH: "Chinese" };

const translations = <N extends string>(name: N) =>
  Object.fromEntries(
    Object.entries(LANGUAGE_NAMES).map(([suffix, language]) => [
      `${name}_${suffix}`,
      line.optional().describe(`The same in ${language}; without it as in Korean`),
    ]),
  ) as Record<`${N}_${keyof typeof LANGUAGE_NAMES}`, z.ZodOptional<z.ZodString>>;

/** The variables that say who runs the site; `npm start` and sites on a loopback address do without. */
export const businessConfig = {
  LOCAL_MODE: z
    .stringbool()
    .optional()
    .describe("Placeholders may stand for BUSINESS_*; without it they may where PUBLIC_ORIGIN is a loopback address"),
  BUSINESS_NAME: required(line, "The operator's company name (상호) as registered"),
  ...translations("BUSINESS_NAME"),
  BUSINESS_REPRESENTATIVE: required(line, "Name of its representative (대표자)"),
  ...translations("BUSINESS_REPRESENTATIVE"),
  BUSINESS_REGISTRATION_NUMBER: required(
    z.string().refine(isRegistrationNumber, "not a business registration number, 000-00-00000 with its check digit"),
    "Its business registration number (사업자등록번호)",
  ),
  BUSINESS_MAIL_ORDER_NUMBER: required(
    z.string().regex(MAIL_ORDER_NUMBER, "not like 제2026-서울서초-0123호"),
    "Its mail-order sales report number (통신판매업신고번호)",
  ),
  BUSINESS_ADDRESS: required(line, "Address of its office"),
  ...translations("BUSINESS_ADDRESS"),
  BUSINESS_PHONE: required(phone, "Phone of its customer support"),
  BUSINESS_FAX: phone.optional().describe("Fax, where there is one"),
  BUSINESS_EMAIL: required(email, "E-mail address of its customer support"),
  BUSINESS_HOSTING: required(line, "Name of the company that hosts the servers (호스팅서비스 제공자)"),
  BUSINESS_PROCESSORS: lineOf(1000)
    .optional()
    .describe("Who else works on personal data for the operator, each with task and country (개인정보 처리의 위탁)"),
  BUSINESS_PRIVACY_OFFICER: required(line, "Name or department of the privacy officer (개인정보 보호책임자)"),
  BUSINESS_PRIVACY_EMAIL: email.optional().describe("Their e-mail address; without it BUSINESS_EMAIL"),
};

export type BusinessSettings = z.output<z.ZodObject<typeof businessConfig>>;
