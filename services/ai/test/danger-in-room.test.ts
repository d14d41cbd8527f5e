import {
  autoAnswered,
  dangerReported,
  LANGUAGES,
  memberWaiting,
  memberWroteOn,
  userCreated,
  type Language,
} from "@legal/contracts";
import { useEvents } from "@legal/event-bus/testing";
import { newId } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import mongoose from "mongoose";
import { subscriptions } from "../src/subscribers/subscriptions.ts";
import { startCaseChat, type CaseChat } from "./case-chat-server.ts";
import { aiUnderTest, AUDIENCE, caseChatAt } from "./support.ts";

const ai = aiUnderTest();
let caseChat: CaseChat;
beforeAll(async () => {
  caseChat = await startCaseChat();
});
afterAll(() => caseChat.close());
const events = useEvents({
  service: AUDIENCE,
  backing: ai.backing,
  logger: ai.logs.logger,
  subscriptions: () => subscriptions(caseChatAt(caseChat.url)),
});

interface Recorded {
  _id: string;
  name: string;
  payload: { roomId?: string };
}

/** What was recorded about a room, published or not: a row may move from the outbox into a batch between the two reads. */
const recordedOf = async (name: string, roomId: string): Promise<object[]> => {
  const { connection } = mongoose;
  const waiting = await connection.collection<Recorded>("outbox").find({ name, "payload.roomId": roomId }).toArray();
  const about = { "events.name": name, "events.payload.roomId": roomId };
  const batches = await connection.collection<{ events: Recorded[] }>("published_events").find(about).toArray();
  const published = batches.flatMap((batch) => batch.events);
  const rows = [...waiting, ...published].filter((row) => row.name === name && row.payload.roomId === roomId);
  return [...new Map(rows.map(({ _id, payload }) => [_id, payload])).values()];
};

const AT = "2026-11-23T14:00:00.000Z";
const LATER = "2026-11-23T14:01:00.000Z";

type Said = readonly { content: string; createdAt: string }[];

/** A member of that language waits in a room in which they wrote this. */
const waits = async (language: Language, said: Said | undefined) => {
  const { id: userId } = testUser();
  const roomId = newId();
  if (said) caseChat.unanswered.set(roomId, [...said]);
  const name = { username: `u${userId.slice(-6)}`, email: "m@example.org", firstName: null, lastName: null };
  await events.deliver(userCreated, { id: userId, role: "user", language, version: 1, displayName: null, ...name });
  await events.deliver(memberWaiting, { roomId, userId, seq: 3, since: AT, officeOpen: false });
  await until(async () => (await recordedOf(autoAnswered.name, roomId)).length > 0);
  const [answer] = (await recordedOf(autoAnswered.name, roomId)) as { content: string }[];
  return { userId, roomId, content: answer?.content, reports: await recordedOf(dangerReported.name, roomId) };
};

const WORDS = {
  ko: ["번개탄 샀어요", "동생이 방금 경찰에 체포됐어요"],
  en: ["I'm going to jump", "My brother was just arrested"],
  ja: ["手首を切りました", "弟がさっき警察に逮捕されました"],
  zh: ["我要跳楼", "我哥刚被警察抓走了"],
} as const;
const RECEIVED = /AI/u;

describe("a member who waits in a room", () => {
  it.each(LANGUAGES)(
    "and wrote words of danger gets the numbers that help, and staff a report, in %s",
    async (language) => {
      const [danger] = WORDS[language];
      const said = [
        { content: danger, createdAt: AT },
        { content: "??", createdAt: LATER },
      ];
      const { userId, roomId, content, reports } = await waits(language, said);
      expect(content).toContain("☎ 109");
      expect(content).not.toMatch(RECEIVED);
      expect(reports).toEqual([{ userId, conversationId: roomId, roomId, at: AT }]);
      expect(ai.logs.text()).not.toContain(danger);
    },
  );

  it.each(LANGUAGES)("and wrote that the police hold someone gets whom to call, in %s", async (language) => {
    const [, arrested] = WORDS[language];
    const { content, reports } = await waits(language, [{ content: arrested, createdAt: AT }]);
    expect(content).toContain("☎ 132");
    expect(content).not.toContain("☎ 1366");
    expect(reports).toHaveLength(1);
  });

  it.each([
    ["ko", "더 살아갈 자신이 없어요"],
    ["zh", "真想消失"],
  ] as const)("and wrote of an arrest and then of their own life gets both, in %s", async (language, danger) => {
    const [, arrested] = WORDS[language];
    const said = [
      { content: arrested, createdAt: AT },
      { content: danger, createdAt: LATER },
    ];
    const { content, reports } = await waits(language, said);
    for (const number of ["109", "112", "1366", "132"]) expect(content).toContain(`☎ ${number}`);
    expect(reports).toMatchObject([{ at: LATER }]);
  });

  it("and wrote of their matter is answered that it was received, and nothing is reported", async () => {
    const { content, reports } = await waits("ko", [{ content: "서류 언제 되나요?", createdAt: AT }]);
    expect(content).toMatch(RECEIVED);
    expect(content).not.toContain("☎");
    expect(reports).toEqual([]);
  });

  it("is answered where case-chat knows the room no more, or is of the release before", async () => {
    const { content, reports } = await waits("en", undefined);
    expect(content).toMatch(RECEIVED);
    expect(reports).toEqual([]);
  });
});

/** What they read, and what staff learn, when a member who waits in that language goes on to write this. */
const writesOn = async (language: Language, first: Said, then: Said) => {
  const { userId, roomId, content } = await waits(language, first);
  caseChat.unanswered.set(roomId, [...first, ...then]);
  await events.deliver(memberWroteOn, { roomId, userId, seq: 5, since: LATER });
  const answers = (await recordedOf(autoAnswered.name, roomId)) as { content: string }[];
  return {
    more: answers.filter((answer) => answer.content !== content),
    reports: await recordedOf(dangerReported.name, roomId),
  };
};

describe("a member who goes on writing before staff answer", () => {
  const MATTER = {
    ko: "서류 언제 되나요?",
    en: "Any news?",
    ja: "書類はいつできますか",
    zh: "文件什么时候好？",
  } as const;

  it.each(LANGUAGES)("gets the numbers that help for words of danger, and staff a report, in %s", async (language) => {
    const first = [{ content: MATTER[language], createdAt: AT }];
    const [danger] = WORDS[language];
    const { more, reports } = await writesOn(language, first, [{ content: danger, createdAt: LATER }]);
    expect(more).toHaveLength(1);
    expect(more[0]?.content).toContain("☎ 109");
    expect(reports).toMatchObject([{ at: LATER }]);
  });

  it("is answered nothing more for other words, also after words of danger", async () => {
    const first = [{ content: "번개탄 샀어요", createdAt: AT }];
    const { more, reports } = await writesOn("ko", first, [{ content: "서류 언제 되나요?", createdAt: LATER }]);
    expect(more).toEqual([]);
    expect(reports).toHaveLength(1);
  });

  it("reads the first numbers again for new words of danger, and all of them where others are needed", async () => {
    const danger = [{ content: "뛰어내릴래요", createdAt: LATER }];
    const again = await writesOn("ko", [{ content: "번개탄 샀어요", createdAt: AT }], danger);
    expect(again.more[0]?.content).toContain("☎ 109");
    expect(again.more[0]?.content).not.toContain("☎ 1366");
    const other = await writesOn("ko", [{ content: "동생이 방금 경찰에 체포됐어요", createdAt: AT }], danger);
    expect(other.more[0]?.content).toContain("☎ 1366");
  });
});
