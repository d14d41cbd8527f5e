import type { ko } from "./form-ko.ts";

export const en: Record<keyof typeof ko, string> = {
  "username.required": "Please enter your username",
  "username.min": "The username must have at least 3 characters",
  "username.max": "The username may have at most 20 characters",
  "username.characters": "The username may only contain letters, digits and underscores",
  "email.required": "Please enter your email address",
  "email.format": "This is not a valid email address",
  "phone.format": "This is not a valid phone number",
  "password.required": "Please enter your password",
  "password.min": "The password must have at least 8 characters",
  "password.max": "The password may have at most 128 characters",
  "passwordConfirm.mismatch": "The passwords do not match",
  "code.required": "Please enter the code",
  "contact.required": "Please enter your email or phone number",
  "name.required": "Please enter your name",
  "name.max": "The name may have at most 100 characters",
  "message.required": "Please write your message",
  "message.max": "A message may have at most 5,000 characters",
};
