import { authDataRead, checkUsername, findUsername, getUser, setLanguage, signup, updateMe } from "@legal/contracts";
import { tellStaffReads } from "@legal/event-bus";
import {
  createRouter,
  clientNetworkOf,
  notFound,
  parse,
  requireAdmin,
  requireUser,
  staffReaderOf,
  userOf,
} from "@legal/service-kit";
import type { Router } from "express";
import type { AuthLimits } from "../limits.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import type { LoginCookies } from "../sessions/login-cookies.ts";
import type { SessionMirror } from "../sessions/session-mirror.ts";
import { isUsernameFree } from "./assert-free.ts";
import { changeLanguage } from "./change-language.ts";
import { contactKeyOf, findUsernameBy } from "./find-username.ts";
import { emailKeyOf } from "./normalise.ts";
import { presentUser } from "./present-user.ts";
import { rename } from "./rename.ts";
import { signUp } from "./sign-up.ts";
import { User } from "./user-model.ts";

interface UserRouteDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
  mirror: SessionMirror;
  cookies: LoginCookies;
}

export const userRoutes = ({ limits, hasher, mirror, cookies }: UserRouteDeps): Router => {
  const routes = createRouter();
  const noteAccess = tellStaffReads(authDataRead);

  routes.post(signup.path, async (req, res) => {
    const { body } = parse(signup, req);
    await limits.signup.consume(clientNetworkOf(req));
    await limits.verificationMailTo.check(emailKeyOf(body.email));
    const browser = cookies.browserOf(req);
    const { user, secret } = await signUp(body, browser, { hasher, mirror });
    await limits.verificationMailTo.consume(user.emailKey);
    cookies.start(res, browser, secret);
    res.status(signup.status).json(presentUser(user));
  });

  routes.post(checkUsername.path, async (req, res) => {
    const { body } = parse(checkUsername, req);
    await limits.checkUsername.consume(clientNetworkOf(req));
    res.json({ available: await isUsernameFree(body.username) });
  });

  routes.post(findUsername.path, async (req, res) => {
    const { body } = parse(findUsername, req);
    await limits.findUsername.consume(clientNetworkOf(req));
    await limits.findUsernameOf.consume(contactKeyOf(body));
    res.json({ username: await findUsernameBy(body) });
  });

  routes.patch(setLanguage.path, requireUser, async (req, res) => {
    const { body } = parse(setLanguage, req);
    await limits.profile.consume(userOf(req).id);
    res.json(presentUser(await changeLanguage(userOf(req).id, body.language, mirror)));
  });

  routes.patch(updateMe.path, requireUser, async (req, res) => {
    const { body } = parse(updateMe, req);
    await limits.profile.consume(userOf(req).id);
    res.json(presentUser(await rename(userOf(req), body.displayName)));
  });

  routes.get(getUser.path, requireAdmin, async (req, res) => {
    const { params } = parse(getUser, req);
    const user = await User.findById(params.id).lean();
    if (!user) throw notFound("user");
    const subject = { customerId: user._id, caseId: null, itemId: null };
    if (user._id !== userOf(req).id) await noteAccess(staffReaderOf(req), "user-viewed", [subject]);
    res.json(presentUser(user));
  });

  return routes;
};
