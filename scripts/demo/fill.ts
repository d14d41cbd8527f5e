import type { ChatRoom } from "@legal/contracts";
import { addDays, seoulDateOf } from "@legal/i18n";
import { type BrowserSession, logIn, signUp } from "../platform/browser-session.ts";
import { people } from "./people.ts";
import { writeCannedReplies } from "./canned-replies.ts";
import type { DemoCase, DemoInquiry, DemoPerson } from "./story.ts";
import { openVoice } from "./talk.ts";

type Voice = Awaited<ReturnType<typeof openVoice>>;

interface Speaker {
  session: BrowserSession;
  voice: Voice;
}

interface Demo {
  address: string;
  admin: { username: string; password: string };
  /** Of all demo customers. */
  password: string;
}

const emailOf = ({ username }: DemoPerson) => `${username}@example.com`;

const openAccount = async ({ address, password }: Demo, person: DemoPerson): Promise<BrowserSession> => {
  const { username, phone, language, displayName } = person;
  const session = await signUp(address, { username, email: emailOf(person), phone, password });
  await session.ask("PATCH", "/api/user/language", { language });
  await session.ask("PATCH", "/api/users/me", { displayName });
  return session;
};

const settle = async (office: BrowserSession, roomId: string, { status, deadlineInDays, seen }: DemoCase) => {
  const room = `/api/chat-rooms/${roomId}`;
  await office.ask("PATCH", `${room}/status`, { caseStatus: status });
  const today = seoulDateOf(new Date());
  const deadline = deadlineInDays === undefined ? null : addDays(today, deadlineInDays);
  await office.ask("PATCH", `${room}/deadline`, { deadline });
  if (seen) await office.ask("POST", `${room}/read`);
};

const enterPapers = async ({ papers = [] }: DemoCase, roomId: string, customer: Speaker, office: Speaker) => {
  for (const { matter, daysAgo, enteredBy } of papers) {
    const { session } = enteredBy === "customer" ? customer : office;
    const service = { date: addDays(seoulDateOf(new Date()), -daysAgo) };
    await session.ask("POST", `/api/chat-rooms/${roomId}/deadlines`, { matter, service });
  }
};

/** People read what was said before they answer. */
const speak = async ({ session, voice }: Speaker, roomId: string, words: string) => {
  await session.ask("POST", `/api/chat-rooms/${roomId}/read`);
  await voice.say(roomId, words);
};

const playCase = async (story: DemoCase, customer: Speaker, office: Speaker) => {
  const purchase = { serviceType: story.service, packageType: story.package };
  const key = `demo-${story.service}-${story.package}`;
  const room = await customer.session.ask<ChatRoom>("POST", "/api/chat-rooms", purchase, { "idempotency-key": key });
  for (const [index, words] of story.talk.entries()) await speak(index % 2 === 0 ? customer : office, room.id, words);
  await settle(office.session, room.id, story);
  await enterPapers(story, room.id, customer, office);
};

const inquire = (person: DemoPerson, { service, message }: DemoInquiry, customer: BrowserSession) =>
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

/** What people look at before they buy or ask, and a page that nearly everyone comes by. */
const lookAround = async ({ cases, inquiry }: DemoPerson, customer: BrowserSession) => {
  const looked = new Set<string>(["payment-order", ...cases.map(({ service }) => service)]);
  if (inquiry?.service) looked.add(inquiry.service);
  for (const serviceType of looked) await customer.ask("POST", "/api/analytics/page-views", { serviceType });
};

const playPerson = async (demo: Demo, person: DemoPerson, office: Speaker) => {
  const session = await openAccount(demo, person);
  const customer = { session, voice: await openVoice(demo.address, session.cookie) };
  try {
    await lookAround(person, session);
    for (const story of person.cases) await playCase(story, customer, office);
    if (person.inquiry) await inquire(person, person.inquiry, session);
  } finally {
    customer.voice.socket.disconnect();
  }
};

/** Fills a running platform through its own front door. What an earlier, interrupted run has made is not made twice. */
export const fillWithDemo = async (demo: Demo): Promise<string[]> => {
  const session = await logIn(demo.address, demo.admin.username, demo.admin.password);
  const office = { session, voice: await openVoice(demo.address, session.cookie) };
  try {
    await writeCannedReplies(session);
    for (const person of people) await playPerson(demo, person, office);
  } finally {
    office.voice.socket.disconnect();
  }
  return people.map(({ username }) => username);
};
