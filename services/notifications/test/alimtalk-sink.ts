import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Sent {
  to: string;
  type: string;
  kakaoOptions: { pfId: string; templateId: string; variables: Record<string, string>; disableSms: boolean };
}

/** How the provider's next answer fails. */
export type Fault = { status: number; headers?: Record<string, string> } | "lost" | { statusCode: string };

const AUTHORIZATION = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=([0-9a-f]{32}), signature=([0-9a-f]{64})$/;
const MINUTES_15 = 900_000;

/** The provider on this machine: it takes what is signed with its secret, each salt once. */
export const startAlimtalkSink = async (keys: { key: string; secret: string }) => {
  const taken: Sent[] = [];
  const faults: Fault[] = [];
  const salts = new Set<string>();
  let asked = 0;

  const isSigned = (header = ""): boolean => {
    const [, key, date = "", salt = "", signature] = AUTHORIZATION.exec(header) ?? [];
    const own = createHmac("sha256", keys.secret)
      .update(date + salt)
      .digest("hex");
    const isFresh = Math.abs(Date.now() - Date.parse(date)) < MINUTES_15 && !salts.has(salt);
    salts.add(salt);
    return key === keys.key && signature === own && isFresh;
  };
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      asked += 1;
      const answer = (status: number, body: object, headers = {}) =>
        res.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
      if (req.method !== "POST" || req.url !== "/messages/v4/send") return answer(404, {});
      if (!isSigned(req.headers.authorization)) return answer(403, { errorCode: "SignatureDoesNotMatch" });
      const fault = faults.shift();
      if (typeof fault === "object" && "status" in fault)
        return answer(fault.status, { errorCode: "Fault" }, fault.headers);
      if (typeof fault === "object") return answer(200, fault);
      taken.push((JSON.parse(Buffer.concat(parts).toString()) as { message: Sent }).message);
      return fault === "lost" ? res.destroy() : answer(200, { statusCode: "2000", messageId: "M" });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    faults,
    asked: () => asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
