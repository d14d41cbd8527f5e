import type { CalendarFeed } from "@legal/contracts";
import { admin, member, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { NoticeTexts } from "../texts.ts";
import { CalendarCard } from "./calendar-card.tsx";

const URL_OF = (count: number) => `https://legal.example/calendar/${String(count).repeat(43)}.ics`;

let server: ApiServer;
let feed: CalendarFeed["feed"];
let made: number;
const sent: unknown[] = [];

beforeEach(async () => {
  feed = null;
  made = 0;
  sent.length = 0;
  const shownIn = (body: string) => JSON.parse(body) as Pick<NonNullable<typeof feed>, "scope" | "detailed">;
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: member }),
    "GET /api/notifications/calendar": () => ({ body: { feed } }),
    "POST /api/notifications/calendar": ({ body }) => {
      sent.push(shownIn(body));
      made += 1;
      feed = { ...shownIn(body), createdAt: "2026-11-23T03:00:00Z", readAt: null };
      return { status: 201, body: { feed, url: URL_OF(made) } };
    },
    "PATCH /api/notifications/calendar": ({ body }) => {
      sent.push(shownIn(body));
      if (feed) feed = { ...feed, ...shownIn(body) };
      return { body: { feed } };
    },
    "DELETE /api/notifications/calendar": () => {
      feed = null;
      return { status: 204, body: "" };
    },
  });
});
afterEach(() => server.stop());

const card = (
  <NoticeTexts>
    <CalendarCard />
  </NoticeTexts>
);
const open = async () => (await renderPages(card, "/mypage", { ko: {}, en: {}, ja: {}, zh: {} })).person;
const address = () => screen.findByRole<HTMLInputElement>("textbox", { name: "캘린더 주소" });

describe("the calendar of deadlines", () => {
  it("gets an address, which is shown this once, and another one that is asked for twice", async () => {
    const person = await open();
    expect(screen.queryByText("표시할 사건")).toBeNull();
    await person.click(await screen.findByRole("button", { name: "캘린더 주소 만들기" }));
    expect((await address()).value).toBe(URL_OF(1));
    await person.click(screen.getByRole("button", { name: "주소 복사" }));
    expect(await navigator.clipboard.readText()).toBe(URL_OF(1));
    await person.click(screen.getByRole("button", { name: "새 주소로 바꾸기" }));
    await screen.findByText("새 주소로 바꿀까요?");
    expect(made).toBe(1);
    await person.click(screen.getByRole("button", { name: "새 주소로 바꾸기" }));
    await waitFor(async () => expect((await address()).value).toBe(URL_OF(2)));
  });

  it("has an address from before without showing it, and ends it", async () => {
    feed = { scope: "own", detailed: false, createdAt: "2026-11-20T03:00:00Z", readAt: "2026-11-23T03:00:00Z" };
    const person = await open();
    await screen.findByText(/캘린더가 마지막으로 가져간 때/);
    expect(screen.queryByRole("textbox")).toBeNull();
    await person.click(screen.getByRole("button", { name: "주소 없애기" }));
    await person.click(await screen.findByRole("button", { name: "주소 없애기" }));
    expect(await screen.findByRole("button", { name: "캘린더 주소 만들기" })).toBeTruthy();
    expect(feed).toBeNull();
  });

  it("shows staff's own dates or the office's, and says what is due where that was chosen", async () => {
    server.handlers["GET /api/auth/me"] = () => ({ body: admin });
    const person = await open();
    await person.selectOptions(await screen.findByRole("combobox", { name: "표시할 사건" }), "office");
    await person.click(screen.getByRole("button", { name: "캘린더 주소 만들기" }));
    await address();
    await person.click(screen.getByRole("switch", { name: /절차와 서비스 이름/ }));
    await screen.findByText("캘린더 설정을 저장했습니다");
    expect(sent).toEqual([{ scope: "office", detailed: false }, { detailed: true }]);
  });

  it("shows the new address at once, and saves what is chosen right after", async () => {
    const person = await open();
    await person.click(await screen.findByRole("switch", { name: /절차와 서비스 이름/ }));
    server.handlers["GET /api/notifications/calendar"] = () => new Promise(() => undefined);
    await person.click(screen.getByRole("button", { name: "캘린더 주소 만들기" }));
    expect((await address()).value).toBe(URL_OF(1));
    await person.click(screen.getByRole("switch", { name: /절차와 서비스 이름/ }));
    await waitFor(() => expect(sent).toEqual([{ scope: "own", detailed: true }, { detailed: false }]));
  });

  it("is gone once it was removed, though the answer to a choice before comes late", async () => {
    feed = { scope: "own", detailed: false, createdAt: "2026-11-20T03:00:00Z", readAt: "2026-11-23T03:00:00Z" };
    const { promise, resolve } = Promise.withResolvers<void>();
    const takeIn = server.handlers["PATCH /api/notifications/calendar"];
    server.handlers["PATCH /api/notifications/calendar"] = async (call) => {
      const answer = await takeIn?.(call);
      await promise;
      return answer ?? {};
    };
    const person = await open();
    await person.click(await screen.findByRole("switch", { name: /절차와 서비스 이름/ }));
    await person.click(screen.getByRole("button", { name: "주소 없애기" }));
    await person.click(await screen.findByRole("button", { name: "주소 없애기" }));
    await act(async () => void (await fetch(`${location.origin}/api/auth/me`)));
    resolve();
    expect(await screen.findByRole("button", { name: "캘린더 주소 만들기" })).toBeTruthy();
    expect(screen.queryByText(/캘린더가 마지막으로 가져간 때/)).toBeNull();
    expect(feed).toBeNull();
  });

  it("shows what is there where the answer to a choice got lost", async () => {
    feed = { scope: "own", detailed: false, createdAt: "2026-11-20T03:00:00Z", readAt: null };
    const takeIn = server.handlers["PATCH /api/notifications/calendar"];
    server.handlers["PATCH /api/notifications/calendar"] = async (call) => {
      await takeIn?.(call);
      return { status: 504, body: "" };
    };
    const person = await open();
    const detailed = await screen.findByRole<HTMLInputElement>("switch", { name: /절차와 서비스 이름/ });
    await person.click(detailed);
    await screen.findByText("캘린더 설정을 저장하지 못했습니다");
    await waitFor(() => expect(detailed.checked).toBe(true));
  });

  it("shows what was chosen last, however late the answers come", async () => {
    server.handlers["GET /api/auth/me"] = () => ({ body: admin });
    feed = { scope: "own", detailed: false, createdAt: "2026-11-20T03:00:00Z", readAt: null };
    const { promise, resolve } = Promise.withResolvers<void>();
    const takeIn = server.handlers["PATCH /api/notifications/calendar"];
    server.handlers["PATCH /api/notifications/calendar"] = async (call) => {
      const answer = await takeIn?.(call);
      await promise;
      return answer ?? {};
    };
    const person = await open();
    const scope = await screen.findByRole<HTMLSelectElement>("combobox", { name: "표시할 사건" });
    const detailed = screen.getByRole<HTMLInputElement>("switch", { name: /절차와 서비스 이름/ });
    const seen: string[] = [];
    const look = () => seen.push(`${scope.value} ${detailed.checked}`);
    await person.selectOptions(scope, "office");
    await person.click(detailed);
    await waitFor(() => expect(sent).toHaveLength(1));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    resolve();
    await waitFor(() => expect(sent).toEqual([{ scope: "office" }, { detailed: true }]));
    await screen.findByText("캘린더 설정을 저장했습니다");
    look();
    expect(new Set(seen)).toEqual(new Set(["office true"]));
  });
});
