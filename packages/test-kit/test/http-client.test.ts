import { createIdentity } from "@legal/service-kit";
import { startHttp, testKeys, testUser, tokenFor } from "../src/index.ts";
import { serviceTokenFor } from "../src/tokens.ts";

describe("the HTTP client", () => {
  it("sends JSON as a user and reads JSON, text and nothing", async () => {
    const http = await startHttp(
      (req, res) => {
        if (req.url === "/empty") res.writeHead(204).end();
        else if (req.url === "/text") res.end("plain");
        else {
          res.setHeader("content-type", "application/json");
          req.pipe(res);
        }
      },
      { audience: "auth" },
    );
    expect(await http.post("/echo", { a: 1 }, { as: testUser() })).toMatchObject({ status: 200, body: { a: 1 } });
    expect((await http.get("/text")).body).toBe("plain");
    expect(await http.delete("/empty")).toMatchObject({ status: 204, body: undefined });
    await http.close();
    await expect(http.get("/text")).rejects.toThrow("fetch failed");
  });
});

describe("tokens", () => {
  const identity = createIdentity({ audience: "auth", trustedKeys: testKeys().trustedKeys });

  it("are those of the platform", () => {
    const user = testUser({ role: "admin" });
    expect(identity.verifyUser(tokenFor(user, "auth"))).toEqual({ ...user, authTime: expect.any(Number) });
    expect(identity.verifyService(serviceTokenFor("case-chat", "auth"), ["case-chat"])).toEqual({
      issuer: "case-chat",
    });
    expect(() => identity.verifyUser(tokenFor(user, "case-chat"))).toThrow("token refused");
  });
});
