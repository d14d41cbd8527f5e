import { createWriterPace } from "../src/messages/writer-pace.ts";

const MOST = 100;

/** Messages of ten rooms that came evenly, so many a second. */
const paceAt = (perSecond: number, messages = 40) => {
  const pace = createWriterPace(MOST);
  for (let n = 0; n < messages; n += 1) pace.messageCame(`room-${n % 10}`, (n * 1000) / perSecond);
  return pace;
};

describe("the pace of the message writer", () => {
  it.each([1, 25, 85, 110, 150])("does not wait at %i messages a second, however they were committed", (perSecond) => {
    expect(paceAt(perSecond).waitMs(0)).toBe(0);
    expect(paceAt(perSecond).waitMs(33)).toBe(0);
  });

  it.each([300, 1000])("waits for more to share a commit at %i messages a second", (perSecond) => {
    expect(paceAt(perSecond).waitMs(16)).toBe(50);
  });

  it("does not wait where the next batch is full already", () => {
    expect(paceAt(1000).waitMs(MOST - 1)).toBe(50);
    expect(paceAt(1000).waitMs(MOST)).toBe(0);
  });

  it("never waits for a chat on its own", () => {
    const pace = createWriterPace(MOST);
    for (let n = 0; n < 40; n += 1) pace.messageCame("room", n);
    expect(pace.waitMs(10)).toBe(0);
  });

  it("does not wait before so many have come", () => {
    expect(paceAt(1000, 19).waitMs(10)).toBe(0);
  });
});
