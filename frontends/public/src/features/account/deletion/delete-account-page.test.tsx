import { privateKey } from "@legal/web-kit";
import { makeRoom, member } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { fieldProblem } from "../../../testing/field-problem.ts";
import { catalogues, renderSite } from "../../../testing/render-site.tsx";
import ownTexts from "./locales/ko.json" with { type: "json" };

const texts = { ...catalogues.ko, ...ownTexts };
const DELETE = "/api/users/me/deletion";

const signedIn = (given: Partial<typeof member> = {}, rooms = [makeRoom()]) => ({
  "GET /api/auth/me": () => ({ body: { ...member, hasPassword: true, ...given } }),
  "GET /api/chat-rooms/my": () => ({ body: rooms }),
});
const submit = () => screen.getByRole("button", { name: texts["deleteAccount.submit"] });

describe("deleting the account", () => {
  it("says what goes and what stays, warns of open cases alone, and wants the password", async () => {
    const open = makeRoom({ serviceType: "complaint", caseName: "공사 대금", caseNumber: "2026-000123" });
    const rooms = [open, makeRoom({ caseStatus: "종료" }), makeRoom({ serviceType: "admin-support" })];
    const api = fakeApi(signedIn({}, rooms));
    const person = await renderSite("/delete-account");
    await screen.findByText("진행 중인 사건이 1건 있습니다");
    const links = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("/chat/"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual([`/chat/${open.id}`]);
    expect(links[0]?.closest("li")?.textContent).toMatch(/공사 대금.*소장.*2026-000123/);
    const stays = screen.getByRole("heading", { name: texts["deleteAccount.stays"] }).closest("section");
    expect(within(stays ?? document.body).getAllByRole("listitem")).toHaveLength(5);
    await person.click(submit());
    expect(fieldProblem(screen.getByLabelText(texts["account.password"]))).toContain("비밀번호를 입력해주세요");
    expect(api.to("POST", DELETE)).toEqual([]);
  });

  it("keeps what was typed when the password is wrong, and says so", async () => {
    const words = "비밀번호가 올바르지 않습니다.";
    const details = [{ path: "password", message: words }];
    const api = fakeApi({
      ...signedIn(),
      [`POST ${DELETE}`]: () => refusal(403, "PASSWORD_WRONG", words, details),
    });
    const person = await renderSite("/delete-account");
    const password = await screen.findByLabelText<HTMLInputElement>(texts["account.password"]);
    await person.type(password, "sesame-street");
    await person.click(submit());
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(password.value).toBe("sesame-street");
    expect(api.to("POST", DELETE)[0]?.body).toEqual({ password: "sesame-street" });
  });

  it("mails a link to an account without a password", async () => {
    const api = fakeApi({
      ...signedIn({ hasPassword: false }),
      [`POST ${DELETE}/link`]: () => ({ body: { ok: true } }),
    });
    const person = await renderSite("/delete-account");
    expect(screen.queryByLabelText(texts["account.password"])).toBeNull();
    await person.click(await screen.findByRole("button", { name: texts["deleteAccount.byMail.submit"] }));
    await screen.findByText(member.email);
    expect(api.to("POST", `${DELETE}/link`)).toHaveLength(1);
  });

  it("deletes nothing by opening the mailed link, and says when it is spent", async () => {
    const words = "링크가 만료되었거나 이미 사용되었습니다.";
    const api = fakeApi({ "POST /api/auth/confirm-deletion": () => refusal(400, "MAIL_LINK_INVALID", words) });
    const person = await renderSite("/delete-account?token=from-the-mail");
    await screen.findByRole("heading", { name: texts["deleteAccount.goes"] });
    expect(api.to("POST", "/api/auth/confirm-deletion")).toEqual([]);
    await person.click(submit());
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(api.to("POST", "/api/auth/confirm-deletion")[0]?.body).toEqual({ token: "from-the-mail" });
    const again = screen.getByRole("link", { name: texts["deleteAccount.again"] });
    expect(again.getAttribute("href")).toBe("/delete-account");
  });

  describe("by a link that is opened where another account is signed in", () => {
    const waiting = privateKey(member.id, "outbox:room");
    const unsent = "보내지 못한 메시지";
    const open = async (userId?: string) => {
      localStorage.setItem(waiting, unsent);
      fakeApi({
        ...signedIn({ role: "admin" }),
        "POST /api/auth/confirm-deletion": () => ({ body: { ok: true, userId } }),
      });
      return renderSite("/delete-account?token=from-the-mail");
    };

    it("warns of no cases of the one who is signed in, and says who that is", async () => {
      await open();
      await waitFor(() => expect(screen.getByRole("note").textContent).toContain("minji_kim"));
      expect(screen.queryByText("진행 중인 사건이 1건 있습니다")).toBeNull();
      expect(screen.queryByText(texts["deleteAccount.staff"])).toBeNull();
    });

    it("leaves what they wrote, and says that it is done", async () => {
      const person = await open("somebody-else");
      await person.click(await screen.findByRole("button", { name: texts["deleteAccount.submit"] }));
      await screen.findByRole("heading", { level: 1, name: texts["deleteAccount.done.title"] });
      expect(localStorage.getItem(waiting)).toBe(unsent);
    });
  });

  it("sends a visitor to the login and back", async () => {
    fakeApi({});
    await renderSite("/delete-account");
    const login = (await screen.findAllByRole("link", { name: texts["account.login"] })).at(-1);
    expect(login?.getAttribute("href")).toBe("/login?next=%2Fdelete-account");
  });

  it("says that it is done", async () => {
    fakeApi({});
    await renderSite("/delete-account?done=1");
    await screen.findByRole("heading", { level: 1, name: texts["deleteAccount.done.title"] });
  });
});
