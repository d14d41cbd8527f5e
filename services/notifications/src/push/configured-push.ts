import { createPushSender, type PushSender, type VapidKeys } from "./push-sender.ts";

interface PushSettings {
  VAPID_KEYS?: VapidKeys | undefined;
  MAIL_FROM: string;
  PUBLIC_ORIGIN: string;
}

/** Undefined where push is not set up. */
export const configuredPush = ({
  VAPID_KEYS: keys,
  MAIL_FROM,
  PUBLIC_ORIGIN,
}: PushSettings): PushSender | undefined => {
  if (!keys) return undefined;
  // Whom push services write to: the site, or the office's address where there is none to show.
  const contact = PUBLIC_ORIGIN.startsWith("https:") ? PUBLIC_ORIGIN : `mailto:${MAIL_FROM.replace(/^.*<|>.*$/g, "")}`;
  return createPushSender({ keys, contact });
};
