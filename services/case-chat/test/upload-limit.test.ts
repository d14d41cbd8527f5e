import { PNG, tryUpload } from "./support-files.ts";
import { member, useChat } from "./support.ts";

const chat = useChat({ scale: 1 });

describe("the limit on uploads", () => {
  // Abuse case 25.
  it("is thirty an hour for each person", async () => {
    const as = member();
    for (let count = 1; count <= 30; count += 1)
      expect((await tryUpload(chat.http, as, PNG, "x.png")).status).toBe(201);
    const refused = await tryUpload(chat.http, as, PNG, "x.png");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await tryUpload(chat.http, member(), PNG, "x.png")).status).toBe(201);
  });
});
