import type { ErrorBody, Language } from "@legal/contracts";
import { StoredFile } from "../src/files/stored-file-model.ts";
import { tryUpload } from "./support-files.ts";
import { member, useChat } from "./support.ts";

const MB = 1024 * 1024;
const chat = useChat({ scale: 0.5, uploadBytesPerDay: 6 * MB });
const text = (bytes: number) => Buffer.alloc(bytes, "a");

describe("what one member may upload in a day", () => {
  const words: [Language, string][] = [
    ["ko", "하루에 올릴 수 있는 파일 용량을 모두 썼습니다. 24시간 뒤에 다시 올려주세요."],
    ["en", "You have used up what can be uploaded in a day. Please upload the rest in 24 hours."],
    ["ja", "1日にアップロードできる容量を使い切りました。24時間後にもう一度アップロードしてください。"],
    ["zh", "今天可上传的文件容量已用完，请在24小时后上传其余文件。"],
  ];
  it.each(words)("ends at so many bytes and says in %s when again: %s", async (language, message) => {
    const as = member({ language });
    expect((await tryUpload(chat.http, as, text(2 * MB), "a.txt")).status).toBe(201);
    const refused = await tryUpload(chat.http, as, text(2 * MB), "b.txt");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
    const { code, message: told } = (await refused.json()) as ErrorBody;
    expect({ code, told: told.replaceAll("\u00a0", " ") }).toEqual({ code: "UPLOAD_QUOTA_EXCEEDED", told: message });
    expect(await StoredFile.countDocuments({ uploaderId: as.id })).toBe(1);
    expect((await tryUpload(chat.http, member(), text(2 * MB), "a.txt")).status).toBe(201);
  });

  it("holds for uploads at the same time", async () => {
    const as = member();
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryUpload(chat.http, as, text(MB), "a.txt")));
    const kept = answers.filter(({ status }) => status === 201).length;
    expect(kept).toBeLessThanOrEqual(3);
    expect(await StoredFile.countDocuments({ uploaderId: as.id })).toBe(kept);
  });
});
