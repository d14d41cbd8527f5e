import { assertRecentLogin, userOf } from "@legal/service-kit";
import type { RequestHandler } from "express";
import { confirmedFactorOf } from "./second-factor-model.ts";

/** Behind `requireUser`, before calls that ask for the password: an account with a second factor wants that one too. */
export const requireSecondStep: RequestHandler = async (req, _res, next) => {
  const user = userOf(req);
  if (await confirmedFactorOf(user.id)) assertRecentLogin(user);
  next();
};
