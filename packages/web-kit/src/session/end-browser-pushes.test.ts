import { endBrowserPushes } from "./end-browser-pushes.ts";

afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

/** What jsdom has not. */
const provide = (subscription: object | null) => {
  const asked: string[] = [];
  const getRegistration = (scope: string) => {
    asked.push(scope);
    return Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } });
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { getRegistration } });
  return asked;
};

describe("pushes of a browser whose reader logs out", () => {
  it("end in the browser itself", async () => {
    let ended = 0;
    const asked = provide({ unsubscribe: () => Promise.resolve((ended += 1)) });
    await endBrowserPushes();
    expect(ended).toBe(1);
    expect(asked).toEqual(["/api/push/"]);
  });

  it("are no matter where there are none", async () => {
    await endBrowserPushes();
    provide(null);
    await expect(endBrowserPushes()).resolves.toBeUndefined();
  });
});
