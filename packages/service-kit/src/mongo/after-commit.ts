import type { ClientSession } from "mongoose";

const effects = new WeakMap<ClientSession, (() => void)[]>();

/**
 * Runs `effect` once the transaction that `inTransaction` gave this session to is committed, and never when it is
 * rolled back, however often its work is tried. The effect must not throw: what it follows is stored already.
 */
export const afterCommit = (session: ClientSession, effect: () => void): void => {
  const collected = effects.get(session);
  if (!collected) throw new Error("afterCommit needs the session of inTransaction");
  collected.push(effect);
};

/** A try begins without the effects of the try before it. */
export const collectEffects = (session: ClientSession): void => void effects.set(session, []);

export const runEffects = (session: ClientSession): void => effects.get(session)?.forEach((effect) => effect());
