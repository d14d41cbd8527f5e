import { PUSH_READER_KEY } from "@legal/web-kit";
import { member, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { InboxWatch } from "../inbox-bell/index.ts";
import { NoticeTexts } from "../texts.ts";
import { PushCard } from "./push-card.tsx";

let server: ApiServer;
let publicKey: string | null;
let here: boolean;
let reader: typeof member;
const sent: unknown[] = [];

/** An uncompressed point has 65 bytes. */
const keyOf = (byte: number) => Buffer.alloc(65, byte).toString("base64url");

beforeEach(async () => {
  publicKey = keyOf(1);
  here = false;
  reader = member;
  localStorage.clear();
  sent.length = 0;
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: reader }),
    "GET /api/notifications/counts": () => ({ body: { unread: 0 } }),
    "GET /api/push": () => ({ body: { publicKey, subscriptions: Number(here), here } }),
    "POST /api/push/subscriptions": ({ body }) => {
      sent.push(JSON.parse(body));
      here = true;
      return { status: 201, body: { publicKey, subscriptions: 1, here } };
    },
    "POST /api/push/subscriptions/remove": ({ body }) => {
      sent.push(JSON.parse(body));
      here = false;
      return { body: { publicKey, subscriptions: 0, here } };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  return server.stop();
});

/** What jsdom has not: a browser that subscribes, if its person lets it. */
const provideBrowserPush = (permission: NotificationPermission) => {
  const endpoint = "https://push.example.com/abc";
  let current: object | null = null;
  const made = {
    endpoint,
    options: { applicationServerKey: new Uint8Array(Buffer.from(publicKey ?? "", "base64url")).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: () => {
      current = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: () => Promise.resolve((current = made)),
  };
  const registration = { active: {}, pushManager };
  const answer = () => Promise.resolve(registration);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: answer, register: answer },
  });
  Object.assign(globalThis, {
    PushManager: {},
    Notification: { requestPermission: () => Promise.resolve(permission) },
  });
};

const card = (
  <NoticeTexts>
    <p>settings</p>
    <InboxWatch />
    <PushCard />
  </NoticeTexts>
);
const open = async () => (await renderPages(card, "/mypage", { ko: {}, en: {}, ja: {}, zh: {} })).person;
const toggle = () => screen.findByRole<HTMLInputElement>("switch", { name: "이 브라우저에서 알림 받기" });

describe("pushes in this browser", () => {
  it("begin and end with the switch", async () => {
    provideBrowserPush("granted");
    const person = await open();
    await person.click(await toggle());
    await screen.findByText("이 브라우저로 알림을 보내 드립니다");
    expect((await toggle()).checked).toBe(true);
    await person.click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(false));
    expect(sent).toEqual([
      { endpoint: "https://push.example.com/abc", keys: { p256dh: "p", auth: "a" } },
      { endpoint: "https://push.example.com/abc" },
    ]);
  });

  it.each([
    ["keeps", 201, member.id],
    ["refuses", 401, null],
  ])(
    "are known as their owner's before the server %s them, and as no one's where it does not keep them",
    async (_how, status, owner) => {
      provideBrowserPush("granted");
      let ownerThen: string | null = null;
      server.handlers["POST /api/push/subscriptions"] = () => {
        ownerThen = localStorage.getItem(PUSH_READER_KEY);
        here = status === 201;
        return { status, body: { publicKey, subscriptions: Number(here), here } };
      };
      await (await open()).click(await toggle());
      await waitFor(() => expect(ownerThen).toBe(member.id));
      await waitFor(() => expect(localStorage.getItem(PUSH_READER_KEY)).toBe(owner));
      await waitFor(async () => expect((await toggle()).disabled).toBe(false));
      const registration = await navigator.serviceWorker.getRegistration();
      expect((await registration?.pushManager.getSubscription()) === null).toBe(owner === null);
    },
  );

  it("go on after another login of their owner, which has them from then on", async () => {
    provideBrowserPush("granted");
    await (await open()).click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(true));
    cleanup();
    here = false;
    const person = await open();
    await waitFor(async () => expect((await toggle()).checked).toBe(true));
    expect(sent).toEqual([sent[0], sent[0]]);
    await person.click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(false));
    expect(sent).toHaveLength(3);
  });

  it("are off for another account, whatever the browser still holds, and begin again", async () => {
    provideBrowserPush("granted");
    await (await open()).click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(true));
    cleanup();
    here = false;
    reader = { ...member, id: "somebody-else" };
    const again = await open();
    expect((await toggle()).checked).toBe(false);
    await again.click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(true));
    expect(sent).toHaveLength(2);
  });

  it("are off where the installation has other keys than the browser subscribed for", async () => {
    provideBrowserPush("granted");
    const person = await open();
    await person.click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(true));
    cleanup();
    publicKey = keyOf(2);
    await open();
    expect((await toggle()).checked).toBe(false);
  });

  it("stay off where the browser may not show any", async () => {
    provideBrowserPush("denied");
    const person = await open();
    await person.click(await toggle());
    await screen.findByText("브라우저 설정에서 이 사이트의 알림을 허용해 주세요");
    expect((await toggle()).checked).toBe(false);
    expect(sent).toEqual([]);
  });

  it("are not mentioned where the installation sends none", async () => {
    publicKey = null;
    provideBrowserPush("granted");
    await open();
    await screen.findByText("settings");
    expect(screen.queryByText("이 브라우저에서 알림 받기")).toBeNull();
  });
});
