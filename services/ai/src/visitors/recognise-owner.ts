import { optionalUserOf } from "@legal/service-kit";
import type { Request, Response } from "express";
import type { Owner } from "../conversations/owner.ts";
import type { VisitorCookie } from "./visitor-cookie.ts";

export interface Owners {
  /** Whose talks the caller may read; undefined for a visitor who has none. */
  known(req: Request): Owner | undefined;
  /** The same, making a visitor of a browser that is not one yet. */
  orNew(req: Request, res: Response): Owner;
}

/** Whoever is signed in has their own talks alone: what a visitor of the same browser asked may be somebody else's. */
export const owners = (cookie: VisitorCookie): Owners => {
  const known = (req: Request): Owner | undefined => {
    const user = optionalUserOf(req);
    if (user) return { userId: user.id };
    const visitorId = cookie.read(req);
    return visitorId === undefined ? undefined : { visitorId };
  };
  return {
    known,
    orNew: (req, res) => known(req) ?? { visitorId: cookie.issue(res) },
  };
};
