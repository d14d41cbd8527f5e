import { baseApi, logInAgain, PromptHost, useAppDispatch, useSession } from "@legal/web-kit";
import { type ApiServer, member, provideModalDialogs, renderKit, startApiServer } from "@legal/web-kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { LogInAgainDialog } from "./log-in-again-dialog.tsx";

const ENDED = { status: 401, body: { code: "UNAUTHENTICATED", message: "로그인이 필요합니다", requestId: "r" } };
const caseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    save: build.mutation<unknown, string>({ query: (body) => ({ url: "/saved", method: "POST", body }) }),
  }),
});

let server: ApiServer;
/** Who the browser's cookie belongs to. */
let signedIn: typeof member | undefined;
/** Who the next login lets in. */
let next: typeof member;
let saved: string[];

beforeEach(async () => {
  localStorage.clear();
  provideModalDialogs();
  next = signedIn = member;
  saved = [];
  server = await startApiServer({
    "GET /api/auth/me": () => (signedIn ? { body: signedIn } : ENDED),
    "GET /api/auth/providers": () => ({ body: { google: true } }),
    "POST /api/saved": ({ body }) => {
      if (!signedIn) return ENDED;
      saved.push(`${signedIn.id}: ${body}`);
      return { body: {} };
    },
    "POST /api/auth/login": ({ body }) => {
      const { username, password } = JSON.parse(body) as Record<string, string>;
      if (username !== member.username || password !== "sesame-street")
        return {
          status: 401,
          body: { code: "INVALID_CREDENTIALS", message: "비밀번호가 올바르지 않습니다.", requestId: "r" },
        };
      signedIn = next;
      return { body: next };
    },
  });
});
afterEach(async () => {
  act(() => logInAgain.answer(false));
  await server.stop();
});

const CasePage = () => {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState("");
  const save = async () => {
    const { error } = await dispatch(caseApi.endpoints.save.initiate("진술서"));
    setOutcome(error ? "저장하지 못했습니다" : "저장했습니다");
  };
  return (
    <>
      <p>{user?.username}</p>
      <output>{outcome}</output>
      <textarea aria-label="메시지" />
      <button type="button" onClick={() => void save()}>
        저장
      </button>
      <PromptHost prompt={logInAgain} dialog={LogInAgainDialog} />
    </>
  );
};

const openPage = async () => {
  await import("./locales/ko.json");
  renderKit(<CasePage />);
  await screen.findByText(member.username);
  await userEvent.type(screen.getByLabelText("메시지"), "어제 소장을 받았습니다");
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const endSession = async () => {
  signedIn = undefined;
  await press("저장");
  return screen.findByRole("dialog", { name: "로그인이 끝났습니다" });
};
const answer = async (password: string) => {
  await userEvent.type(await screen.findByLabelText("비밀번호"), password);
  await press("다시 로그인");
};

describe("a session that ends while its page is open", () => {
  it("is renewed in place: the page is as it was, and what waited goes out once", async () => {
    await openPage();
    await endSession();
    expect(screen.getByLabelText<HTMLInputElement>("아이디").value).toBe(member.username);
    await answer("sesame-street");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(saved).toEqual([`${member.id}: 진술서`]));
    expect(screen.getByLabelText<HTMLTextAreaElement>("메시지").value).toBe("어제 소장을 받았습니다");
  });

  it("says what is wrong with the password and goes on asking", async () => {
    await openPage();
    await endSession();
    await answer("wrong-guess");
    expect((await screen.findByRole("alert")).textContent).toBe("비밀번호가 올바르지 않습니다.");
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it("asks for the second factor of an account that has one", async () => {
    server.handlers["POST /api/auth/login"] = () => ({ body: { secondFactorRequired: true } });
    server.handlers["POST /api/auth/login/second-factor"] = () => {
      signedIn = member;
      return { body: member };
    };
    await openPage();
    await endSession();
    await answer("sesame-street");
    await userEvent.type(await screen.findByLabelText("인증 코드"), "123456");
    await press("다시 로그인");
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it("asks for the password again when the code comes too late", async () => {
    server.handlers["POST /api/auth/login"] = () => ({ body: { secondFactorRequired: true } });
    server.handlers["POST /api/auth/login/second-factor"] = () => ({
      status: 401,
      body: { code: "LOGIN_EXPIRED", message: "", requestId: "r" },
    });
    await openPage();
    await endSession();
    await answer("sesame-street");
    await userEvent.type(await screen.findByLabelText("인증 코드"), "123456");
    await press("다시 로그인");
    expect(await screen.findByLabelText("비밀번호")).toBeTruthy();
  });

  it("never sends what one person wrote as another who logs in", async () => {
    await openPage();
    await endSession();
    next = { ...member, id: "somebody-else", username: "somebody_else" };
    await answer("sesame-street");
    await screen.findByText("somebody_else");
    await screen.findByText("저장하지 못했습니다");
    expect(saved).toEqual([]);
  });

  it("notifies the other tabs, which go on with this one", async () => {
    await openPage();
    expect(localStorage.getItem("reader")).toContain(member.id);
    await endSession();
    await waitFor(() => expect(localStorage.getItem("reader")).toBeNull());
    await answer("sesame-street");
    await waitFor(() => expect(localStorage.getItem("reader")).toContain(member.id));
  });

  it("goes on by itself where another tab has logged in meanwhile", async () => {
    const save = server.handlers["POST /api/saved"];
    let refused = false;
    server.handlers["POST /api/saved"] = (call) => {
      if (refused && save) return save(call);
      refused = true;
      return ENDED;
    };
    await openPage();
    await press("저장");
    await waitFor(() => expect(saved).toEqual([`${member.id}: 진술서`]));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks an account for no password that has none", async () => {
    next = signedIn = { ...member, hasPassword: false };
    await openPage();
    await endSession();
    await screen.findByRole("link", { name: "Google로 다시 로그인" });
    expect(screen.queryByLabelText("비밀번호")).toBeNull();
  });

  it("takes the password that such an account was given in another tab", async () => {
    signedIn = { ...member, hasPassword: false };
    await openPage();
    await endSession();
    await userEvent.click(await screen.findByRole("button", { name: "비밀번호로 로그인" }));
    await answer("sesame-street");
    await waitFor(() => expect(saved).toEqual([`${member.id}: 진술서`]));
  });

  it("leads to Google and back to the same place", async () => {
    history.replaceState(null, "", "/chat/7?tab=files");
    await openPage();
    await endSession();
    const way = await screen.findByRole("link", { name: "Google로 다시 로그인" });
    expect(way.getAttribute("href")).toBe("/api/auth/google?next=%2Fchat%2F7%3Ftab%3Dfiles");
  });
});
