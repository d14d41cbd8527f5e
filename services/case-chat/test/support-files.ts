import type { User } from "@legal/service-kit";
import { tokenFor, type TestHttp } from "@legal/test-kit";
import { AUDIENCE } from "./support.ts";

export const PNG = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c636060f80f0001040100" +
    "5fe5c34b0000000049454e44ae426082",
  "hex",
);

interface Uploaded {
  fileUrl: string;
  fileName: string;
  fileSize: number;
  fileType: string;
}

export const tryUpload = async (http: TestHttp, as: User, content: Uint8Array, name: string): Promise<Response> => {
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(content)]), name);
  const headers = { authorization: `Bearer ${tokenFor(as, AUDIENCE)}` };
  return fetch(`${http.url}/api/upload`, { method: "POST", headers, body: form });
};

export const upload = async (
  http: TestHttp,
  as: User,
  content: Uint8Array = PNG,
  name = "증거.png",
): Promise<Uploaded> => {
  const answer = await tryUpload(http, as, content, name);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Uploaded;
};

export const download = (http: TestHttp, as: User, path: string, headers: Record<string, string> = {}) =>
  fetch(http.url + path, { headers: { authorization: `Bearer ${tokenFor(as, AUDIENCE)}`, ...headers } });

interface Part {
  name: string;
  /** What the archive says the part unpacks to. */
  unpackedBytes?: number;
}

/** A zip archive of stored parts, as small as the format allows. */
export const zip = (parts: readonly Part[]): Buffer => {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, unpackedBytes = 0 } of parts) {
    const local = Buffer.alloc(30 + name.length);
    local.write("PK\u0003\u0004");
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.write("PK\u0001\u0002");
    entry.writeUInt32LE(unpackedBytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entry.write(name, 46);
    body.push(local);
    directory.push(entry);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...body, listed, end]);
};

export const DOCX_PARTS = [{ name: "[Content_Types].xml" }, { name: "_rels/.rels" }, { name: "word/document.xml" }];
