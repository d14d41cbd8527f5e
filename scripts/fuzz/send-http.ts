import { Agent, request } from "node:http";
import type { HttpInput } from "./http-inputs.ts";

const PATIENCE_MS = 20_000;
const MOST_KEPT = 64 * 1024;

export interface HttpAnswer {
  status: number;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends it as it is and reads the answer to its end. 0 = the connection ended without an answer. */
export const sendHttp = (address: string, { method, path, headers, body }: HttpInput): Promise<HttpAnswer> =>
  new Promise((resolve) => {
    const url = new URL(address);
    const options = { host: url.hostname, port: url.port, method, path, headers, agent, timeout: PATIENCE_MS };
    const sent = request(options, (answer) => {
      let kept = "";
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => {
        if (kept.length < MOST_KEPT) kept += text;
      });
      answer.on("close", () => resolve({ status: answer.statusCode ?? 0, body: kept }));
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
    sent.on("error", (error) => resolve({ status: 0, body: error.message }));
    sent.end(body);
  });
