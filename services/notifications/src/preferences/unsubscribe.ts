import { randomBytes } from "node:crypto";
import type { MailSubscription, NoticeCategory } from "@legal/contracts";
import { notFound } from "@legal/service-kit";
import { Preferences, type PreferencesRecord } from "./preferences-model.ts";
import { isOn, switchOf } from "./preference-rules.ts";

/** Whose mails can be switched off: each carries a link that does it. */
export const UNSUBSCRIBABLE = ["message", "status", "work", "digest"] as const satisfies readonly NoticeCategory[];
type Unsubscribable = (typeof UNSUBSCRIBABLE)[number];

const TOKEN = /^[\w-]{43}$/;

/** The secret of a person's links for a category, made with the first mail. It can do nothing but end those mails. */
export const unsubscribeTokenOf = async (userId: string, category: Unsubscribable): Promise<string> => {
  const field = `unsubscribeTokens.${category}`;
  const known = await Preferences.findById(userId).lean<PreferencesRecord>();
  const token = known?.unsubscribeTokens[category];
  if (token !== undefined) return token;
  await Preferences.updateOne({ _id: userId }, {}, { upsert: true });
  const made = { $set: { [field]: randomBytes(32).toString("base64url") } };
  await Preferences.updateOne({ _id: userId, [field]: { $exists: false } }, made);
  return unsubscribeTokenOf(userId, category);
};

const findByToken = async (token: string) => {
  if (!TOKEN.test(token)) throw notFound("link");
  const anyOf = UNSUBSCRIBABLE.map((one) => ({ [`unsubscribeTokens.${one}`]: token }));
  const preferences = await Preferences.findOne({ $or: anyOf }).lean<PreferencesRecord>();
  const category = UNSUBSCRIBABLE.find((one) => preferences?.unsubscribeTokens[one] === token);
  if (!preferences || !category) throw notFound("link");
  return { category, preferences };
};

export const showSubscription = async (token: string): Promise<MailSubscription> => {
  const { category, preferences } = await findByToken(token);
  return { category, subscribed: isOn(category, "mail", preferences) };
};

/** Ends or begins the mails of the link's category; doing it twice changes nothing. */
export const setSubscribed = async (token: string, subscribed: boolean): Promise<MailSubscription> => {
  const { category, preferences } = await findByToken(token);
  const change = { $set: { [`switches.${switchOf(category, "mail")}`]: subscribed } };
  await Preferences.updateOne({ _id: preferences._id }, change);
  return { category, subscribed };
};
