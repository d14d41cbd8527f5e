import type { Language } from "@legal/contracts";
import { inTransaction } from "@legal/service-kit/mongo";
import type { SessionCache } from "../sessions/session-cache.ts";
import { SessionModel } from "../sessions/session-model.ts";
import { changeUser } from "../users/update-user.ts";

/** Sessions carry the language to the services, so they change with the account, on every device. */
export const changeLanguage = async (userId: string, language: Language, sessionCache: SessionCache) => {
  const { user, sessions } = await inTransaction(async (session) => {
    const changed = await changeUser(userId, { language }, session);
    const own = { "sess.userId": userId };
    await SessionModel.updateMany(own, { $set: { "sess.language": language } }, { session });
    return { user: changed, sessions: await SessionModel.find(own).session(session).lean() };
  });
  await Promise.all(sessions.map((one) => sessionCache.refresh(one)));
  return user;
};
