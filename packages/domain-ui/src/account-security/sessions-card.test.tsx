import type { OwnSession } from "@legal/contracts";
import { member, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { SessionsCard } from "./sessions-card.tsx";
import { SecurityTexts } from "./texts.ts";

const sessionOf = (handle: string, browser: string, current = false): OwnSession => ({
  handle,
  browser,
  os: null,
  network: null,
  methods: [],
  current,
  createdAt: "2026-11-20T03:00:00Z",
  lastSeenAt: "2026-11-23T03:00:00Z",
});

let server: ApiServer;
let sessions: OwnSession[];
const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
const { promise: listed, resolve: list } = Promise.withResolvers<void>();
const ended: string[] = [];

const end = (handle: string) => async () => {
  ended.push(handle);
  await answered;
  sessions = sessions.filter((one) => one.handle !== handle);
  return { status: 204, body: "" };
};

beforeAll(async () => {
  sessions = [sessionOf("here", "Firefox", true), sessionOf("a", "Chrome"), sessionOf("b", "Safari")];
  let isListed = false;
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: member }),
    "GET /api/auth/sessions": async () => {
      if (isListed) await listed;
      isListed = true;
      return { body: sessions };
    },
    "DELETE /api/auth/sessions/a": end("a"),
    "DELETE /api/auth/sessions/b": end("b"),
  });
});
afterAll(() => server.stop());

it("a login is ended once, however slowly the answers come", async () => {
  const card = (
    <SecurityTexts>
      <SessionsCard />
    </SecurityTexts>
  );
  const { person } = await renderPages(card, "/mypage", { ko: {}, en: {}, ja: {}, zh: {} });
  const button = (device: string) => screen.getByRole("button", { name: new RegExp(device) });
  await screen.findByRole("button", { name: /Chrome/ });
  await person.click(button("Chrome"));
  await person.click(button("Safari"));
  await person.click(button("Chrome"));
  await waitFor(() => expect(ended).toHaveLength(2));
  answer();
  await waitFor(() => expect(screen.queryByRole("button", { name: /Chrome|Safari/ })).toBeNull());
  expect(ended).toEqual(["a", "b"]);
  list();
});
