import { conflict } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { queueMail } from "../mail/mail-kinds.ts";
import type { UserDocument, UserRecord } from "../users/user-model.ts";
import { setEmail } from "./set-email.ts";

/** Throws 409 for an address that was confirmed, or that another account has. */
export const correctEmail = (user: UserRecord, email: string): Promise<UserDocument> =>
  inTransaction(async (session) => {
    const unconfirmed = { emailVerifiedAt: null };
    const corrected = await setEmail(user, { email, emailVerifiedAt: null }, session, unconfirmed);
    if (!corrected) throw conflict("EMAIL_ALREADY_VERIFIED", "email");
    await queueMail("verify-email", { userId: user._id }, session);
    return corrected;
  });
