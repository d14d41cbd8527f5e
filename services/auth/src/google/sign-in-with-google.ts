import type { Language } from "@legal/contracts";
import { AppError, conflict, inTransaction } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import type { SessionMirror } from "../sessions/session-mirror.ts";
import { insertSession, newSessionSecret, type Browser } from "../sessions/start-session.ts";
import { createUser } from "../users/create-user.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { User } from "../users/user-model.ts";
import { freeUsername } from "./free-username.ts";
import type { GoogleAccount } from "./google-provider.ts";

const accountExists = () => conflict("GOOGLE_ACCOUNT_EXISTS");

/** An address alone proves nothing to us: whoever has the local account signs in there first and connects Google. */
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
      firstName: google.given_name,
      lastName: google.family_name,
      displayName: google.name,
      profileImageUrl: google.picture,
      googleSubject: google.sub,
    },
    session,
  );
};

/** Signs in the owner of a Google account, opening an account at the first visit; returns the cookie's secret. */
export const signInWithGoogle = async (
  google: GoogleAccount,
  { language, ...browser }: Browser & { language: Language },
  mirror: SessionMirror,
): Promise<string> => {
  const secret = newSessionSecret();
  const changes = await inTransaction(async (session) => {
    const known = await User.findOne({ googleSubject: google.sub }).session(session);
    const user = known ?? (await openAccount(google, language, session));
    return insertSession(user, { secret, amr: ["google"], browser }, session);
  });
  await mirror.apply(changes);
  return secret;
};
