import type { ChatRoom } from "@legal/contracts";
import { addDays, seoulDateOf } from "@legal/i18n";
import { type BrowserSession, logIn, signUp } from "../platform/browser-session.ts";
import { people } from "./people.ts";
import { writeCannedReplies } from "./canned-replies.ts";
import type { DemoCase, DemoInquiry, DemoCustomer } from "./demo-customer.ts";
import { connectChat } from "./connect-chat.ts";

interface Participant {
  session: BrowserSession;
  chat: Awaited<ReturnType<typeof connectChat>>;
}

interface Demo {
  address: string;
  admin: { username: string; password: string };
  /** Of all demo customers. */
  password: string;
}

const emailOf = ({ username }: DemoCustomer) => `${username}@example.com`;

const createAccount = async ({ address, password }: Demo, person: DemoCustomer): Promise<BrowserSession> => {
  const { username, phone, language, displayName } = person;
  const session = await signUp(address, { username, email: emailOf(person), phone, password });
  await session.ask("PATCH", "/api/user/language", { language });
  await session.ask("PATCH", "/api/users/me", { displayName });
  return session;
};

const updateCase = async (office: BrowserSession, roomId: string, { status, deadlineInDays, isRead }: DemoCase) => {
  const room = `/api/chat-rooms/${roomId}`;
  await office.ask("PATCH", `${room}/status`, { caseStatus: status });
  const today = seoulDateOf(new Date());
  const deadline = deadlineInDays === undefined ? null : addDays(today, deadlineInDays);
  await office.ask("PATCH", `${room}/deadline`, { deadline });
  if (isRead) await office.ask("POST", `${room}/read`);
};

const enterDeadlines = async (
  { papers = [] }: DemoCase,
  roomId: string,
  customer: Participant,
  office: Participant,
) => {
  for (const { matter, daysAgo, enteredBy } of papers) {
    const { session } = enteredBy === "customer" ? customer : office;
    const service = { date: addDays(seoulDateOf(new Date()), -daysAgo) };
    await session.ask("POST", `/api/chat-rooms/${roomId}/deadlines`, { matter, service });
  }
};

/** People read what there is before they answer. */
const sendMessage = async ({ session, chat }: Participant, roomId: string, content: string) => {
  await session.ask("POST", `/api/chat-rooms/${roomId}/read`);
  await chat.send(roomId, content);
};

const createCase = async (given: DemoCase, customer: Participant, office: Participant) => {
  const purchase = { serviceType: given.service, packageType: given.package };
  const key = `demo-${given.service}-${given.package}`;
  const room = await customer.session.ask<ChatRoom>("POST", "/api/chat-rooms", purchase, { "idempotency-key": key });
  for (const [index, content] of given.messages.entries())
    await sendMessage(index % 2 === 0 ? customer : office, room.id, content);
  await updateCase(office.session, room.id, given);
  await enterDeadlines(given, room.id, customer, office);
};

const sendInquiry = (person: DemoCustomer, { service, message }: DemoInquiry, customer: BrowserSession) =>
  customer.ask(
    "POST",
    "/api/inquiries",
    {
      name: person.displayName,
      email: emailOf(person),
      phone: person.phone,
      serviceType: service ?? null,
      message,
      language: person.language,
    },
    { "idempotency-key": `demo-${person.username}` },
  );

/** What people look at before they buy or ask, and a page that nearly everyone sees. */
const viewPages = async ({ cases, inquiry }: DemoCustomer, customer: BrowserSession) => {
  const viewed = new Set<string>(["payment-order", ...cases.map(({ service }) => service)]);
  if (inquiry?.service) viewed.add(inquiry.service);
  for (const serviceType of viewed) await customer.ask("POST", "/api/analytics/page-views", { serviceType });
};

const createCustomer = async (demo: Demo, person: DemoCustomer, office: Participant) => {
  const session = await createAccount(demo, person);
  const customer = { session, chat: await connectChat(demo.address, session.cookie) };
  try {
    await viewPages(person, session);
    for (const each of person.cases) await createCase(each, customer, office);
    if (person.inquiry) await sendInquiry(person, person.inquiry, session);
  } finally {
    customer.chat.socket.disconnect();
  }
};

/** Fills a running platform through its own API. What an earlier, interrupted run has made is not made twice. */
export const fillWithDemo = async (demo: Demo): Promise<string[]> => {
  const session = await logIn(demo.address, demo.admin.username, demo.admin.password);
  const office = { session, chat: await connectChat(demo.address, session.cookie) };
  try {
    await writeCannedReplies(session);
    for (const person of people) await createCustomer(demo, person, office);
  } finally {
    office.chat.socket.disconnect();
  }
  return people.map(({ username }) => username);
};
