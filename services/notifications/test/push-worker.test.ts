import { runInNewContext } from "node:vm";
import { PUSH_WORKER } from "../src/push/push-worker.ts";

type Listener = (event: object) => void;

/** Runs the worker as a browser would, and hands it a push. */
const receive = async (words: object, setAppBadge?: (count: number) => Promise<void>) => {
  const listeners = new Map<string, Listener>();
  const shown: string[] = [];
  const self = {
    navigator: { setAppBadge },
    registration: { showNotification: (title: string) => Promise.resolve(shown.push(title)) },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  runInNewContext(PUSH_WORKER, { self });
  let working: Promise<unknown> = Promise.resolve();
  const waitUntil = (work: Promise<unknown>) => (working = work);
  listeners.get("push")?.({ data: { json: () => words }, waitUntil });
  await working;
  return shown;
};

describe("the push worker", () => {
  it("puts the unread notices on the icon of the app that is closed", async () => {
    const badges: number[] = [];
    const setAppBadge = (count: number) => Promise.resolve(void badges.push(count));
    expect(await receive({ title: "오늘이 기한입니다", unread: 3 }, setAppBadge)).toEqual(["오늘이 기한입니다"]);
    // As of a release before, or of anyone else.
    for (const unread of [undefined, null, "7", 1.5]) await receive({ title: "", unread }, setAppBadge);
    expect(badges).toEqual([3]);
  });

  it("shows a push where badges are refused, or not known", async () => {
    const refuse = () => Promise.reject(new Error("not installed"));
    for (const setAppBadge of [refuse, undefined])
      expect(await receive({ title: "오늘이 기한입니다", unread: 3 }, setAppBadge)).toEqual(["오늘이 기한입니다"]);
  });
});
