import type { ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { StoredFile } from "../src/files/stored-file-model.ts";
import { tryUpload } from "./support-files.ts";
import { member, useChat } from "./support.ts";

const MB = 1024 * 1024;
const chat = useChat({ scale: 0.5, uploadBytesPerDay: 6 * MB });
const text = (bytes: number) => Buffer.alloc(bytes, "a");

describe("what one member may upload in a day", () => {
  it("ends at so many bytes and says when again", async () => {
    const as = member();
    expect((await tryUpload(chat.http, as, text(2 * MB), "a.txt")).status).toBe(201);
    const refused = await tryUpload(chat.http, as, text(2 * MB), "b.txt");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
    expect(((await refused.json()) as ErrorBody).code).toBe("UPLOAD_QUOTA_EXCEEDED");
    expect(await StoredFile.countDocuments({ uploaderId: as.id })).toBe(1);
    expect((await tryUpload(chat.http, member(), text(2 * MB), "a.txt")).status).toBe(201);
  });

  it("holds for uploads at the same time", async () => {
    const uploadAtOnce = async (as: User, count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => tryUpload(chat.http, as, text(MB), "a.txt")),
      );
      return answers.filter(({ status }) => status === 201).length;
    };
    const [within, beyond] = [member(), member()];
    expect(await uploadAtOnce(within, 3)).toBe(3);
    const kept = await uploadAtOnce(beyond, 6);
    expect(kept).toBeLessThanOrEqual(3);
    expect(await StoredFile.countDocuments({ uploaderId: beyond.id })).toBe(kept);
  });
});
