import { INQUIRY_MESSAGE_MAX, INQUIRY_NAME_MAX, isVisible } from "@legal/contracts/constants";
import { emailRule, optionalPhoneRule, type Rule } from "@legal/web-kit/form";

const nameRule: Rule = (value) => {
  const name = value.trim();
  if (!isVisible(name)) return "name.required";
  return name.length > INQUIRY_NAME_MAX ? "name.max" : undefined;
};

const messageRule: Rule = (value) => {
  const message = value.trim();
  if (!isVisible(message)) return "message.required";
  return message.length > INQUIRY_MESSAGE_MAX ? "message.max" : undefined;
};

export const inquiryRules = {
  name: nameRule,
  email: ((value) => emailRule(value.trim())) satisfies Rule,
  phone: optionalPhoneRule,
  message: messageRule,
};
