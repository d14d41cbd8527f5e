import type { RequestedMail } from "@legal/contracts";
import { until, type TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { recorded } from "./support.ts";

const asService = "notifications";

/** A mail to an account's owner as notifications gets it. */
export type OwnersMail = Exclude<RequestedMail, { kind: "new-inquiry" }>;

/**
 * Does with auth's mails what notifications does: takes each that is announced, and reports that it has left. What
 * they look like then is notifications' own test.
 */
export const mailsOf = (serviceOf: () => TestHttp) => {
  const taken: OwnersMail[] = [];
  const seen = new Set<string>();
  let isPaused = false;
  let ending = false;
  let working: Promise<void> | undefined;

  const take = async (mailId: string): Promise<void> => {
    const path = `/internal/mails/${mailId}`;
    const { body, status } = await serviceOf().post<{ mail: OwnersMail | null }>(`${path}/claim`, {}, { asService });
    expect(status).toBe(200);
    if (body.mail) taken.push(body.mail);
    await serviceOf().post(`${path}/end`, {}, { asService });
  };
  const takeAnnounced = async (): Promise<void> => {
    for (const { mailId } of (await recorded("auth.mail-requested.v1")) as { mailId: string }[]) {
      if (isPaused || seen.has(mailId)) continue;
      await take(mailId);
      seen.add(mailId);
    }
  };
  const work = async (): Promise<void> => {
    const endOfTest = { timeoutMs: 600_000 };
    await until(async () => {
      // The database may be closed before this ends.
      if (!ending) await takeAnnounced();
      return ending;
    }, endOfTest);
  };

  beforeAll(() => {
    working = work();
  });
  afterAll(async () => {
    ending = true;
    await working;
  });

  const mailsTo = (address: string, kind: OwnersMail["kind"]): OwnersMail[] =>
    taken.filter((mail) => mail.to === address && mail.kind === kind);
  return {
    all: taken,
    mailsTo,
    mailTo: (address: string, kind: OwnersMail["kind"]) => until(() => mailsTo(address, kind)[0]),
    tokenTo: async (address: string, kind: OwnersMail["kind"]): Promise<string> =>
      tokenIn(await until(() => mailsTo(address, kind)[0])),
    /** When nothing waits any more, what was not taken never will be. */
    drained: () => until(async () => (await mongoose.connection.collection("pending_mails").countDocuments()) === 0),
    /** As while notifications is down. */
    pause: (paused: boolean) => {
      isPaused = paused;
    },
  };
};

export const tokenIn = (mail: OwnersMail): string => ("token" in mail ? mail.token : "");
