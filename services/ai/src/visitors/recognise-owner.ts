import { optionalUserOf } from "@legal/service-kit";
import type { Request, Response } from "express";
import type { Owner } from "../conversations/owner.ts";
import { claimConversations } from "./claim-conversations.ts";
import type { VisitorCookie } from "./visitor-cookie.ts";

export interface Owners {
  /** Whose talks the caller may read; undefined for a visitor who has none. */
  known(req: Request, res: Response): Promise<Owner | undefined>;
  /** The same, making a visitor of a browser that is not one yet. */
  orNew(req: Request, res: Response): Promise<Owner>;
}

/** At the first call after signing in, what the visitor talked about becomes the member's. */
export const owners = (cookie: VisitorCookie): Owners => {
  const known = async (req: Request, res: Response): Promise<Owner | undefined> => {
    const user = optionalUserOf(req);
    const visitorId = cookie.read(req);
    if (user && visitorId !== undefined) {
      await claimConversations(visitorId, user.id);
      cookie.clear(res);
    }
    if (user) return { userId: user.id };
    return visitorId === undefined ? undefined : { visitorId };
  };
  return {
    known,
    orNew: async (req, res) => (await known(req, res)) ?? { visitorId: cookie.issue(res) },
  };
};
