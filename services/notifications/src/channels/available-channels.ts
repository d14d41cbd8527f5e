import type { NoticeChannel, NoticeKind } from "@legal/contracts";

type Kinds = ReadonlySet<NoticeKind> | "all";

const available = new Map<NoticeChannel, Kinds>([
  ["inbox", "all"],
  ["mail", "all"],
]);

/** At the start, where this installation has what a channel needs; for some kinds alone where each needs its own. */
export const offerChannel = (channel: NoticeChannel, kinds: Kinds = "all"): void => void available.set(channel, kinds);

export const isAvailable = (channel: NoticeChannel): boolean => available.has(channel);

export const isAvailableFor = (channel: NoticeChannel, kind: NoticeKind): boolean => {
  const kinds = available.get(channel);
  return kinds === "all" || (kinds?.has(kind) ?? false);
};
