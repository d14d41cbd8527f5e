import { jest } from "@jest/globals";
import type { Notice } from "@legal/contracts";
import { until } from "@legal/test-kit";
import type { CDPSession, Page, Worker } from "playwright-core";
import webPush from "web-push";
import { openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { openCase } from "./support/open-case.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
/** Five minutes of unread messages pass in a second. */
const QUICK = { UNREAD_NOTICE_AFTER_MINUTES: "0.02", AUTO_RESPONSE_CHECK_SECONDS: "1" };

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const site = usePlatform({ VAPID_KEYS: `${publicKey}:${privateKey}`, ...QUICK }, { withInterface: true });
let page: Page;
let office: Page;
let devTools: CDPSession;
let worker: Worker;
let registrationId: string;

interface Registrations {
  registrations: { registrationId: string; scopeURL: string }[];
}

/** What is used of a service worker's own global. */
interface ServiceWorkerScope {
  clients: { openWindow: (address: string) => Promise<unknown> };
  registration: { getNotifications: (which: { tag: string }) => Promise<unknown[]> };
  NotificationEvent: new (type: string, given: { notification: unknown }) => unknown;
  dispatchEvent: (event: unknown) => boolean;
}

/** As a push service would hand it to the browser. */
const push = (words: object) =>
  devTools.send("ServiceWorker.deliverPushMessage", {
    origin: site.platform.address,
    registrationId,
    data: JSON.stringify(words),
  });
const shown = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/api/push/");
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });

beforeAll(async () => {
  const open = (on: "phone" | "desk") =>
    openBrowser(site.browser, { address: site.platform.address, on, language: "ko" });
  office = await open("desk");
  await office.goto("/terms");
  await call(office, "POST", "/api/auth/login", site.platform.admin);
  page = await open("phone");
  await page.context().grantPermissions(["notifications"], { origin: site.platform.address });
  await arriveAsMember(page, newAccount("client"), "/mypage?tab=notices");
  devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }: Registrations) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith("/api/push/"));
      if (own) resolve(own.registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  // No push service can be reached from here; the worker is there before the browser asks for one.
  await page.getByRole("switch", { name: ko("notices", "notices.push.here") }).click();
  registrationId = await registered;
  worker = await until(() => page.context().serviceWorkers()[0]);
  // One that is not active yet gets no push.
  await until(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration("/api/push/");
      return registration?.active?.state === "activated";
    }),
  );
});

describe("a push", () => {
  const first = { title: "읽지 않은 메시지 1개", body: "2026-000123", path: "/chat/one", tag: "room-one", lang: "ko" };

  it("is shown with its words, and the room's next one takes its place", async () => {
    await push(first);
    await until(async () => (await shown()).length === 1);
    await push({ ...first, title: "읽지 않은 메시지 2개" });
    await push({ ...first, path: "/chat/two", tag: "room-two" });
    await until(async () => (await shown()).length === 2);
    const { title, body, lang } = first;
    expect(await shown()).toEqual(
      expect.arrayContaining([
        { title: "읽지 않은 메시지 2개", body, lang, tag: "room-one" },
        { title, body, lang, tag: "room-two" },
      ]),
    );
  });

  it.each([
    ["room-one", "/chat/one"],
    ["elsewhere", "/"],
  ])("that is clicked closes and leads to its room, and nowhere but the site: %s", async (tag, path) => {
    await push({ ...first, tag, path: tag === "elsewhere" ? "https://evil.example/" : path });
    await until(async () => (await shown()).some((one) => one.tag === tag));
    // A person's click alone may open a window, so the worker's last step is recorded instead.
    const address = await worker.evaluate(async (clicked) => {
      const scope = globalThis as unknown as ServiceWorkerScope;
      const opened = new Promise((resolve) => {
        scope.clients.openWindow = (given) => Promise.resolve(resolve(given));
      });
      const [notification] = await scope.registration.getNotifications({ tag: clicked });
      scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
      return opened;
    }, tag);
    expect(address).toBe(new URL(path, site.platform.address).href);
    await until(async () => !(await shown()).some((one) => one.tag === tag));
  });
});

describe("a person who is in the room", () => {
  it("is notified of no message there, and of one elsewhere", async () => {
    const [here, elsewhere] = [await openCase(page), await openCase(page, "lawsuit")];
    await page.goto(`/chat/${here}`);
    for (const [roomId, words] of [
      [here, "여기 있습니다 [1]"],
      [elsewhere, "저기 있습니다 [2]"],
    ] as const) {
      await office.goto(`/chat/${roomId}`);
      await chatRoom(office, ko).write(words);
    }
    await chatRoom(page, ko).sees("여기 있습니다 [1]");
    const unread = async () => {
      const notices = await call<Notice[]>(page, "GET", "/api/notifications");
      return notices.flatMap(({ kind, facts }) => (kind === "messages-unread" ? [facts.roomId] : []));
    };
    await until(async () => (await unread()).includes(elsewhere), { timeoutMs: 120_000 });
    expect(await unread()).toEqual([elsewhere]);
  });
});
