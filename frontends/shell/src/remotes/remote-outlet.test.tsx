import { act, fireEvent, screen } from "@testing-library/react";
import { makeRemote } from "../testing/make-remote.tsx";
import { openSite } from "../testing/open-site.tsx";
import { remoteServers } from "../testing/remote-servers.ts";

const MEMBER = { body: { id: "u-1", username: "minji", role: "admin", language: "ko" } };

let servers: ReturnType<typeof remoteServers>;

beforeEach(() => {
  localStorage.clear();
  servers = remoteServers(MEMBER);
  servers.up.set("public", makeRemote("public"));
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  servers.stop();
  jest.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
// What React waits for must settle inside `act`, or the page under test stays at its spinner.
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const retry = () => press(screen.getByRole("button", { name: "다시 불러오기" }));
const follow = (name: string) => press(screen.getByRole("link", { name }));

describe("a remote that is down", () => {
  it("shows its card, leaves the rest of the site working, and comes back by a retry", async () => {
    await openSite("/admin");
    await heading("이 화면을 불러오지 못했습니다");

    await retry();
    await heading("이 화면을 불러오지 못했습니다");

    await follow("to the terms");
    await heading("public ko");

    servers.up.set("admin", makeRemote("admin"));
    await follow("to the desk");
    await heading("이 화면을 불러오지 못했습니다");
    await retry();
    expect(await heading("admin ko")).toBeTruthy();
    expect(servers.scripts).toContain("/web/admin/remoteEntry.js");
  });
});

describe("a remote that breaks while rendering", () => {
  it("keeps the error to itself; another page or a retry goes on", async () => {
    let broken = true;
    const Page = () => {
      if (broken) throw new Error("broken page");
      return <p>whole again</p>;
    };
    servers.up.set(
      "member",
      makeRemote("member", () => <Page />),
    );
    await openSite("/");
    await heading("이 화면을 불러오지 못했습니다");

    await follow("to the terms");
    await heading("public ko");
    await follow("to the start");
    await heading("이 화면을 불러오지 못했습니다");

    broken = false;
    await retry();
    expect(await screen.findByText("whole again")).toBeTruthy();
  });
});
