import { generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer, json } from "node:stream/consumers";
import { startHttp } from "@legal/test-kit";

interface Sheet {
  id: string;
  name: string;
  mimeType: string;
  parents: string[];
  appProperties: Record<string, string>;
  /** What was sent to be made a sheet of. */
  content: Buffer;
  trashed: boolean;
}

interface Refusal {
  status: number;
  reason?: string;
  headers?: Record<string, string>;
  /** Takes the upload all the same, as when only the answer is lost. */
  taken?: boolean;
}

const answer = (res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  res.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
};

/** `multipart/related` of two parts: JSON, then the file. */
const readUpload = async (req: IncomingMessage) => {
  const [, boundary = ""] = /boundary=(\S+)/.exec(req.headers["content-type"] ?? "") ?? [];
  const body = await buffer(req);
  const second = body.indexOf(`--${boundary}`, boundary.length);
  const end = body.lastIndexOf(`--${boundary}--`);
  const part = (from: number, to: number) => body.subarray(body.indexOf("\r\n\r\n", from) + 4, to - 2);
  const about = JSON.parse(part(0, second).toString()) as Omit<Sheet, "id" | "content" | "trashed">;
  return { ...about, content: part(second, end) };
};

/** Google's token and Drive addresses as far as a backup uses them, as real as HTTP is; it refuses what a test asks it to. */
export const startGoogle = async () => {
  const sheets: Sheet[] = [];
  const refusals: Refusal[] = [];
  const uploads: string[] = [];
  let isBlind = false;

  const upload = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const refusal = refusals.shift();
    const given = await readUpload(req);
    uploads.push(given.name);
    const id = `sheet-${sheets.length + 1}`;
    if (!refusal || refusal.taken) sheets.push({ ...given, id, trashed: false });
    if (!refusal) return answer(res, 200, { id });
    const error = { code: refusal.status, message: "no", errors: [{ reason: refusal.reason ?? "backendError" }] };
    answer(res, refusal.status, { error }, refusal.headers);
  };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(req.url ?? "", "http://here");
    if (pathname === "/token") return answer(res, 200, { access_token: "t", expires_in: 3600, token_type: "Bearer" });
    if (req.headers.authorization !== "Bearer t") return answer(res, 401, { error: { code: 401, errors: [] } });
    if (pathname === "/upload/drive/v3/files") return upload(req, res);
    if (req.method === "GET" && isBlind) return answer(res, 500, { error: { code: 500, errors: [] } });
    if (req.method === "GET") {
      const [, runId] = /value='([^']+)'/.exec(searchParams.get("q") ?? "") ?? [];
      const files = sheets.filter(({ appProperties, trashed }) => appProperties["backupRun"] === runId && !trashed);
      return answer(res, 200, { files: files.map(({ id }) => ({ id })) });
    }
    const sheet = sheets.find(({ id }) => pathname.endsWith(`/${id}`));
    Object.assign(sheet ?? {}, await json(req));
    answer(res, sheet ? 200 : 404, { id: sheet?.id });
  };

  const http = await startHttp((req, res) => void handle(req, res));
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return {
    url: http.url,
    account: { client_email: "backup@office.example", private_key: privateKey },
    /** What is in the folders. */
    visible: () => sheets.filter(({ trashed }) => !trashed),
    uploads,
    /** Whether it says nothing of what it has. */
    blind: (blind: boolean) => void (isBlind = blind),
    refuse: (...next: Refusal[]) => void refusals.splice(0, refusals.length, ...next),
    close: http.close,
  };
};
export type Google = Awaited<ReturnType<typeof startGoogle>>;
