import { makeMessage } from "../../../testing/make-message.ts";
import { hasGap, startLog, withLive, withNewer, withOlder, type MessageLog } from "./message-log.ts";

const page = (...seqs: number[]) => seqs.map((seq) => makeMessage({ seq }));
const seqs = (log: MessageLog) => log.messages.map(({ seq }) => seq);

describe("a room's message log", () => {
  it("takes the newest page and knows that there may be older ones", () => {
    const log = startLog(page(4, 5, 6), 3);
    expect(log).toMatchObject({ syncedSeq: 6, hasOlder: true });
    expect(startLog(page(1, 2), 3).hasOlder).toBe(false);
  });

  it("adds a live message once, however often it comes", () => {
    const once = withLive(startLog(page(1, 2), 50), makeMessage({ seq: 3 }));
    const twice = withLive(once, makeMessage({ seq: 3 }));
    expect(seqs(twice)).toEqual([1, 2, 3]);
    expect(twice.syncedSeq).toBe(3);
  });

  it("orders by seq what arrives out of order, and knows the gap until it is filled", () => {
    const ahead = withLive(startLog(page(1, 2), 50), makeMessage({ seq: 5 }));
    expect(ahead.syncedSeq).toBe(2);
    expect(hasGap(ahead)).toBe(true);
    const filled = withNewer(ahead, page(3, 4, 5));
    expect(seqs(filled)).toEqual([1, 2, 3, 4, 5]);
    expect(hasGap(filled)).toBe(false);
  });

  it("goes on from a live message that was waiting behind the answered gap", () => {
    const ahead = withLive(startLog(page(1), 50), makeMessage({ seq: 4 }));
    expect(withNewer(ahead, page(2, 3)).syncedSeq).toBe(4);
  });

  it("believes the server that numbers missing in its answer do not exist", () => {
    const ahead = withLive(startLog(page(1), 50), makeMessage({ seq: 4 }));
    expect(hasGap(withNewer(ahead, page(2, 4)))).toBe(false);
  });

  it("puts older pages before what is known", () => {
    const log = withOlder(startLog(page(4, 5, 6), 3), page(1, 2, 3), 3);
    expect(seqs(log)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(log.hasOlder).toBe(true);
    expect(withOlder(log, [], 3).hasOlder).toBe(false);
  });
});
