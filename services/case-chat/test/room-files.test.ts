import type { RoomFile } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { deleteUnsentFiles } from "../src/files/delete-unsent-files.ts";
import { download, tryUpload, upload } from "./support-files.ts";
import { admin, buy, member, send, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const owner = member();

const sendFile = async (as: User, chatRoomId: string, name: string) => {
  const { fileUrl } = await upload(chat.http, as, Buffer.from(name), name);
  expect(await send(await chat.http.connect(as), { chatRoomId, fileUrl })).toMatchObject({ ok: true });
};
const filesOf = (roomId: string, as: User, query = "") =>
  chat.http.get<RoomFile[]>(`/api/chat-rooms/${roomId}/files${query}`, { as });

describe("the files of a room", () => {
  it("are what both sides sent in it, newest first, in pages, for its customer and staff", async () => {
    const room = await buy(chat.http, owner);
    await upload(chat.http, owner, Buffer.from("x"), "안 보낸 것.txt");
    await sendFile(owner, room.id, "하나.txt");
    await sendFile(staff, room.id, "둘.txt");
    await sendFile(owner, room.id, "셋.txt");
    for (const as of [owner, staff]) {
      const first = await filesOf(room.id, as, "?limit=2");
      expect(first.body.map(({ fileName }) => fileName)).toEqual(["셋.txt", "둘.txt"]);
      expect(first.body[1]).toMatchObject({ sentByAdmin: true, fileType: "text/plain", fileUrl: expect.any(String) });
      const second = await filesOf(room.id, as, `?limit=2&cursor=${first.headers.get("x-next-cursor")}`);
      expect(second.body.map(({ fileName, sentByAdmin }) => [fileName, sentByAdmin])).toEqual([["하나.txt", false]]);
      expect(second.headers.get("x-next-cursor")).toBeNull();
    }
  });

  it("are those too that are uploaded for its papers, from the moment they arrive, by who may enter it alone", async () => {
    const [room, stranger] = [await buy(chat.http, owner, "lawsuit"), member()];
    const bring = async (as: User, name: string) =>
      (await tryUpload(chat.http, as, Buffer.from(name), name, room.id)).status;
    expect([await bring(owner, "차용증.txt"), await bring(staff, "초본.txt")]).toEqual([201, 201]);
    expect(await bring(stranger, "남의 것.txt")).toBe(404);
    await deleteUnsentFiles(0, new Date(Date.now() + 1000));
    const { body } = await filesOf(room.id, owner);
    expect(body.map(({ fileName, sentByAdmin }) => [fileName, sentByAdmin])).toEqual([
      ["초본.txt", true],
      ["차용증.txt", false],
    ]);
    const { status } = await download(chat.http, owner, body[1]?.fileUrl ?? "");
    expect(status).toBe(200);
  });

  it("are refused to others: another member's room answers as an absent one", async () => {
    const room = await buy(chat.http, owner, "lawsuit");
    await sendFile(owner, room.id, "비밀.txt");
    const [theirs, absent] = [await filesOf(room.id, member()), await filesOf(newId(), member())];
    expect([theirs.status, absent.status]).toEqual([404, 404]);
    expect(theirs.body).toMatchObject({ code: "ROOM_NOT_FOUND" });
    expect(await chat.http.get(`/api/chat-rooms/${room.id}/files`)).toMatchObject({ status: 401 });
    expect(await filesOf(room.id, owner, "?limit=100000")).toMatchObject({ status: 400 });
  });
});
