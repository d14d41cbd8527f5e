import type { NoticePreferences } from "@legal/contracts";
import { admin, holdTimeouts, member, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { NoticeSettings } from "./notice-settings.tsx";

const inbox = { channel: "inbox", on: true, fixed: "inbox" } as const;
const push = { channel: "push", on: false, fixed: "unavailable" } as const;
const mail = (on: boolean) => ({ channel: "mail", on, fixed: null }) as const;

let server: ApiServer;
let preferences: NoticePreferences;
let isDown: boolean;
let saved: unknown[];

const takeIn = ({ body }: { body: string }) => {
  if (isDown)
    return { status: 503, body: { code: "UNAVAILABLE", message: "잠시 후 다시 시도해주세요", requestId: "r" } };
  const { changes = [], mailAgain } = JSON.parse(body) as {
    changes?: { category: string; channel: string; on: boolean }[];
    mailAgain?: true;
  };
  saved.push(...changes);
  const changeOf = (category: string, channel: string) =>
    changes.find((change) => change.category === category && change.channel === channel);
  preferences = {
    ...preferences,
    emailBounced: mailAgain ? false : preferences.emailBounced,
    categories: preferences.categories.map(({ category, channels }) => ({
      category,
      channels: channels.map((one) => ({ ...one, on: changeOf(category, one.channel)?.on ?? one.on })),
    })),
  };
  return { body: preferences };
};

beforeEach(async () => {
  saved = [];
  isDown = false;
  preferences = {
    emailVerified: true,
    categories: [
      { category: "security", channels: [inbox, { channel: "mail", on: true, fixed: "account" }, push] },
      { category: "contract", channels: [inbox, { channel: "mail", on: true, fixed: "contract" }, push] },
      { category: "deadline", channels: [inbox, { channel: "mail", on: true, fixed: "last-channel" }, push] },
      { category: "message", channels: [inbox, mail(true), push] },
      { category: "status", channels: [inbox, mail(false), push] },
    ],
  };
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: member }),
    "GET /api/notifications/preferences": () => (isDown ? { status: 503, body: "" } : { body: preferences }),
    "PATCH /api/notifications/preferences": takeIn,
    "GET /api/push": () => ({ body: { publicKey: null, subscriptions: 0 } }),
    "GET /api/notifications/calendar": () => ({ body: { feed: null } }),
  });
});
afterEach(() => server.stop());

const open = async (settings = <NoticeSettings />) =>
  (await renderPages(settings, "/mypage", { ko: {}, en: {}, ja: {}, zh: {} })).person;
const Reopened = () => {
  const [times, setTimes] = useState(0);
  return (
    <>
      <NoticeSettings key={times} />
      <button type="button" onClick={() => setTimes(times + 1)}>
        reopen
      </button>
    </>
  );
};
const category = (name: RegExp) => screen.findByRole("group", { name });
const mailOf = async (name: RegExp) =>
  within(await category(name)).getByRole<HTMLInputElement>("switch", { name: "이메일" });

