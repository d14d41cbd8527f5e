import type { Mail } from "@legal/service-kit/mail";
import { issueResetToken } from "../passwords/issue-reset-token.ts";
import { User } from "../users/user-model.ts";
import { resetMail } from "./reset-mail.ts";

export interface ResetMailFacts {
  emailKey: string;
}

/** The mail with the link, if the address belongs to an account. The link's host is configuration, never a request's header. */
export const composeResetMail =
  (publicOrigin: string) =>
  async ({ emailKey }: ResetMailFacts): Promise<Mail | undefined> => {
    const user = await User.findOne({ emailKey }).lean();
    if (!user) return undefined;
    const link = new URL("/reset-password", publicOrigin);
    link.searchParams.set("token", await issueResetToken(user._id));
    return { to: user.email, ...resetMail(user.language, user.username, link.href) };
  };
