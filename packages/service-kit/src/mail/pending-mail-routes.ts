import { claimMailCall, endMailCall, type RequestedMail } from "@legal/contracts";
import type { Router } from "express";
import { conflict } from "../errors/errors.ts";
import { createRouter } from "../http/create-router.ts";
import { parse } from "../http/parse.ts";
import { requireService } from "../identity/caller.ts";
import { PendingMail, type PendingMailRecord } from "./pending-mail-model.ts";

/** What each kind of mail says, looked up when it leaves; undefined when there is nothing to send any more. */
export type MailFacts<Kinds> = { [K in keyof Kinds]: (facts: Kinds[K]) => Promise<RequestedMail | undefined> };

/** The kinds of mail with the facts that each is queued with, as their look-ups take them. */
export type MailKindsOf<Mails extends MailFacts<Record<string, never>>> = {
  [K in keyof Mails]: Parameters<Mails[K]>[0];
};

interface PendingMails<Kinds> {
  mails: MailFacts<Kinds>;
  /** Of mails that a release queued before there were kinds. */
  kindless: keyof Kinds & string;
}

/** For so long a release that sends by itself leaves a claimed mail alone. */
const LEASE_MS = 60_000;

/** Undefined for a mail that is gone. Throws 409 while another release is sending it. */
const claim = async (_id: string): Promise<PendingMailRecord | undefined> => {
  const now = new Date();
  const free = { _id, $or: [{ dueAt: { $lte: now } }, { isClaimed: true }] };
  // Tries are counted by who sends: a release that sends by itself must find its own count.
  const taken = { $set: { isClaimed: true, dueAt: new Date(now.getTime() + LEASE_MS) } };
  const mail = await PendingMail.findOneAndUpdate(free, taken, { returnDocument: "after" }).lean<PendingMailRecord>();
  if (mail) return mail;
  if (await PendingMail.exists({ _id })) throw conflict("CONFLICT");
  return undefined;
};

/** Answers notifications, which sends: what a mail says, tokens of links included, is in these answers alone. */
export const pendingMailRoutes = <Kinds extends object>({ mails, kindless }: PendingMails<Kinds>): Router => {
  const looks = new Map<string, (facts: never) => Promise<RequestedMail | undefined>>(Object.entries(mails));
  const requireNotifications = requireService("notifications");
  const routes = createRouter();

  routes.post(claimMailCall.path, requireNotifications, async (req, res) => {
    const { id } = parse(claimMailCall, req).params;
    const pending = await claim(id);
    const { kind = kindless, ...facts } = pending?.facts ?? {};
    const look = looks.get(kind);
    // Another replica runs a newer release, which knows it.
    if (!look) throw conflict("CONFLICT");
    const mail = pending && (await look(facts as never));
    if (pending && !mail) await PendingMail.deleteOne({ _id: id });
    res.json({ mail: mail ?? null });
  });

  routes.post(endMailCall.path, requireNotifications, async (req, res) => {
    await PendingMail.deleteOne({ _id: parse(endMailCall, req).params.id });
    res.json({ ok: true });
  });

  return routes;
};
