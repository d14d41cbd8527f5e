import { checkSession, outboxKey } from "@legal/web-kit";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { provideRemote } from "./remotes/fetch-remote.ts";
import { makeRemote } from "./testing/make-remote.tsx";
import { openSite } from "./testing/open-site.tsx";
import { remoteServers, type Answer } from "./testing/remote-servers.ts";

const VISITOR: Answer = { status: 401, body: { code: "UNAUTHENTICATED", message: "", requestId: "r" } };
const MEMBER: Answer = { body: { id: "u-1", username: "minji", role: "user", language: "en" } };
const BROKEN: Answer = { status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "", requestId: "r" } };

let servers: ReturnType<typeof remoteServers>;

beforeEach(() => {
  localStorage.clear();
  servers = remoteServers(VISITOR);
  for (const name of ["public", "member", "admin"]) servers.up.set(name, makeRemote(name));
});
afterEach(() => servers.stop());

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("a visitor", () => {
  const publicPages = ["/", "/service/payment-order", "/login", "/signup", "/find-username", "/reset-password?token=t"];

  it.each([...publicPages, "/terms", "/privacy", "/faq"])("sees the public page at %s", async (address) => {
    await openSite(address);
    expect(await heading("public ko")).toBeTruthy();
  });

  it.each(["/mypage", "/inbox", "/chat/1", "/admin", "/nowhere", "/service", "/service/a/b"])(
    "finds nothing at %s",
    async (address) => {
      await openSite(address);
      expect(await heading("404 Page Not Found")).toBeTruthy();
      expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
    },
  );
});

describe("a visitor at a page for members", () => {
  it("may log in and go on there, in their language", async () => {
    localStorage.setItem("language", "ja");
    await openSite("/chat/7?file=2#last");
    await heading("404 Page Not Found");
    const link = screen.getByRole("link", { name: "ログインして続ける" });
    expect(link.getAttribute("href")).toBe(`/login?next=${encodeURIComponent("/chat/7?file=2#last")}`);
    expect(screen.getByText(/ログインするとご覧いただけるページです/)).toBeTruthy();
    expect(screen.queryByText(/お探しのページはありません/)).toBeNull();
  });

  it("is not sent to a login where no page is", async () => {
    await openSite("/nowhere");
    await heading("404 Page Not Found");
    expect(screen.getByText(/찾으시는 페이지가 없습니다/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "로그인하고 계속하기" })).toBeNull();
  });
});

describe("a member", () => {
  beforeEach(() => servers.answerSession(MEMBER));

  it.each([
    ["/", "member en"],
    ["/mypage", "member en"],
    ["/inbox", "member en"],
    ["/chat/1", "member en"],
    ["/admin", "admin en"],
    ["/service/payment-order", "public en"],
    ["/login", "public en"],
    ["/faq", "public en"],
  ])("sees at %s the remote %s", async (address, name) => {
    await openSite(address);
    expect(await heading(name)).toBeTruthy();
    expect(document.documentElement.lang).toBe("en");
  });

  it("finds nothing at an unknown address", async () => {
    await openSite("/nowhere");
    expect(await heading("404 Page Not Found")).toBeTruthy();
  });

  it("has what they could not send before sent from every page", async () => {
    const sendLeftovers = jest.fn();
    provideRemote("member", { ...makeRemote("member"), sendLeftovers });
    localStorage.setItem(`${outboxKey("u-1")}01970000-0000-7000-8000-000000000001`, "{}");
    await openSite("/admin");
    await waitFor(() => expect(sendLeftovers).toHaveBeenCalledWith("u-1"));
  });
});

