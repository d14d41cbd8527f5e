import { makeRoom } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const office = useOffice();

const enterRoom = async (written: number, part: Parameters<typeof makeRoom>[0]) => {
  const room = office.addRoom(makeRoom(part));
  for (let seq = 1; seq <= written; seq += 1) office.store(room.id, { sentByAdmin: true, content: `글 ${seq}` });
  await renderSite(`/chat/${room.id}`);
  const list = await screen.findByRole("region", { name: "메시지" });
  await within(list).findByText(`글 ${written}`);
  return { room, list };
};
const around = (list: HTMLElement) => {
  const texts = within(list)
    .getAllByText(/^(글 \d+|여기부터 새 메시지)$/)
    .map(({ textContent }) => textContent);
  const at = texts.indexOf("여기부터 새 메시지");
  return at === -1 ? [] : [texts[at - 1], texts[at + 1]];
};

describe("where the unread messages begin", () => {
  it("is where the reader had read to, though more than a page has come since", async () => {
    const { list } = await enterRoom(70, { readSeqUser: 5 });
    expect(around(list)).toEqual(["글 5", "글 6"]);
  });

  it("is not shown where what came before cannot be loaded", async () => {
    const room = makeRoom({ readSeqUser: 5 });
    const pages = `GET /api/chat-rooms/${room.id}/messages`;
    office.instead.set(pages, (_body, { searchParams }) =>
      searchParams.has("before")
        ? { status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후" } }
        : { body: office.messagesOf(room.id).slice(-50) },
    );
    const { list } = await enterRoom(70, room);
    expect(around(list)).toEqual([]);
  });

  it("does not move, nor appear, for what comes while the room is looked at", async () => {
    const { room, list } = await enterRoom(3, { readSeqUser: 3 });
    await waitFor(() => expect(office.calls).toContain(`GET /api/chat-rooms/${room.id}`));
    office.store(room.id, { sentByAdmin: true, content: "글 4" });
    await within(list).findByText("글 4");
    expect(around(list)).toEqual([]);
  });
});
