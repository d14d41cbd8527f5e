import { waitFor } from "@testing-library/react";
import { fetchWithReauth } from "../src/api/fetch-with-reauth.ts";
import { logInAgain } from "../src/prompts/log-in-again.ts";
import { stepUp } from "../src/prompts/step-up.ts";
import { startApiServer, type ApiServer } from "../src/testing/api-server.ts";

const FILE = `${location.origin}/api/file`;
let server: ApiServer;
let isProved: boolean;
let ignore: (() => void)[];

beforeEach(async () => {
  isProved = false;
  ignore = [stepUp, logInAgain].map((question) => question.watch(() => undefined));
  server = await startApiServer({});
});
afterEach(async () => {
  for (const stop of ignore) stop();
  await server.stop();
});

const refuseWith = (code: string) => {
  server.handlers["GET /api/file"] = () =>
    isProved ? { body: "the file" } : { status: 401, body: { code, message: "", requestId: "r" } };
};

describe("a download that wants a proof", () => {
  it.each([
    ["STEP_UP_REQUIRED", stepUp, logInAgain],
    ["UNAUTHENTICATED", logInAgain, stepUp],
  ])("for %s asks its own question and goes out once more", async (code, question, other) => {
    refuseWith(code);
    const fetching = fetchWithReauth(FILE, { reader: undefined });
    await waitFor(() => expect(question.isAsked()).toBe(true));
    expect(other.isAsked()).toBe(false);
    isProved = true;
    question.answer(true);
    expect(await (await fetching).text()).toBe("the file");
    expect(server.received).toHaveLength(2);
  });

  it("is refused where the reader would not, and the answer can still be read", async () => {
    refuseWith("STEP_UP_REQUIRED");
    const fetching = fetchWithReauth(FILE, { reader: undefined });
    await waitFor(() => expect(stepUp.isAsked()).toBe(true));
    stepUp.answer(false);
    const answer = await fetching;
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "STEP_UP_REQUIRED" }]);
    expect(server.received).toHaveLength(1);
  });

  it("names the page's reader each time, as every call does, and none for a visitor", async () => {
    refuseWith("UNAUTHENTICATED");
    const fetching = fetchWithReauth(FILE, { reader: "r1", headers: { "accept-language": "ja" } });
    await waitFor(() => expect(logInAgain.isAsked()).toBe(true));
    isProved = true;
    logInAgain.answer(true);
    await fetching;
    await fetchWithReauth(FILE, { reader: undefined });
    expect(server.received.map(({ headers }) => headers["x-reader"])).toEqual(["r1", "r1", undefined]);
    expect(server.received[1]?.headers["accept-language"]).toBe("ja");
  });
});
