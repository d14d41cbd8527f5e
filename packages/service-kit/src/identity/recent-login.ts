import type { RequestHandler } from "express";
import { userOf } from "./caller.ts";
import { AppError } from "../errors/errors.ts";
import type { User } from "./identity.ts";

/** How long a proof of identity serves for what must not be done from a browser that was left open. */
const MAX_AGE_SECONDS = { user: 30 * 60, admin: 10 * 60 };

/** Throws 401 STEP_UP_REQUIRED when the person last proved who they are too long ago, or at an unknown time. */
export const assertRecentLogin = ({ role, mustEnrol, authTime = 0 }: User): void => {
  const maxAge = mustEnrol ? MAX_AGE_SECONDS.admin : MAX_AGE_SECONDS[role];
  if (Date.now() / 1000 - authTime > maxAge) throw new AppError(401, "STEP_UP_REQUIRED");
};

/** Behind `requireUser` or `requireAdmin`: 10 minutes for staff, 30 for members. The browser asks and repeats the call. */
export const requireRecentLogin: RequestHandler = (req, _res, next) => {
  assertRecentLogin(userOf(req));
  next();
};