describe("staff who have to set up their second step first", () => {
  const STAFF = { id: "u-2", username: "park", role: "admin", language: "ko" };
  const CODES: Answer = { body: { recoveryCodes: ["aaaa-bbbb"] } };
  beforeEach(() => servers.answerSession({ body: { ...STAFF, mustEnrol: true } }));

  it.each(["/chat/7", "/mypage", "/", "/admin"])("see that alone at %s", async (address) => {
    await openSite(address);
    expect(await heading("2단계 인증을 설정해주세요")).toBeTruthy();
    expect(servers.scripts).toEqual([]);
  });

  const begin = async (confirmed: Answer | Promise<Answer> = CODES) => {
    const setup = { key: "abcd", uri: "otpauth://totp/x", qr: { size: 1, modules: "1" } };
    servers.others.set("/api/auth/second-factor", { status: 201, body: setup });
    servers.others.set("/api/auth/second-factor/confirm", confirmed);
    const { store } = await openSite("/chat/7");
    await userEvent.click(await screen.findByRole("button", { name: "설정 시작" }));
    await userEvent.type(await screen.findByLabelText("인증 코드"), "123456");
    // As each press does after five minutes.
    return { checkAgain: () => act(() => checkSession(store)) };
  };
  const confirm = () => userEvent.click(screen.getByRole("button", { name: "확인하고 켜기" }));
  const follow = (name: string) => act(async () => userEvent.click(screen.getByRole("link", { name })));

  it("see the page that they wanted once it is on", async () => {
    const { checkAgain } = await begin();
    await confirm();
    await screen.findByText("aaaa-bbbb");
    servers.answerSession({ body: STAFF });
    await checkAgain();
    expect(screen.getByText("aaaa-bbbb")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "안전한 곳에 보관했습니다" }));
    expect(await heading("member ko")).toBeTruthy();
  });

  it("see their recovery codes though the session is read while they are made", async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { checkAgain } = await begin(promise);
    await confirm();
    servers.answerSession({ body: STAFF });
    await checkAgain();
    await act(async () => resolve(CODES));
    expect(await screen.findByText("aaaa-bbbb")).toBeTruthy();
  });

  it("see the page that they want after they left their recovery codes for a public one", async () => {
    const { checkAgain } = await begin();
    await confirm();
    await screen.findByText("aaaa-bbbb");
    servers.answerSession({ body: STAFF });
    await checkAgain();
    await follow("to the terms");
    await heading("public ko");
    await follow("to the desk");
    expect(await heading("admin ko")).toBeTruthy();
  });

  it("see the page that they wanted once it is set up in another tab", async () => {
    const { checkAgain } = await begin({ status: 409, body: { code: "LOGIN_EXPIRED", message: "", requestId: "r" } });
    await confirm();
    servers.answerSession({ body: STAFF });
    await checkAgain();
    expect(await heading("member ko")).toBeTruthy();
  });

  it("may read what is public", async () => {
    await openSite("/delete-account");
    expect(await heading("public ko")).toBeTruthy();
  });
});

describe("while the session is loading and when it cannot be loaded", () => {
  it("shows a spinner until the answer has come", async () => {
    let answer: (session: Answer) => void = () => undefined;
    servers.answerSession(new Promise<Answer>((resolve) => (answer = resolve)));
    await openSite("/");
    expect(screen.getByText("불러오는 중입니다")).toBeTruthy();
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    await act(async () => answer(VISITOR));
    expect(await heading("public ko")).toBeTruthy();
  });

  it("still shows public pages", async () => {
    servers.answerSession(BROKEN);
    await openSite("/terms");
    expect(await heading("public ko")).toBeTruthy();
  });

  it("says so on a page for members, and a retry goes on", async () => {
    servers.answerSession(BROKEN);
    await openSite("/mypage");
    expect(await heading("로그인 상태를 확인하지 못했습니다")).toBeTruthy();
    servers.answerSession(MEMBER);
    await userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await heading("member en")).toBeTruthy();
  });
});

describe("every page", () => {
  it("takes the focus to its content after a navigation", async () => {
    await openSite("/nowhere");
    await heading("404 Page Not Found");
    await userEvent.click(screen.getByRole("link", { name: "to the terms" }));
    await heading("public ko");
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("says when the network is gone, and when it is back", async () => {
    await openSite("/");
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void dispatchEvent(new Event("offline")));
    expect(screen.getByText(/인터넷 연결이 끊겼습니다/)).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event("online")));
    expect(screen.queryByText(/인터넷 연결이 끊겼습니다/)).toBeNull();
    online.mockRestore();
  });
});
