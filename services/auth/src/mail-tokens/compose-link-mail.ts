import type { Language } from "@legal/contracts";
import type { Mail } from "@legal/service-kit/mail";
import { letter } from "../mail/letter.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import { issueMailToken } from "./issue-mail-token.ts";
import type { MailTokenPurpose } from "./mail-token-model.ts";

export interface LinkMailFacts {
  userId: string;
}

interface Texts {
  subject: string;
  intro: string;
  button: string;
  ignore: string;
}

interface LinkMail {
  purpose: MailTokenPurpose;
  lifeMs: number;
  /** The page that the link opens. */
  path: string;
  texts: Record<Language, (username: string) => Texts>;
  /** By default while the account exists. */
  isDue?: (user: UserRecord) => boolean;
}

/** A mail with one button, whose link holds a token that works once; nothing to send once it is no longer due. */
export const composeLinkMail =
  ({ purpose, lifeMs, path, texts, isDue = () => true }: LinkMail) =>
  (publicOrigin: string) =>
  async ({ userId }: LinkMailFacts): Promise<Mail | undefined> => {
    const user = await User.findById(userId).lean();
    if (!user || !isDue(user)) return undefined;
    const url = new URL(path, publicOrigin);
    url.searchParams.set("token", await issueMailToken(user, { purpose, lifeMs }));
    const { subject, intro, button, ignore } = texts[user.language](user.username);
    const parts = [intro, { button, link: url.href }, ignore];
    return { to: user.email, ...letter(user.language, { subject, parts }) };
  };
