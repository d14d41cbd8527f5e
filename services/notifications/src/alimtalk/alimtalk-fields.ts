import { NOTICE_KINDS, type NoticeKind } from "@legal/contracts/constants";
import { z } from "zod";

const KEYS = /^([\w-]+):([\w-]+)$/;

/** `<API key>:<API secret>` */
export const alimtalkKeysField = z.string().transform((text, context) => {
  const [, key, secret] = KEYS.exec(text.trim()) ?? [];
  if (key !== undefined && secret !== undefined) return { key, secret };
  context.addIssue({ code: "custom", message: "not <API key>:<API secret>" });
  return z.NEVER;
});

const TEMPLATE = /^([a-z-]+)=(\w+)$/;

/** `case-opened=KA01TP1,status-changed=KA01TP2` */
export const alimtalkTemplatesField = z.string().transform((text, context) => {
  const templates = new Map<NoticeKind, string>();
  for (const part of text.split(",")) {
    const [, name, template] = TEMPLATE.exec(part.trim()) ?? [];
    const kind = NOTICE_KINDS.find((one) => one === name);
    if (kind && template !== undefined) templates.set(kind, template);
    else context.addIssue({ code: "custom", message: `not <kind>=<template>: ${part}` });
  }
  return templates;
});
