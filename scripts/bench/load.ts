import { Agent, request } from "node:http";

const once = (url: URL, agent: Agent, headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const req = request(url, { agent, headers }, (res) => {
      res.resume();
      res.on("end", () =>
        res.statusCode === 200 ? resolve() : reject(new Error(`${url.pathname} answered ${res.statusCode}`)),
      );
      res.on("error", reject);
    });
    req.on("error", reject);
    req.end();
  });

/** Sends a bounded number of GET requests over a fixed number of kept-alive connections; every answer must be 200. */
export const sendRequests = async (
  address: string,
  total: number,
  connections: number,
  headers: Record<string, string> = {},
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL(address);
  let sent = 0;
  const worker = async () => {
    while (sent < total) {
      sent += 1;
      await once(url, agent, headers);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
};
