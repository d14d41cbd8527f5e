import type { FixedReason, NoticeCategory, NoticeChannel, Role } from "@legal/contracts";
import { NOTICE_CHANNELS } from "@legal/contracts/constants";
import { isAvailable } from "../channels/available-channels.ts";
import { NOTICE_RULES } from "../notices/notice-rules.ts";
import type { PreferencesRecord } from "./preferences-model.ts";

export const switchOf = (category: NoticeCategory, channel: NoticeChannel) => `${category}/${channel}` as const;

const CATEGORIES: Record<Role, readonly NoticeCategory[]> = {
  user: ["security", "contract", "deadline", "message", "status"],
  admin: ["security", "deadline", "message", "work", "digest"],
};
export const categoriesOf = (role: Role): readonly NoticeCategory[] => CATEGORIES[role];

const isOffered = (category: NoticeCategory, channel: NoticeChannel): boolean =>
  Object.values(NOTICE_RULES).some(
    (rule) => rule.category === category && rule.channels.some((offered) => offered === channel),
  );

const fixedReason = (category: NoticeCategory, channel: NoticeChannel): FixedReason | null => {
  if (channel === "inbox") return "inbox";
  if (!isAvailable(channel)) return "unavailable";
  // auth asks for these mails by itself.
  if (category === "security" && channel === "mail") return "account";
  if (!isOffered(category, channel)) return "not-offered";
  if (channel !== "mail") return null;
  if (category === "contract") return "contract";
  // The one way that needs no device: a browser forgets its subscription.
  return category === "deadline" ? "last-channel" : null;
};

/** Off until switched on: the number is not confirmed, and another company reads the message. */
const OPT_IN: ReadonlySet<NoticeChannel> = new Set(["alimtalk"]);

interface ChannelPreference {
  channel: NoticeChannel;
  on: boolean;
  fixed: FixedReason | null;
}

/** Each channel of a category: what is fixed with its reason, the rest as it was switched; on by itself but for what one asks for. */
export const channelsOf = (
  category: NoticeCategory,
  preferences: Pick<PreferencesRecord, "switches"> | null,
): ChannelPreference[] =>
  NOTICE_CHANNELS.map((channel) => {
    const fixed = fixedReason(category, channel);
    if (fixed) return { channel, fixed, on: fixed !== "unavailable" && fixed !== "not-offered" };
    return { channel, fixed, on: preferences?.switches[switchOf(category, channel)] ?? !OPT_IN.has(channel) };
  });

export const isOn = (
  category: NoticeCategory,
  channel: NoticeChannel,
  preferences: Pick<PreferencesRecord, "switches"> | null,
): boolean => channelsOf(category, preferences).some((one) => one.channel === channel && one.on);