describe("notice settings", () => {
  it("say why what is fixed is fixed, and leave out what is not set up", async () => {
    await open();
    const contract = within(await category(/^접수와 계약/));
    expect(contract.getByText("계약에 관한 내용이라 끌 수 없습니다.")).toBeTruthy();
    expect(contract.queryByRole("switch")).toBeNull();
    expect(screen.queryByText("푸시 알림")).toBeNull();
  });

  it("say that progress is also what becomes of documents", async () => {
    await open();
    expect(within(await category(/^진행 상태/)).getByText(/확인하실 서류가 있거나/)).toBeTruthy();
  });

  it("save each switch by itself, and take it back", async () => {
    const person = await open();
    await person.click(await mailOf(/^새 메시지/));
    await screen.findByText("‘새 메시지’ 알림의 이메일 수신을 껐습니다");
    expect(saved).toEqual([{ category: "message", channel: "mail", on: false }]);
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    await screen.findByText("‘새 메시지’ 알림의 이메일 수신을 켰습니다");
    expect((await mailOf(/^새 메시지/)).checked).toBe(true);
    expect(saved.at(-1)).toEqual({ category: "message", channel: "mail", on: true });
    expect((await mailOf(/^진행 상태/)).checked).toBe(false);
  });

  it("are saved one after the other, so that no late answer takes a press back", async () => {
    const { promise: second, resolve: secondCame } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let underWay = 0;
    const together: number[] = [];
    server.handlers["PATCH /api/notifications/preferences"] = async (call) => {
      underWay += 1;
      together.push(underWay);
      const answer = takeIn(call);
      if (together.length === 1) await Promise.race([second, released]);
      else secondCame();
      underWay -= 1;
      return answer;
    };
    const person = await open();
    await person.click(await mailOf(/^새 메시지/));
    await person.click(await mailOf(/^진행 상태/));
    await waitFor(() => expect(together).toHaveLength(1));
    release();
    await screen.findByText("‘진행 상태’ 알림의 이메일 수신을 켰습니다");
    expect(together).toEqual([1, 1]);
    expect((await mailOf(/^새 메시지/)).checked).toBe(false);
    expect((await mailOf(/^진행 상태/)).checked).toBe(true);
  });

  it("go on after one whose answer never comes, which is said at its switch", async () => {
    const giveUp = holdTimeouts();
    const PATCH = "PATCH /api/notifications/preferences";
    server.handlers[PATCH] = () => {
      server.handlers[PATCH] = takeIn;
      return new Promise(() => undefined);
    };
    const person = await open();
    await person.click(await mailOf(/^새 메시지/));
    await person.click(await mailOf(/^진행 상태/));
    await waitFor(() => expect(server.handlers[PATCH]).toBe(takeIn));
    giveUp();
    await screen.findByText("‘진행 상태’ 알림의 이메일 수신을 켰습니다");
    const alert = within(await category(/^새 메시지/)).getByRole("alert");
    expect(alert.textContent).toContain("저장하지 못했습니다");
  });

  it("hold no calendar up, however late they are saved", async () => {
    server.handlers["PATCH /api/notifications/preferences"] = () => new Promise(() => undefined);
    const person = await open();
    await person.click(await mailOf(/^새 메시지/));
    await person.click(await screen.findByRole("button", { name: "캘린더 주소 만들기" }));
    const asked = () => server.received.filter(({ method }) => method === "POST").map(({ path }) => path);
    await waitFor(() => expect(asked()).toContain("/api/notifications/calendar"));
  });

  it("are not taken back by what was asked for before the press", async () => {
    const person = await open(<Reopened />);
    await mailOf(/^진행 상태/);
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = preferences;
    server.handlers["GET /api/notifications/preferences"] = () => promise.then(() => ({ body: before }));
    await person.click(screen.getByRole("button", { name: "reopen" }));
    await person.click(await mailOf(/^진행 상태/));
    await screen.findByText("‘진행 상태’ 알림의 이메일 수신을 켰습니다");
    resolve();
    await act(async () => void (await fetch(`${location.origin}/api/auth/me`)));
    expect((await mailOf(/^진행 상태/)).checked).toBe(true);
  });

  it("keep what was chosen when it could not be saved, say so, and try again", async () => {
    const person = await open();
    const status = await mailOf(/^진행 상태/);
    isDown = true;
    await person.click(status);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("저장하지 못했습니다. 잠시 후 다시 시도해주세요");
    expect(status.checked).toBe(true);
    isDown = false;
    await person.click(within(alert).getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(saved).toEqual([{ category: "status", channel: "mail", on: true }]);
  });

  it("say that mails wait for a confirmed address, to members alone", async () => {
    preferences = { ...preferences, emailVerified: false };
    await open();
    const waits = "이메일 주소를 확인하신 뒤부터 보내 드립니다.";
    for (const name of [/^새 메시지/, /^접수와 계약/, /^기한/]) {
      const rows = within(await category(name));
      expect(rows.getByText(waits)).toBeTruthy();
      expect(rows.queryByText("항상 받음")).toBeNull();
    }
    const security = within(await category(/^계정 보안/));
    expect(security.getByText("항상 받음")).toBeTruthy();
    expect(security.queryByText(waits)).toBeNull();
  });

  it("say that mails came back, and have them sent again", async () => {
    preferences = { ...preferences, emailBounced: true };
    const person = await open();
    const contract = within(await category(/^접수와 계약/));
    expect(contract.getByText("되돌아온 메일이 있어 지금은 보내지 않습니다.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "이메일 다시 받기" }));
    await screen.findByText("이제 이메일을 다시 보내 드립니다");
    await waitFor(() => expect(screen.queryByText(/이메일 주소로 보낸 알림이 되돌아와/)).toBeNull());
    expect(contract.getByText("항상 받음")).toBeTruthy();
  });

  it("are about customers where staff read them, whose addresses need no confirmation", async () => {
    server.handlers["GET /api/auth/me"] = () => ({ body: admin });
    preferences = { ...preferences, emailVerified: false };
    await open();
    const message = within(await category(/^새 메시지/));
    expect(await message.findByText("고객의 메시지가 5분 넘게 읽히지 않았을 때")).toBeTruthy();
    expect(message.queryByText("이메일 주소를 확인하신 뒤부터 보내 드립니다.")).toBeNull();
  });

  it("can be loaded again", async () => {
    isDown = true;
    const person = await open();
    await screen.findByText("알림 설정을 불러오지 못했습니다");
    isDown = false;
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await mailOf(/^새 메시지/)).toBeTruthy();
  });
});
