import type { CaseDocumentFacts, CaseFile } from "@legal/contracts";
import { createIdentity, newId, type User } from "@legal/service-kit";
import { startHttp, testKeys, type TestHttp } from "@legal/test-kit";

export interface TestCaseChat extends TestHttp {
  rooms: Map<string, CaseDocumentFacts>;
  /** Who is an administrator. */
  staff: Set<string>;
  /** What customers may read of administrators. */
  displayNames: Map<string, string>;
  /** Whether each document waits for its customer, as this service said. */
  turns: Map<string, boolean>;
  /** By room and file. */
  files: Map<string, CaseFile & { bytes: Buffer }>;
  /** Opens a case of that customer. */
  openCase: (user: User, given?: Partial<CaseDocumentFacts>) => string;
  addFile: (roomId: string, name: string, bytes?: Buffer, type?: string) => CaseFile;
}

/** What case-chat answers to this service, and it answers only this service. */
export const startCaseChat = async (): Promise<TestCaseChat> => {
  const rooms: TestCaseChat["rooms"] = new Map();
  const files: TestCaseChat["files"] = new Map();
  const staff: TestCaseChat["staff"] = new Set();
  const displayNames: TestCaseChat["displayNames"] = new Map();
  const turns: TestCaseChat["turns"] = new Map();
  const identity = createIdentity({ audience: "case-chat", trustedKeys: testKeys().trustedKeys });

  const answer = (url: string, body: string): unknown => {
    const [, , kind, roomId = "", , fileId] = url.split("/");
    if (kind === "holidays") return [];
    if (kind === "staff" && !staff.has(roomId)) return undefined;
    if (kind === "staff") return { id: roomId, name: "office_login", displayName: displayNames.get(roomId) };
    const room = rooms.get(roomId);
    if (!room || fileId !== undefined) return fileId === undefined ? undefined : files.get(roomId + fileId)?.bytes;
    if (body === "") return room;
    if (url.endsWith("/turns")) {
      const { documentId, isCustomers } = JSON.parse(body) as { documentId: string; isCustomers: boolean };
      turns.set(documentId, isCustomers);
      return {};
    }
    const { fileIds } = JSON.parse(body) as { fileIds: string[] };
    return fileIds.flatMap((id) => {
      const { bytes: _bytes, ...file } = files.get(roomId + id) ?? { bytes: null };
      return "id" in file ? [file] : [];
    });
  };
  const http = await startHttp(async (req, res) => {
    identity.verifyService(req.headers.authorization?.replace("Bearer ", "") ?? "", ["documents"]);
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const found = answer(req.url ?? "", Buffer.concat(parts).toString());
    const isBytes = Buffer.isBuffer(found);
    res.writeHead(found === undefined ? 404 : 200, {
      "content-type": isBytes ? "application/octet-stream" : "application/json",
    });
    res.end(isBytes ? found : JSON.stringify(found ?? { code: "NOT_FOUND" }));
  });
  return {
    ...http,
    rooms,
    staff,
    displayNames,
    turns,
    files,
    openCase: (user, given = {}) => {
      const roomId = newId();
      rooms.set(roomId, {
        roomId,
        userId: user.id,
        isCase: true,
        isOpen: true,
        serviceType: "payment-order",
        packageType: "standard",
        number: "2026-000123",
        assigneeId: null,
        customer: { name: "홍길동", displayName: "홍길동", email: "gildong@example.org", phone: "010-1234-5678" },
        ...given,
      });
      return roomId;
    },
    addFile: (roomId, name, bytes = Buffer.from("%PDF-1.4"), type = "application/pdf") => {
      const file = { id: newId(), name, type, size: bytes.length };
      files.set(roomId + file.id, { ...file, bytes });
      return file;
    },
  };
};
