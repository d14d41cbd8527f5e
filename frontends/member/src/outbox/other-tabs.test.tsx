import { privateKey, READER_KEY, realtime } from "@legal/web-kit";
import { makeRoom, member } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../testing/render-site.tsx";
import { useOffice } from "../testing/use-office.ts";

const office = useOffice();
afterEach(() => jest.restoreAllMocks());

const prefix = privateKey(member.id, "outbox:");
const outboxKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
const list = () => screen.getByRole("region", { name: "메시지" });
const contents = (roomId: string) => office.messagesOf(roomId).map(({ content }) => content);

const enterRoom = async () => {
  const room = office.addRoom(makeRoom());
  const { person } = await renderSite(`/chat/${room.id}`);
  const box = await screen.findByRole("textbox", { name: "메시지" });
  await waitFor(() => expect(realtime.status()).toBe("online"));
  return { room, person, box };
};

/** Every message is put off until the returned function is called. */
const beDown = () => {
  let back = false;
  const refuse = () => {
    if (back) return undefined;
    queueMicrotask(() => office.answerNextWith(refuse));
    return { ok: false, code: "SERVICE_UNAVAILABLE", message: "잠시 후 다시" } as const;
  };
  office.answerNextWith(refuse);
  return () => (back = true);
};
const writeElsewhere = (roomId: string, content: string, createdAt: string) => {
  const clientMessageId = crypto.randomUUID();
  const message = { clientMessageId, roomId, content, file: null, createdAt };
  localStorage.setItem(prefix + clientMessageId, JSON.stringify(message));
};
const removeElsewhere = (key: string) => {
  localStorage.removeItem(key);
  dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
};
const asksBeforeLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("what another tab wrote and could not send", () => {
  it("is sent from this one, once and in order, when the reader comes to it", async () => {
    const { room, person, box } = await enterRoom();
    writeElsewhere(room.id, "내일까지 제출 부탁드립니다", "2026-11-10T02:00:00.000Z");
    writeElsewhere(room.id, "증거 보냅니다", "2026-11-10T01:00:00.000Z");
    dispatchEvent(new Event("focus"));
    await waitFor(() => expect(contents(room.id)).toHaveLength(2));
    await person.type(box, "받으셨나요?{Enter}");
    await waitFor(() =>
      expect(contents(room.id)).toEqual(["증거 보냅니다", "내일까지 제출 부탁드립니다", "받으셨나요?"]),
    );
    await waitFor(() => expect(outboxKeys()).toEqual([]));
    expect(office.inputs.filter(({ chatRoomId }) => chatRoomId === room.id)).toHaveLength(3);
  });

  it("is not sent once it was discarded there", async () => {
    const { room, person, box } = await enterRoom();
    const comeBack = beDown();
    await person.type(box, "화가 나서 쓴 글{Enter}");
    await within(list()).findByText(/아직 전송되지 않았습니다/);
    for (const key of outboxKeys()) removeElsewhere(key);
    await waitFor(() => expect(within(list()).queryByText("화가 나서 쓴 글")).toBeNull());
    comeBack();
    office.cut();
    await person.type(box, "차분히 쓴 글{Enter}");
    await waitFor(() => expect(contents(room.id)).toEqual(["차분히 쓴 글"]));
    await waitFor(() => expect(outboxKeys()).toEqual([]));
  });

  it("stays in the memory of this one when the account logs out there", async () => {
    const { room, person, box } = await enterRoom();
    const comeBack = beDown();
    await person.type(box, "아직 못 보낸 글{Enter}");
    await within(list()).findByText(/아직 전송되지 않았습니다/);
    localStorage.removeItem(READER_KEY);
    for (const key of outboxKeys()) removeElsewhere(key);
    comeBack();
    office.cut();
    await waitFor(() => expect(contents(room.id)).toEqual(["아직 못 보낸 글"]));
  });
});

describe("a message that this browser cannot keep", () => {
  it("says so, and leaving the page asks until the server has it", async () => {
    const { room, person, box } = await enterRoom();
    const comeBack = beDown();
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await person.type(box, "저장되지 않는 글{Enter}");
    expect(await within(list()).findByText(/전송될 때까지 이 화면을 닫지 마세요/)).toBeTruthy();
    expect(within(list()).queryByText(/보관해 두고/)).toBeNull();
    expect(asksBeforeLeaving()).toBe(true);
    comeBack();
    await person.click(within(list()).getByRole("button", { name: "지금 보내기" }));
    await waitFor(() => expect(contents(room.id)).toEqual(["저장되지 않는 글"]));
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  });

  it("is kept as soon as there is room for it again", async () => {
    const { person, box } = await enterRoom();
    beDown();
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await person.type(box, "나중에 저장되는 글{Enter}");
    expect(asksBeforeLeaving()).toBe(true);
    full.mockRestore();
    await within(list()).findByText(/아직 전송되지 않았습니다/);
    expect(outboxKeys()).toHaveLength(1);
    expect(asksBeforeLeaving()).toBe(false);
    await person.click(within(list()).getByRole("button", { name: "지우기" }));
  });
});
