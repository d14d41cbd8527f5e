import type { Language } from "@legal/contracts";
import type { Mail } from "@legal/service-kit/mail";
import { renderMail } from "../mail/render-mail.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import { issueMailToken } from "../mail-tokens/issue-mail-token.ts";
import type { MailTokenPurpose } from "../mail-tokens/mail-token-model.ts";

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
  async ({ userId }: { userId: string }): Promise<Mail | undefined> => {
    const user = await User.findById(userId).lean();
    if (!user || !isDue(user)) return undefined;
    const url = new URL(path, publicOrigin);
    url.searchParams.set("token", await issueMailToken(user, { purpose, lifeMs }));
    const { subject, intro, button, ignore } = texts[user.language](user.username);
    const parts = [intro, { button, link: url.href }, ignore];
    return { to: user.email, ...renderMail(user.language, { subject, parts }) };
  };
