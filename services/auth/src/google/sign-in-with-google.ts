import type { Language } from "@legal/contracts";
import { AppError, conflict } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import type { SessionCache } from "../sessions/session-cache.ts";
import { enterAccount, type Entrance } from "../login/enter-account.ts";
import type { StaffRule } from "../second-factor/staff-rule.ts";
import type { Browser } from "../sessions/start-session.ts";
import { createUser } from "../users/create-user.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { User } from "../users/user-model.ts";
import { freeUsername } from "./free-username.ts";
import type { GoogleAccount } from "./google-provider.ts";
import { memberNames } from "./member-names.ts";

const accountExists = () => conflict("GOOGLE_ACCOUNT_EXISTS");

/** An address alone proves nothing to us: the owner of the local account signs in there first and connects Google. */
const openAccount = async (google: GoogleAccount, language: Language, session: ClientSession) => {
  if (!google.email_verified) throw new AppError(403, "GOOGLE_EMAIL_UNVERIFIED");
  if (await User.exists({ emailKey: emailKeyOf(google.email) }).session(session)) throw accountExists();
  return createUser(
    {
      username: await freeUsername(google.email),
      email: google.email,
      emailVerifiedAt: new Date(),
      passwordHash: null,
      language,
      ...memberNames(google),
      profileImageUrl: google.picture,
      googleSubject: google.sub,
    },
    session,
  );
};

/** Signs in the owner of a Google account, opening an account at the first visit; an account with a second factor is asked for it. */
export const signInWithGoogle = async (
  google: GoogleAccount,
  { language, ...browser }: Browser & { language: Language },
  { sessionCache, staffRule }: { sessionCache: SessionCache; staffRule: StaffRule },
): Promise<Entrance> => {
  const entrance = await inTransaction(async (session) => {
    const change = { $set: { lastLoginAt: new Date() } };
    const options = { session, timestamps: false };
    const known = await User.findOneAndUpdate({ googleSubject: google.sub }, change, options);
    const user = known ?? (await openAccount(google, language, session));
    return enterAccount(user, { amr: ["google"], browser }, staffRule, session);
  });
  if ("changes" in entrance) await sessionCache.apply(entrance.changes);
  return entrance;
};
