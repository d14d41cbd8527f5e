import type { CaseDeadline, ChatRoom, ExportedCase, User } from "@legal/contracts";
import { createIdentity, newId } from "@legal/service-kit";
import { startHttp, testKeys, type TestHttp } from "@legal/test-kit";

export interface Paged<Row> extends TestHttp {
  rows: Row[];
  /** Asked for by their ids alone. */
  unlisted: Row[];
  /** From now on every page waits for this. */
  hold: (until: Promise<void>) => void;
  /** Pages that were asked for. */
  asked: () => number;
}

/** The questions that a neighbour answers for this service, and it answers them only to this service. */
const startPaged = async <Row extends { id: string }>(audience: string, path: string): Promise<Paged<Row>> => {
  const rows: Row[] = [];
  const unlisted: Row[] = [];
  let held: Promise<void> = Promise.resolve();
  let asked = 0;
  const identity = createIdentity({ audience, trustedKeys: testKeys().trustedKeys });
  const sendPage = async (query: URLSearchParams, send: (page: Row[]) => void): Promise<void> => {
    const after = query.get("after") ?? "";
    const from = after === "" ? 0 : rows.findIndex(({ id }) => id === after) + 1;
    const page = rows.slice(from, from + Number(query.get("limit")));
    asked += 1;
    await held;
    send(page);
  };
  const http = await startHttp((req, res) => {
    identity.verifyService(req.headers.authorization?.replace("Bearer ", "") ?? "", ["backup"]);
    const { pathname, searchParams } = new URL(req.url ?? "", "http://here");
    const answer = (status: number, body: unknown) =>
      void res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (pathname === path) void sendPage(searchParams, (page) => answer(200, page));
    else {
      const found = [...rows, ...unlisted].find(({ id }) => pathname === `${path}/${id}`);
      answer(found ? 200 : 404, found ?? {});
    }
  });
  return { ...http, rows, unlisted, asked: () => asked, hold: (until) => (held = until) };
};

export const startAuth = () => startPaged<User>("auth", "/internal/users");
export const startCaseChat = () => startPaged<ExportedCase>("case-chat", "/internal/chat-rooms");

let people = 0;
export const person = (given: Partial<User> = {}): User => {
  people += 1;
  return {
    id: newId(),
    username: `person_${people}`,
    email: `person_${people}@example.com`,
    phone: null,
    firstName: "길동",
    lastName: "홍",
    displayName: null,
    profileImageUrl: null,
    authProvider: "local",
    googleConnected: false,
    role: "user",
    language: "ko",
    createdAt: "2026-11-05T15:30:00.000Z",
    updatedAt: "2026-11-05T15:30:00.000Z",
    ...given,
  };
};

export const caseOf = (given: Partial<ChatRoom> = {}): ChatRoom => ({
  id: newId(),
  userId: newId(),
  serviceType: "payment-order",
  assignee: null,
  version: 1,
  packageType: "standard",
  price: 110_000,
  caseStatus: "작성중",
  caseNumber: "2026-000123",
  chatStatus: "active",
  deadline: "2026-12-24",
  lastUserMessageAt: null,
  unreadCountUser: 0,
  unreadCountAdmin: 0,
  lastSeq: 7,
  readSeqUser: 7,
  readSeqAdmin: 7,
  createdAt: "2026-11-05T15:30:00.000Z",
  updatedAt: "2026-11-05T15:30:00.000Z",
  user: {
    id: newId(),
    username: "kim",
    email: "kim@example.com",
    firstName: null,
    lastName: null,
    displayName: "김민지",
    language: "ko",
  },
  ...given,
});

export const deadlineOf = (given: Partial<CaseDeadline>): CaseDeadline => ({
  id: newId(),
  chatRoomId: newId(),
  kind: "computed",
  matter: null,
  service: null,
  extension: null,
  dueDate: "2026-12-24",
  nominalEnd: null,
  steps: [],
  movedFrom: null,
  statutory: false,
  enteredBy: null,
  statedBy: null,
  confirmed: true,
  confirmedBy: null,
  confirmedAt: null,
  state: "open",
  reason: null,
  version: 0,
  createdAt: "2026-11-05T15:30:00.000Z",
  updatedAt: "2026-11-05T15:30:00.000Z",
  ...given,
});
