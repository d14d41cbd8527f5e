import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { until } from "@legal/test-kit";
import { runProgram, type RunningProgram } from "./support.ts";

const started: RunningProgram[] = [];
afterEach(() => started.splice(0).forEach((program) => program.kill("SIGKILL")));

const start = async (env: Record<string, string> = {}): Promise<{ program: RunningProgram; url: string }> => {
  const program = runProgram("draining-program.ts", env);
  started.push(program);
  const url = await until(() => /"url":"([^"]+)"/.exec(program.output())?.[1]);
  return { program, url };
};

describe("a service that receives a signal", () => {
  it("finishes what it has begun, takes nothing new, closes its stores and ends with 0", async () => {
    const { program, url } = await start();
    const running = fetch(`${url}/slow`);
    await until(() => program.output().includes("slow request arrived"));
    program.kill("SIGTERM");
    await until(() =>
      fetch(`${url}/health/live`).then(
        () => false,
        () => true,
      ),
    );
    const answer = await running;
    expect(await answer.json()).toEqual({ finished: true });
    expect(await program.exitCode).toBe(0);
    expect(program.output()).toMatch(/"msg":"stopping"[^]*stores closed/);
  });

  it("serves on for a while, but says that it leaves and keeps no connection", async () => {
    const { program, url } = await start({ DRAIN_MS: "60000" });
    program.kill("SIGTERM");
    const readiness = () => fetch(`${url}/health/ready`);
    await until(async () => (await readiness()).status === 503);
    expect(await (await readiness()).json()).toMatchObject({ status: "draining" });
    const answer = await fetch(`${url}/slow`);
    expect(await answer.json()).toEqual({ finished: true });
    expect(answer.headers.get("connection")).toBe("close");
    program.kill("SIGKILL");
  });

  it("does not wait when a person stops it", async () => {
    const { program } = await start({ DRAIN_MS: "60000" });
    program.kill("SIGINT");
    expect(await program.exitCode).toBe(0);
  });

  it("does not wait for ever", async () => {
    const { program, url } = await start();
    const stuck = fetch(`${url}/stuck`).then(
      () => "answered",
      () => "cut",
    );
    await until(() => program.output().includes("stuck request arrived"));
    program.kill("SIGINT");
    expect(await program.exitCode).toBe(0);
    expect(await stuck).toBe("cut");
  });

  it("ends at once on a second signal", async () => {
    const { program, url } = await start();
    void fetch(`${url}/stuck`).catch(() => undefined);
    await until(() => program.output().includes("stuck request arrived"));
    program.kill("SIGTERM");
    await until(() => program.output().includes("stopping"));
    program.kill("SIGTERM");
    expect(await program.exitCode).toBe(1);
  });
});

describe("a service that cannot go on", () => {
  it("logs an uncaught error and ends with 1", async () => {
    const { program, url } = await start();
    void fetch(`${url}/crash`).catch(() => undefined);
    expect(await program.exitCode).toBe(1);
    expect(program.output()).toMatch(/"level":"fatal"[^\n]*nobody catches this/);
  });

  it("says what to do when its port is taken, and ends with 1", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const port = String((other.address() as AddressInfo).port);
    const program = runProgram("draining-program.ts", { PORT: port });
    expect(await program.exitCode).toBe(1);
    expect(program.output()).toContain(`cannot listen on 127.0.0.1:${port}: the port is taken by another program`);
    other.close();
  });
});
