import { execFileSync } from "node:child_process";
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
// The other half of web-push's own encryption, as browsers have it.
import ece from "http_ece";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  bytes: number;
  words: Record<string, unknown>;
}

const selfSigned = () => {
  const folder = mkdtempSync(join(tmpdir(), "push-sink-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  execFileSync("openssl", [...made, ...subject, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const pems = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  return pems;
};

const drip = ({ socket }: ServerResponse): void => {
  socket?.write("HTTP/1.1 201 Created\r\nX-Slow: ");
  const timer = setInterval(() => socket?.write("a"), 200);
  socket?.on("close", () => clearInterval(timer)).on("error", () => undefined);
};

/** A push service on this machine and the browsers that subscribed to it: it decrypts what arrives with their keys. */
export const startPushSink = async () => {
  const received: Received[] = [];
  const asked: string[] = [];
  const answers = new Map<string, { status: number; headers?: OutgoingHttpHeaders }>();
  /** Paths that are answered a byte at a time and never to the end. */
  const endless = new Set<string>();
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const { key, cert } = selfSigned();
  const server = createServer({ key, cert }, (req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      const path = req.url ?? "";
      const browser = browsers.get(path);
      const { status, headers } = answers.get(path) ?? { status: 201 };
      asked.push(path);
      if (endless.has(path)) return drip(res);
      const body = Buffer.concat(parts);
      if (browser && status === 201) {
        const options = {
          version: "aes128gcm",
          privateKey: browser.ecdh,
          authSecret: browser.auth.toString("base64url"),
        };
        const words = JSON.parse(ece.decrypt(body, options).toString()) as Record<string, unknown>;
        received.push({ path, headers: req.headers, bytes: body.length, words });
      }
      res.writeHead(status, headers).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    /** Every request's path. */
    asked,
    answers,
    endless,
    sink: { origin, ca: cert },
    /** What a browser hands to the page that subscribed it. */
    browser: () => {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString("hex")}`;
      browsers.set(path, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { path, subscription: { endpoint: `${origin}${path}`, keys } };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
