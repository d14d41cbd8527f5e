import { act, waitFor } from "@testing-library/react";
import { baseApi } from "../src/api/base-api.ts";
import { callTo } from "../src/api/request.ts";
import { realtime } from "../src/realtime/realtime.ts";
import { useRealtime } from "../src/realtime/use-realtime.ts";
import { startApiServer, type ApiServer } from "../src/testing/api-server.ts";
import { renderKit } from "../src/testing/render-kit.tsx";

const roomsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    formerRooms: build.query({ ...callTo("GET /api/chat-rooms/my"), providesTags: ["ChatRoom"] }),
  }),
});

let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer({ "GET /api/chat-rooms/my": () => ({ body: [] }) });
});
afterAll(() => server.stop());

const FormerList = () => {
  useRealtime(true);
  return <p>{roomsApi.useFormerRoomsQuery().data?.length}</p>;
};

it("a list of the release before, which does not know that a case changed, is fetched again, once for many", async () => {
  renderKit(<FormerList />);
  const lists = () => server.received.filter(({ path }) => path === "/api/chat-rooms/my");
  await waitFor(() => expect(lists()).toHaveLength(1));
  act(() => {
    for (let word = 0; word < 5; word += 1) realtime.emitLocally("unhandled", "case-changed");
  });
  await waitFor(() => expect(lists()).toHaveLength(2), { timeout: 10_000 });
}, 15_000);
