import { makeMessage } from "../../../testing/make-message.ts";
import { buildTimeline } from "./timeline.ts";

describe("the rows of a conversation", () => {
  it("are each their own, also where what is not sent yet is of an earlier day", () => {
    const [earlier, later] = ["2026-11-10T03:00:00.000Z", "2026-11-11T03:00:00.000Z"];
    const messages = [earlier, later].map((createdAt, at) => makeMessage({ seq: at + 1, createdAt }));
    const unsent = { clientMessageId: "unsent", roomId: "a", content: "어제 쓴 글", file: null };
    const outgoing = [{ ...unsent, createdAt: "2026-11-10T04:00:00.000Z" }];
    const rows = buildTimeline({ messages, outgoing, firstUnreadSeq: undefined });
    expect(rows.filter(({ kind }) => kind === "day")).toHaveLength(3);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});
