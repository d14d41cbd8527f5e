import {
  caseChangeRoute,
  deleteNoteRoute,
  getChatRoomRoute,
  listMessagesRoute,
  logoutRoute,
} from "@legal/contracts/routes";
import { callTo, request, urlOf } from "../src/api/request.ts";

describe("a request of the contract", () => {
  it("has the method and the path of its route, with the parameters filled in", () => {
    expect(request(deleteNoteRoute, { params: { id: "room", noteId: "note" } })).toEqual({
      url: "/chat-rooms/room/notes/note",
      method: "DELETE",
    });
  });

  it("encodes parameters, so that none becomes another path", () => {
    expect(urlOf(getChatRoomRoute, { id: "../me?x=1#y" })).toBe("/api/chat-rooms/..%2Fme%3Fx%3D1%23y");
  });

  it("carries the query, the body and how it is sent", () => {
    expect(request(listMessagesRoute, { params: { id: "room" }, query: { after: 7 }, timeout: 5 })).toEqual({
      url: "/chat-rooms/room/messages",
      method: "GET",
      params: { after: 7 },
      timeout: 5,
    });
    const { query } = callTo(caseChangeRoute("deadline"), ({ id, ...body }: { id: string; deadline: string }) => ({
      params: { id },
      body,
    }));
    expect(query({ id: "room", deadline: "2026-12-01" })).toEqual({
      url: "/chat-rooms/room/deadline",
      method: "PATCH",
      body: { deadline: "2026-12-01" },
    });
  });

  it("is refused by the compiler where the contract says otherwise", () => {
    // @ts-expect-error no such route
    urlOf("GET /api/rooms");
    // @ts-expect-error a parameter is missing
    urlOf(getChatRoomRoute);
    // @ts-expect-error another name than the path's
    request(getChatRoomRoute, { params: { roomId: "room" } });
    // @ts-expect-error the contract has no body
    request(logoutRoute, { body: {} });
    // @ts-expect-error a deadline is a date or nothing
    request(caseChangeRoute("deadline"), { params: { id: "room" }, body: { deadline: 1 } });
    // @ts-expect-error parameters and body are needed
    callTo(caseChangeRoute("deadline"));
    const { transformResponse } = callTo(getChatRoomRoute, (id: string) => ({ params: { id } }));
    // @ts-expect-error the answer is a room
    const answer: (room: number) => unknown = transformResponse;
    expect(answer).toBeInstanceOf(Function);
  });
});
