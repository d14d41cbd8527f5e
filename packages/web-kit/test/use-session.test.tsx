import { act, screen, waitFor } from "@testing-library/react";
import { createAppStore } from "../src/store/create-app-store.ts";
import { baseApi } from "../src/api/base-api.ts";
import { startApiServer, type ApiServer } from "../src/testing/api-server.ts";
import { member } from "../src/testing/people.ts";
import { renderKit } from "../src/testing/render-kit.tsx";
import { storedKeys } from "../src/preferences/browser-storage.ts";
import { privateKey, PUSH_READER_KEY, READER_KEY } from "../src/preferences/private-storage.ts";
import { logInAgain } from "../src/prompts/log-in-again.ts";
import { assumeVisitor, checkSession, onOtherReader } from "../src/session/session-api.ts";
import { readerOf } from "../src/api/reader-of.ts";
import { useSession } from "../src/session/use-session.ts";

let server: ApiServer;

beforeEach(async () => {
  localStorage.clear();
  server = await startApiServer({ "GET /api/auth/me": () => ({ body: member }) });
});
afterEach(() => server.stop());

const seen: string[] = [];
const Reader = () => {
  const { user, isLoading, error } = useSession();
  const text = isLoading ? "loading" : (user?.username ?? (error ? "unknown" : "visitor"));
  seen.push(text);
  return <p>{text}</p>;
};

describe("the session", () => {
  it("is asked for once, however many read it", async () => {
    renderKit([<Reader key={1} />, <Reader key={2} />, <Reader key={3} />]);
    expect(await screen.findAllByText("minji_kim")).toHaveLength(3);
    expect(server.received).toHaveLength(1);
  });

  it("is not asked for again and again when the answer fails", async () => {
    server.handlers["GET /api/auth/me"] = () => ({ status: 503, body: "" });
    const Late = () => (useSession().isLoading ? null : <Reader />);
    renderKit([<Late key={1} />, <Late key={2} />]);
    expect(await screen.findAllByText("unknown")).toHaveLength(2);
    expect(server.received).toHaveLength(1);
  });

  it("lets go of what another account wrote in this browser", async () => {
    const [own, visitors, others] = [member.id, undefined, "somebody-else"].map((id) => privateKey(id, "draft:room"));
    for (const key of [own, visitors, others]) localStorage.setItem(key ?? "", "초안");
    renderKit(<Reader />);
    expect(await screen.findByText("minji_kim")).toBeTruthy();
    expect(new Set(storedKeys("private:"))).toEqual(new Set([own, visitors]));
  });

  describe("pushes of this browser", () => {
    afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));
    const providePushes = () => {
      const ended: string[] = [];
      const unsubscribe = () => Promise.resolve(ended.push("ended"));
      const registration = { pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } };
      const value = { getRegistration: () => Promise.resolve(registration) };
      Object.defineProperty(navigator, "serviceWorker", { configurable: true, value });
      return ended;
    };

    it.each([
      ["they are another account's", PUSH_READER_KEY],
      ["another account read here when the release before switched them on", READER_KEY],
    ])("end where %s", async (_case, key) => {
      const ended = providePushes();
      localStorage.setItem(key, "somebody-else");
      renderKit(<Reader />);
      await waitFor(() => expect(ended).toEqual(["ended"]));
      await waitFor(() => expect(localStorage.getItem(PUSH_READER_KEY)).toBeNull());
    });

    it("go on where they are the reader's own, although another account read here meanwhile", async () => {
      const ended = providePushes();
      localStorage.setItem(PUSH_READER_KEY, member.id);
      localStorage.setItem(READER_KEY, "somebody-else");
      renderKit(<Reader />);
      await screen.findByText("minji_kim");
      await waitFor(() => expect(localStorage.getItem(READER_KEY)).toBe(member.id));
      expect(ended).toEqual([]);
      expect(localStorage.getItem(PUSH_READER_KEY)).toBe(member.id);
    });
  });

  it("notifies the other tabs of this browser when it begins and ends", async () => {
    const store = createAppStore();
    const ignore = logInAgain.watch(() => undefined);
    await checkSession(store);
    expect(localStorage.getItem(READER_KEY)).toBe(member.id);
    server.handlers["GET /api/auth/me"] = () => ({ status: 401, body: "" });
    await checkSession(store);
    expect(localStorage.getItem(READER_KEY)).toBeNull();
    server.handlers["GET /api/auth/me"] = () => ({ body: member });
    await checkSession(store);
    expect(localStorage.getItem(READER_KEY)).toBe(member.id);
    expect(logInAgain.isAsked()).toBe(false);
    ignore();
  });

  it("leaves the page to its reader when it ends, and notifies once of another one, not of a visitor who signs in", async () => {
    const store = createAppStore();
    const gone: string[] = [];
    onOtherReader(store, () => gone.push("gone"));
    const session = async (answer: { status?: number; body: unknown }) => {
      server.handlers["GET /api/auth/me"] = () => answer;
      await checkSession(store);
    };
    await session({ status: 401, body: "" });
    await session({ body: member });
    await session({ body: member });
    expect(gone).toEqual([]);
    await session({ status: 401, body: "" });
    expect(readerOf(store.getState())).toMatchObject({ id: member.id });
    await session({ body: member });
    expect(gone).toEqual([]);
    await session({ body: { ...member, id: "somebody-else" } });
    await session({ body: { ...member, id: "a-third" } });
    expect(gone).toEqual(["gone"]);
  });

  it("is a visitor's without asking when the server has said so, and follows a login without a gap", async () => {
    const store = createAppStore();
    await assumeVisitor(store);
    seen.length = 0;
    renderKit(<Reader />, "/", store);
    expect(screen.getByText("visitor")).toBeTruthy();
    expect(server.received).toHaveLength(0);
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Session"])));
    expect(await screen.findByText("minji_kim")).toBeTruthy();
    expect(seen).not.toContain("loading");
  });
});
