import { once } from "node:events";
import { request } from "node:http";
import { type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { tokenFor, until } from "@legal/test-kit";
import mongoose from "mongoose";
import { ChatRoom } from "../src/rooms/chat-room-model.ts";
import { StoredFile } from "../src/files/stored-file-model.ts";
import { deleteUser } from "../src/account-sync/delete-user.ts";
import { KnownUser } from "../src/users/user-model.ts";
import { PNG } from "./support-files.ts";
import { AUDIENCE, member, useChat } from "./support.ts";

const chat = useChat();
const known = async (): Promise<User> => {
  const person = member();
  await KnownUser.create({ _id: person.id, username: "kim", version: 1 });
  return person;
};
/** More than a chunk of GridFS, so that some is stored before the rest comes. */
const PART = 800 * 1024;

/** An upload that stops in the middle until it is resumed. */
const beginUpload = (as: User) => {
  const headers = {
    authorization: `Bearer ${tokenFor(as, AUDIENCE)}`,
    "content-type": "multipart/form-data; boundary=X",
  };
  const sending = request(`${chat.http.url}/api/upload`, { method: "POST", headers });
  sending.write('--X\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  sending.write(Buffer.concat([PNG, Buffer.alloc(PART)]));
  return async (): Promise<number> => {
    sending.end(Buffer.concat([Buffer.alloc(PART), Buffer.from("\r\n--X--\r\n")]));
    const [answer] = (await once(sending, "response")) as [{ statusCode: number; resume: () => void }];
    answer.resume();
    return answer.statusCode;
  };
};
const bytesLeft = async (): Promise<number> => {
  const counts = ["files.files", "files.chunks"].map((name) => mongoose.connection.collection(name).countDocuments());
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

describe("an account that is deleted", () => {
  it("in the middle of an upload leaves no byte of it", async () => {
    const person = await known();
    const goOn = beginUpload(person);
    await until(async () => (await bytesLeft()) > 0);
    await inTransaction((session) => deleteUser(person.id, session));
    expect(await goOn()).toBe(401);
    expect(await bytesLeft()).toBe(0);
    expect(await StoredFile.countDocuments({ uploaderId: person.id })).toBe(0);
  });

  it.each([
    ["a purchase", "/api/chat-rooms", { serviceType: "objection", packageType: "standard" }],
    ["a request for a consultation", "/api/chat-rooms/admin-support", undefined],
  ])("during %s leaves no room", async (_what, path, body) => {
    const person = await known();
    const opening: Promise<{ status: number }>[] = [];
    await inTransaction(async (session) => {
      await deleteUser(person.id, session);
      opening.push(chat.http.post(path, body, { as: person }));
      // It goes through now, or has to wait for the deletion: reads of the tenth later request say that it was tried.
      for (let other = 0; other < 10; other += 1) await chat.http.get("/api/chat-rooms/my", { as: person });
    });
    const answers = await Promise.all(opening);
    expect(answers.map(({ status }) => status)).toEqual([401]);
    expect(await ChatRoom.countDocuments({ userId: person.id })).toBe(0);
  });
});
