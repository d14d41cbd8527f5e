import { exportUsersCall, user } from "@legal/contracts";
import type { InternalClient } from "@legal/service-kit";
import { z } from "zod";
import { KnownUser } from "./known-user-model.ts";
import { saveUser } from "./save-user.ts";

const PAGE = 500;
const page = z.array(user);

/** Below that of any event: what an event says is newer. */
const COPIED = 0;

/** Copies accounts from before this service from auth, those that it does not know alone; returns how many. */
export const copyUsers = async (auth: InternalClient, signal?: AbortSignal): Promise<number> => {
  let copied = 0;
  for (let after = ""; ;) {
    signal?.throwIfAborted();
    const users = await auth.get(`${exportUsersCall.path}?limit=${PAGE}${after && `&after=${after}`}`, page);
    const known = new Set(
      (await KnownUser.find({ _id: { $in: users.map(({ id }) => id) } }, { _id: 1 }).lean()).map(({ _id }) => _id),
    );
    const missing = users.filter(({ id }) => !known.has(id));
    for (const account of missing) await saveUser({ ...account, version: COPIED });
    copied += missing.length;
    const last = users.at(-1);
    if (!last || users.length < PAGE) return copied;
    after = last.id;
  }
};
