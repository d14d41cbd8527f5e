import type { NoticeCategory, NoticeChannel } from "@legal/contracts";
import { notFound, validationFailed, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { KnownUser, lockAccount } from "../users/user-model.ts";
import { categoriesOf, channelsOf, switchOf } from "./preference-rules.ts";
import { Preferences } from "./preferences-model.ts";

interface Change {
  category: NoticeCategory;
  channel: NoticeChannel;
  on: boolean;
}

const assertAllowed = ({ category, channel, on }: Change, index: number, role: User["role"]): void => {
  const path = `changes.${index}.channel`;
  const rule = channelsOf(category, null).find((one) => one.channel === channel);
  if (!categoriesOf(role).includes(category)) throw validationFailed([{ path, message: "channel.fixed" }]);
  if (!rule?.fixed || rule.on === on) return;
  throw validationFailed([{ path, message: rule.fixed === "last-channel" ? "channel.last" : "channel.fixed" }]);
};

const assertColleague = async (standInId: string, user: User): Promise<void> => {
  const colleague = { _id: standInId, role: "admin", deleted: false } as const;
  if (user.role === "admin" && standInId !== user.id && (await KnownUser.exists(colleague))) return;
  throw validationFailed([{ path: "standInId", message: "standIn.unknown" }]);
};

/** Switches channels, all of them or none; names the stand-in of a staff member. */
export const changePreferences = async (
  user: User,
  changes: readonly Change[],
  standInId: string | null | undefined,
): Promise<void> => {
  for (const [index, change] of changes.entries()) assertAllowed(change, index, user.role);
  if (typeof standInId === "string") await assertColleague(standInId, user);
  const switches = changes.map(({ category, channel, on }) => [`switches.${switchOf(category, channel)}`, on]);
  const set = { ...Object.fromEntries(switches), ...(standInId !== undefined && { standInId }) };
  if (Object.keys(set).length === 0) return;
  await inTransaction(async (session) => {
    if (!(await lockAccount(user.id, session))) throw notFound("account");
    await Preferences.updateOne({ _id: user.id }, { $set: set }, { upsert: true, session });
  });
};
