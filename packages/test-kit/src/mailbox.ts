import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface Refusal {
  at: "MAIL FROM" | "RCPT TO" | "DATA";
  code: number;
  text: string;
}

/** What the server says of a mailbox that is busy. */
const BUSY: Refusal = { at: "DATA", code: 450, text: "4.2.1 try later" };

export interface TestMailbox {
  smtpUrl: string;
  /** What arrived, parsed, oldest first. */
  mails: Email[];
  /** From now on refuses (or takes again) what is sent, as a busy mailbox or as said. */
  refuse: (refusing: boolean, refusal?: Partial<Refusal>) => void;
  /** Hangs up once it has read a mail with these words. */
  hangUpOn: (words: string) => void;
  /** Reads mails and answers none until what it returns is called. */
  hold: () => () => void;
  close: () => Promise<void>;
}

const read = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** A real SMTP server that keeps what it is sent. */
export const startMailbox = async (): Promise<TestMailbox> => {
  const mails: Email[] = [];
  let refusal: Refusal | undefined;
  let unbearable: string | undefined;
  let mayAnswer = Promise.resolve();
  const refusalAt = (step: Refusal["at"]): Error | undefined => {
    if (refusal?.at !== step) return undefined;
    return Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // Refusals carry their own, or none.
    hideENHANCEDSTATUSCODES: true,
    onMailFrom: (_address, _session, done) => done(refusalAt("MAIL FROM")),
    onRcptTo: (_address, _session, done) => done(refusalAt("RCPT TO")),
    onData: (stream, session, done) => {
      void (async () => {
        // Connections that tests cut end in between.
        const raw = await read(stream).catch(() => null);
        if (!raw) return;
        await mayAnswer;
        if (unbearable !== undefined && raw.includes(unbearable)) return hangUp(session.id);
        const refused = refusalAt("DATA");
        if (refused) return done(refused);
        mails.push(await PostalMime.parse(raw));
        done();
      })();
    },
  });
  server.on("error", () => undefined);
  const { server: tcp } = server;
  const hangUp = (sessionId: string): void => {
    for (const connection of server.connections) if (connection.session.id === sessionId) connection.close();
  };
  server.listen(0, "127.0.0.1");
  await once(tcp, "listening");
  return {
    smtpUrl: `smtp://127.0.0.1:${(tcp.address() as AddressInfo).port}`,
    mails,
    refuse: (refusing, given) => {
      refusal = refusing ? { ...BUSY, ...given } : undefined;
    },
    hangUpOn: (words) => {
      unbearable = words;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayAnswer = promise;
      return resolve;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
