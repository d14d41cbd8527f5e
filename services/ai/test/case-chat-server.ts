import { createIdentity } from "@legal/service-kit";
import { startHttp, testKeys, type TestHttp } from "@legal/test-kit";

export interface CaseChat extends TestHttp {
  rooms: Map<string, { id: string; userId: string; serviceType: string }>;
  messages: Map<string, { id: string; chatRoomId: string; userId: string; content: string }>;
  /** By room. */
  unanswered: Map<string, { content: string; createdAt: string }[]>;
  holidays: { date: string; name: string }[];
}

/** What case-chat answers this service, and no one else. */
export const startCaseChat = async (): Promise<CaseChat> => {
  const rooms: CaseChat["rooms"] = new Map();
  const messages: CaseChat["messages"] = new Map();
  const unanswered: CaseChat["unanswered"] = new Map();
  const holidays: CaseChat["holidays"] = [];
  const identity = createIdentity({ audience: "case-chat", trustedKeys: testKeys().trustedKeys });
  const http = await startHttp((req, res) => {
    identity.verifyService(req.headers.authorization?.replace("Bearer ", "") ?? "", ["ai"]);
    const [, , kind, id = "", part] = (req.url ?? "").split("/");
    const kept = part === "unanswered-messages" ? unanswered : kind === "messages" ? messages : rooms;
    const found = kind === "holidays" ? holidays : kept.get(id);
    res.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    res.end(JSON.stringify(found ?? { code: "NOT_FOUND" }));
  });
  return { ...http, rooms, messages, unanswered, holidays };
};
