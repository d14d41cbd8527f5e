import type { FixedReason, NoticeCategory, NoticeChannel, Role } from "@legal/contracts";
import { NOTICE_CHANNELS } from "@legal/contracts/constants";
import { NOTICE_RULES } from "../notices/notice-rules.ts";
import type { PreferencesRecord } from "./preferences-model.ts";

export const switchOf = (category: NoticeCategory, channel: NoticeChannel) => `${category}/${channel}` as const;

const CATEGORIES: Record<Role, readonly NoticeCategory[]> = {
  user: ["contract", "deadline", "message", "status"],
  admin: ["deadline", "message", "work", "digest"],
};
export const categoriesOf = (role: Role): readonly NoticeCategory[] => CATEGORIES[role];

const isOffered = (category: NoticeCategory, channel: NoticeChannel): boolean =>
  Object.values(NOTICE_RULES).some(
    (rule) => rule.category === category && rule.channels.some((offered) => offered === channel),
  );

const fixedReason = (category: NoticeCategory, channel: NoticeChannel): FixedReason | null => {
  if (channel === "inbox") return "inbox";
  if (channel !== "mail") return "unavailable";
  if (!isOffered(category, channel)) return "not-offered";
  if (category === "contract") return "contract";
  // Mail is the only other way of this installation.
  return category === "deadline" ? "last-channel" : null;
};

interface ChannelPreference {
  channel: NoticeChannel;
  on: boolean;
  fixed: FixedReason | null;
}

/** Each channel of a category: what is fixed with its reason, the rest as it was switched; on by itself. */
export const channelsOf = (
  category: NoticeCategory,
  preferences: Pick<PreferencesRecord, "switches"> | null,
): ChannelPreference[] =>
  NOTICE_CHANNELS.map((channel) => {
    const fixed = fixedReason(category, channel);
    if (fixed) return { channel, fixed, on: fixed !== "unavailable" && fixed !== "not-offered" };
    return { channel, fixed, on: preferences?.switches[switchOf(category, channel)] ?? true };
  });

export const isOn = (
  category: NoticeCategory,
  channel: NoticeChannel,
  preferences: Pick<PreferencesRecord, "switches"> | null,
): boolean => channelsOf(category, preferences).some((one) => one.channel === channel && one.on);
