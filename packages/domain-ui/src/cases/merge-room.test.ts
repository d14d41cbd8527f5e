import type { ChatRoom } from "@legal/contracts";
import { makeRoom } from "@legal/web-kit/testing";
import { mergeAnswer, mergeRoom, newerRoom } from "./merge-room.ts";

const room = (part: Partial<ChatRoom>): ChatRoom =>
  makeRoom({ id: "a", lastSeq: 1, updatedAt: "2026-11-02T00:00:00.000Z", ...part });

describe("word of a changed room", () => {
  it("does not put an older state in the place of a newer one", () => {
    const known = room({ updatedAt: "2026-11-03T00:00:00.000Z", lastSeq: 5 });
    expect(newerRoom(known, room({ lastSeq: 4 }))).toBe(known);
  });

  it("goes by what is counted where the clocks of two servers differ", () => {
    const known = room({ updatedAt: "2026-11-02T11:00:00.000Z", version: 1 });
    const changed = room({ updatedAt: "2026-11-02T10:01:00.000Z", version: 2 });
    const written = room({ updatedAt: "2026-11-02T10:01:00.000Z", version: 1, lastSeq: 2 });
    expect([newerRoom(known, changed), newerRoom(changed, known)]).toEqual([changed, changed]);
    expect([newerRoom(known, written), newerRoom(written, known)]).toEqual([written, written]);
  });

  it("counts as newer when only more has been read", () => {
    const read = room({ readSeqUser: 1 });
    expect(newerRoom(room({}), read)).toBe(read);
    expect(newerRoom(read, room({}))).toBe(read);
  });

  it("moves the room to the top of the list, once", () => {
    const other = room({ id: "b", updatedAt: "2026-11-04T00:00:00.000Z" });
    const changed = room({ caseStatus: "작성중", updatedAt: "2026-11-05T00:00:00.000Z" });
    expect(mergeRoom([other, room({})], changed)).toEqual([changed, other]);
  });

  it("survives an answer that was on its way, which alone says which rooms there are", () => {
    const ticked = room({ updatedAt: "2026-11-05T00:00:00.000Z", caseStatus: "작성중" });
    const [other, gone] = [room({ id: "b", updatedAt: "2026-11-06T00:00:00.000Z" }), room({ id: "gone" })];
    expect(mergeAnswer([ticked, gone], [room({}), other])).toEqual([other, ticked]);
  });

  it("adds a room that was not there", () => {
    const added = room({ id: "c", updatedAt: "2026-11-01T00:00:00.000Z" });
    expect(mergeRoom([room({})], added).map(({ id }) => id)).toEqual(["a", "c"]);
  });
});
