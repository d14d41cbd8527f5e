import type { Customer } from "@legal/contracts";
import { FROM_DESK, realtime } from "@legal/web-kit";
import { admin, makeRoom, member } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const office = useOffice(admin);
const customer: Customer = { ...member, language: "en" };

const enterCase = async (part: Parameters<typeof makeRoom>[0] = {}, search = "") => {
  const room = office.addRoom(makeRoom({ user: customer, ...part }));
  await renderSite(`/chat/${room.id}${search}`);
  await screen.findByRole("textbox", { name: "메시지" });
  await waitFor(() => expect(realtime.status()).toBe("online"));
  return room;
};

describe("colleagues in the same case", () => {
  it("show by name as they come and go, also those who were there before", async () => {
    office.sockets.on("connection", (socket) => {
      socket.on("attend-case", (_roomId, reply) => reply?.({ ok: true, colleagues: [{ id: "1", name: "이사무" }] }));
    });
    office.cut();
    const room = await enterCase();
    expect(await screen.findByText("이사무님도 이 사건을 보고 있습니다")).toBeTruthy();
    const broadcast = (names: (string | null)[]) =>
      office.sockets.emit("colleagues-present", {
        chatRoomId: room.id,
        colleagues: names.map((name, index) => ({ id: `${index}`, name })),
      });
    broadcast(["이사무", null]);
    expect(await screen.findByText("이사무 및 동료님도 이 사건을 보고 있습니다")).toBeTruthy();
    const elsewhere = makeRoom().id;
    office.sockets.emit("colleagues-present", { chatRoomId: elsewhere, colleagues: [{ id: "9", name: "최다른" }] });
    office.store(room.id, { content: "뒤에 온 말" });
    await screen.findByText("뒤에 온 말");
    expect(screen.getByText("이사무 및 동료님도 이 사건을 보고 있습니다")).toBeTruthy();
    broadcast([]);
    await waitFor(() => expect(screen.queryByText(/보고 있습니다/)).toBeNull());
  });
});

describe("a notice of a note", () => {
  it("leads staff to the notes of its case", async () => {
    await enterCase({}, `?note=${crypto.randomUUID()}`);
    const dialog = await screen.findByRole("dialog", { name: "직원 메모" });
    expect(await within(dialog).findByRole("textbox", { name: "새 메모" })).toBeTruthy();
  });

  it("opens them once: closed, they are out of the address", async () => {
    const { id } = await enterCase({}, `?note=${crypto.randomUUID()}`);
    const dialog = within(await screen.findByRole("dialog", { name: "직원 메모" }));
    fireEvent.click(dialog.getByRole("button", { name: "닫기" }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "새 메모" })).toBeNull());
    expect(screen.getByRole("status", { name: "address" }).textContent).toBe(`/chat/${id}`);
  });
});

describe("a notice of a note that was read in the inbox", () => {
  it("leaves the way back there once its notes are closed", async () => {
    const room = office.addRoom(makeRoom({ user: customer }));
    await renderSite({ pathname: `/chat/${room.id}`, search: `?note=${crypto.randomUUID()}`, state: FROM_DESK });
    const dialog = within(await screen.findByRole("dialog", { name: "직원 메모" }));
    fireEvent.click(dialog.getByRole("button", { name: "닫기" }));
    await waitFor(() => expect(screen.getByRole("status", { name: "address" }).textContent).toBe(`/chat/${room.id}`));
    expect(screen.getByRole("status", { name: "way back" }).textContent).toBe("desk");
  });
});

describe("staff in a room of their own", () => {
  it("are its customer, without notes and canned replies", async () => {
    const room = await enterCase({ userId: admin.id });
    office.store(room.id, { content: "내 사건의 말" });
    await screen.findByText("내 사건의 말");
    expect(screen.queryByRole("button", { name: "메모" })).toBeNull();
    expect(screen.queryByRole("button", { name: "답변 문구" })).toBeNull();
  });
});
