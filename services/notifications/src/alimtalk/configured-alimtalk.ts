import type { NoticeKind } from "@legal/contracts";
import { createAlimtalkSender, type AlimtalkSender } from "./alimtalk-sender.ts";

interface AlimtalkSettings {
  ALIMTALK_KEYS?: { key: string; secret: string } | undefined;
  ALIMTALK_CHANNEL?: string | undefined;
  ALIMTALK_TEMPLATES?: ReadonlyMap<NoticeKind, string> | undefined;
}

/** Undefined where AlimTalk is not set up. */
export const configuredAlimtalk = (settings: AlimtalkSettings): AlimtalkSender | undefined => {
  const { ALIMTALK_KEYS: keys, ALIMTALK_CHANNEL: channel, ALIMTALK_TEMPLATES: templates } = settings;
  if (!keys || channel === undefined || !templates) return undefined;
  return createAlimtalkSender({ keys, channel, templates });
};
