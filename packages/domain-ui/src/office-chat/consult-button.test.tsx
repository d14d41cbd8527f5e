import type { ChatRoom } from "@legal/contracts";
import { Toasts } from "@legal/web-kit";
import { makeRoom, member, renderKit, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { AskOnArrival } from "./ask-on-arrival.tsx";
import { ConsultButton } from "./consult-button.tsx";

const OFFICE = makeRoom({ serviceType: "admin-support", packageType: null });
let server: ApiServer;

beforeEach(async () => {
  localStorage.clear();
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: member }),
    "POST /api/chat-rooms/admin-support": () => ({ status: 201, body: OFFICE }),
  });
});
afterEach(() => server.stop());

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

const renderButton = (rooms: ChatRoom[], address = "/") => {
  server.handlers["GET /api/chat-rooms/my"] = () => ({ body: rooms });
  renderKit(
    [
      <ConsultButton key="button" />,
      <AskOnArrival key="arrival" />,
      <Toasts key="toasts" />,
      <Address key="address" />,
    ],
    address,
  );
};
const asked = (call: string) => server.received.filter(({ method, path }) => `${method} ${path}` === call).length;
const known = () => waitFor(() => expect(asked("GET /api/chat-rooms/my")).toBe(1));
const press = () => userEvent.click(screen.getByRole("button", { name: /상담 요청/ }));
const arrived = (path: string) =>
  waitFor(() => expect(screen.getByRole("status", { name: "address" }).textContent).toBe(path));

describe("the consult button", () => {
  it("sends a visitor to the login and says why", async () => {
    server.handlers["GET /api/auth/me"] = () => ({
      status: 401,
      body: { code: "UNAUTHENTICATED", message: "", requestId: "r" },
    });
    renderButton([]);
    await press();
    await arrived("/login?next=%2F%3Fask%3Doffice");
    expect(screen.getByText("로그인이 필요합니다")).toBeTruthy();
    const notice = screen.getByText("관리자에게 문의하려면 먼저 로그인해주세요").closest("li");
    expect(notice?.querySelector(".lucide-info")).toBeTruthy();
  });

  it("goes on by itself for who has logged in since", async () => {
    renderButton([], "/?ask=office");
    await arrived(`/chat/${OFFICE.id}`);
    expect(asked("POST /api/chat-rooms/admin-support")).toBe(1);
  });

  it("opens the room with unread messages that changed last", async () => {
    const at = (updatedAt: string, unreadCountUser: number) => makeRoom({ updatedAt, unreadCountUser });
    const older = at("2026-11-10T01:00:00.000Z", 3);
    const newer = at("2026-11-12T01:00:00.000Z", 1);
    renderButton([older, newer, at("2026-11-13T01:00:00.000Z", 0)]);
    await screen.findByRole("button", { name: /읽지 않은 메시지 4개/ });
    await press();
    await arrived(`/chat/${newer.id}`);
    expect(asked("POST /api/chat-rooms/admin-support")).toBe(0);
  });

  it("opens the room with the office where nothing is unread", async () => {
    renderButton([makeRoom()]);
    await known();
    await press();
    await arrived(`/chat/${OFFICE.id}`);
  });

  it.each([
    [99, "99"],
    [100, "99+"],
  ])("shows %s unread messages as %s", async (unreadCountUser, shown) => {
    renderButton([makeRoom({ unreadCountUser })]);
    const button = await screen.findByRole("button", { name: new RegExp(`메시지 ${unreadCountUser}개`) });
    expect(within(button).getByText(shown, { exact: true })).toBeTruthy();
  });

  it("says when the office's room cannot be opened, and stays", async () => {
    server.handlers["POST /api/chat-rooms/admin-support"] = () => ({ status: 503, body: "" });
    renderButton([]);
    await known();
    await press();
    expect(await screen.findByText("관리자 채팅 연결 실패")).toBeTruthy();
    expect(screen.getByText("잠시 후 다시 시도해주세요")).toBeTruthy();
    await arrived("/");
  });
});
