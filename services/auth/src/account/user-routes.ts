import {
  authDataRead,
  checkUsernameCall,
  findUsernameCall,
  getUserCall,
  setLanguageCall,
  setPhoneCall,
  signupCall,
  updateMeCall,
} from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import {
  createRouter,
  notFound,
  parse,
  requireAdmin,
  requireRecentLogin,
  requireUser,
  staffReaderOf,
  userOf,
} from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { Router } from "express";
import type { AuthLimits } from "../limits/limits.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import type { LoginCookies } from "../login/login-cookies.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { isUsernameFree } from "../users/assert-free.ts";
import { changeLanguage } from "./change-language.ts";
import { changePhone } from "./change-phone.ts";
import { contactKeyOf, findUsernameBy } from "./find-username.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { presentUser } from "../users/present-user.ts";
import { rename } from "./update-display-name.ts";
import { signUp } from "./sign-up.ts";
import { User } from "../users/user-model.ts";

interface UserRouteDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
  sessionCache: SessionCache;
  cookies: LoginCookies;
}

export const userRoutes = ({ limits, hasher, sessionCache, cookies }: UserRouteDeps): Router => {
  const routes = createRouter();
  const recordRead = publishStaffReads(authDataRead);

  routes.post(signupCall.path, async (req, res) => {
    const { body } = parse(signupCall, req);
    await limits.signup.consume(req);
    await limits.verificationMailTo.check(emailKeyOf(body.email));
    const browser = cookies.browserOf(req);
    const { user, secret } = await signUp(body, browser, { hasher, sessionCache });
    await limits.verificationMailTo.consume(user.emailKey);
    cookies.start(res, browser, secret);
    res.status(signupCall.status).json(presentUser(user));
  });

  routes.post(checkUsernameCall.path, async (req, res) => {
    const { body } = parse(checkUsernameCall, req);
    await limits.checkUsername.consume(req);
    res.json({ available: await isUsernameFree(body.username) });
  });

  routes.post(findUsernameCall.path, async (req, res) => {
    const { body } = parse(findUsernameCall, req);
    await limits.findUsername.consume(req);
    await limits.findUsernameOf.consume(contactKeyOf(body));
    res.json({ username: await findUsernameBy(body) });
  });

  routes.patch(setLanguageCall.path, requireUser, async (req, res) => {
    const { body } = parse(setLanguageCall, req);
    await limits.profile.consume(userOf(req).id);
    res.json(presentUser(await changeLanguage(userOf(req).id, body.language, sessionCache)));
  });

  routes.patch(updateMeCall.path, requireUser, async (req, res) => {
    const { body } = parse(updateMeCall, req);
    await limits.profile.consume(userOf(req).id);
    res.json(presentUser(await rename(userOf(req), body.displayName)));
  });

  routes.patch(setPhoneCall.path, requireUser, requireRecentLogin, async (req, res) => {
    const { body } = parse(setPhoneCall, req);
    const { id } = userOf(req);
    await limits.profile.consume(id);
    res.json(presentUser(await inTransaction((session) => changePhone(id, body.phone, session))));
  });

  routes.get(getUserCall.path, requireAdmin, async (req, res) => {
    const { params } = parse(getUserCall, req);
    const user = await User.findById(params.id).lean();
    if (!user) throw notFound("user");
    const subject = { customerId: user._id, caseId: null, itemId: null };
    if (user._id !== userOf(req).id) await recordRead(staffReaderOf(req), "user-viewed", [subject]);
    res.json(presentUser(user));
  });

  return routes;
};
