import { optionalUserOf } from "@legal/service-kit";
import type { Request, Response } from "express";
import type { Owner } from "../conversations/owner.ts";
import type { VisitorCookie } from "./visitor-cookie.ts";

export interface Owners {
  /** Whose conversations the caller may read; undefined for a visitor who has none. */
  known(req: Request): Owner | undefined;
  /** The same for who asks something: makes a visitor of a browser that is not one yet, and a known one stays it as long again. */
  orNew(req: Request, res: Response): Owner;
}

/**
 * A signed-in member has their own conversations alone: what a visitor of the same browser asked may be someone
 * else's.
 */
export const createOwners = (cookie: VisitorCookie): Owners => {
  const known = (req: Request): Owner | undefined => {
    const user = optionalUserOf(req);
    if (user) return { userId: user.id };
    const visitorId = cookie.read(req);
    return visitorId === undefined ? undefined : { visitorId };
  };
  return {
    known,
    orNew: (req, res) => {
      const owner = known(req);
      if (owner && "visitorId" in owner) cookie.renew(owner.visitorId, res);
      return owner ?? { visitorId: cookie.issue(res) };
    },
  };
};
