import { fireEvent, waitFor } from "@testing-library/react";
import { baseApi } from "../src/api/base-api.ts";
import { callTo } from "../src/api/request.ts";
import { startApiServer, type ApiServer } from "../src/testing/api-server.ts";
import { renderKit } from "../src/testing/render-kit.tsx";

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    watched: build.query(callTo("GET /api/chat-rooms/my")),
    always: build.query(callTo("GET /api/inquiries/my")),
  }),
});

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer({
    "GET /api/chat-rooms/my": () => ({ body: [] }),
    "GET /api/inquiries/my": () => ({ body: [] }),
  });
});
afterAll(() => server.stop());
afterEach(() => jest.restoreAllMocks());

const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
};
const calls = (path: string) => server.received.filter((call) => call.path === path).length;
const watched = () => calls("/api/chat-rooms/my");
/** By what goes on polling, which is as fast. */
const turns = async (count: number) => {
  const until = calls("/api/inquiries/my") + count;
  await waitFor(() => expect(calls("/api/inquiries/my")).toBeGreaterThanOrEqual(until));
};

it("what is polled while the page is visible rests while it is hidden, and is asked for again when it is looked at", async () => {
  const List = () => {
    api.useWatchedQuery(undefined, { pollingInterval: 20, skipPollingIfUnfocused: true, refetchOnFocus: true });
    api.useAlwaysQuery(undefined, { pollingInterval: 20 });
    return null;
  };
  renderKit(<List />);
  await waitFor(() => expect(watched()).toBeGreaterThan(2));
  show("hidden");
  await turns(2);
  const before = watched();
  await turns(10);
  expect(watched()).toBe(before);
  show("visible");
  await waitFor(() => expect(watched()).toBeGreaterThan(before));
});
