import { deflateRawSync } from "node:zlib";
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
  fileRisks?: string[];
}

export const tryUpload = async (
  http: TestHttp,
  as: User,
  content: Uint8Array,
  name: string,
  chatRoomId?: string,
): Promise<Response> => {
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(content)]), name);
  const headers = { authorization: `Bearer ${tokenFor(as, AUDIENCE)}` };
  const query = chatRoomId ? `?chatRoomId=${chatRoomId}` : "";
  return fetch(`${http.url}/api/upload${query}`, { method: "POST", headers, body: form });
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
  content?: string | Buffer;
  /** What the archive says the part unpacks to. */
  unpackedBytes?: number;
}

/** A zip archive of deflated parts, as small as the format allows. */
export const zip = (parts: readonly Part[]): Buffer => {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "", unpackedBytes } of parts) {
    const packed = deflateRawSync(content);
    const sizes = (header: Buffer, at: number) => {
      header.writeUInt32LE(packed.length, at);
      header.writeUInt32LE(unpackedBytes ?? Buffer.byteLength(content), at + 4);
      header.writeUInt16LE(name.length, at + 8);
    };
    const local = Buffer.alloc(30 + name.length);
    local.write("PK\u0003\u0004");
    local.writeUInt16LE(8, 8);
    sizes(local, 18);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.write("PK\u0001\u0002");
    entry.writeUInt16LE(8, 10);
    sizes(entry, 20);
    entry.writeUInt32LE(offset, 42);
    entry.write(name, 46);
    body.push(local, packed);
    directory.push(entry);
    offset += local.length + packed.length;
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

const CONTENT_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

interface DocxOptions {
  types?: string;
  /** Beside those of every document. */
  relationships?: string;
  body?: string;
  others?: Part[];
}

export const docxParts = ({ types = "", relationships = "", body = "", others = [] }: DocxOptions = {}): Part[] => [
  {
    name: "[Content_Types].xml",
    content: `<?xml version="1.0"?><Types xmlns="${CONTENT_TYPES}"><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
  },
  { name: "_rels/.rels", content: `<Relationships xmlns="${RELATIONSHIPS}"/>` },
  { name: "word/document.xml", content: `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>` },
  {
    name: "word/_rels/document.xml.rels",
    content: `<?xml version="1.0"?>\n<Relationships xmlns="${RELATIONSHIPS}">${relationships}</Relationships>`,
  },
  ...others,
];

export const docx = (options?: DocxOptions): Buffer => zip(docxParts(options));

/** A relationship of a document, by the end of its type. */
export const relationship = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/>`;
