import { until } from "../src/index.ts";

describe("until", () => {
  it("gives what the condition gives, as soon as it does", async () => {
    let asked = 0;
    expect(await until(() => (asked += 1) > 2 && "done")).toBe("done");
    expect(asked).toBe(3);
  });

  it("bears failures on the way and shows the last one when time is up", async () => {
    let asked = 0;
    const recovering = until(() => {
      asked += 1;
      if (asked < 3) throw new Error("not yet");
      return asked;
    });
    expect(await recovering).toBe(3);
    const failing = until(() => Promise.reject(new Error("never")), { timeoutMs: 50 });
    await expect(failing).rejects.toMatchObject({
      message: expect.stringContaining("50 ms"),
      cause: { message: "never" },
    });
  });
});
