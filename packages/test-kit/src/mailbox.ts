import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface TestMailbox {
  smtpUrl: string;
  /** What arrived, parsed, oldest first. */
  mails: Email[];
  /** From now on refuses (or takes again) what is sent; 450 without a code. */
  refuse: (refusing: boolean, code?: number) => void;
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
  let refusal: Error | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      void (async () => {
        const raw = await read(stream);
        if (refusal) return done(refusal);
        mails.push(await PostalMime.parse(raw));
        done();
      })();
    },
  });
  const { server: tcp } = server;
  server.listen(0, "127.0.0.1");
  await once(tcp, "listening");
  return {
    smtpUrl: `smtp://127.0.0.1:${(tcp.address() as AddressInfo).port}`,
    mails,
    refuse: (refusing, responseCode = 450) => {
      refusal = refusing ? Object.assign(new Error("try later"), { responseCode }) : undefined;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
