import { ask, forkServer } from "./children.ts";
import { sendRequests } from "./load.ts";
import { cpuMicroseconds } from "./process-stats.ts";
import { startGateway } from "./gateway-process.ts";
import { signUp } from "./people.ts";
import type { Platform } from "@legal/test-kit/platform";
import { median, row, type Row } from "./statistics.ts";

const ROUNDS = 7;
const REQUESTS = 2_000;
const CONNECTIONS = 16;

const cpuPerRequest = async (pid: number, url: string, headers: Record<string, string>) => {
  const before = cpuMicroseconds(pid);
  await sendRequests(url, REQUESTS, CONNECTIONS, headers);
  return (cpuMicroseconds(pid) - before) / REQUESTS;
};

/** The gateway beside a bare express + http-proxy-middleware, both before the same upstream, rounds interleaved. */
export const benchGateway = async (platform: Platform): Promise<Row[]> => {
  const upstream = await forkServer("servers/upstream.ts");
  const bare = await forkServer("servers/bare-proxy.ts", { TARGET: `http://127.0.0.1:${upstream.port}` });
  const gateway = await startGateway(platform, `http://127.0.0.1:${upstream.port}`);
  const member = await signUp(platform.address);

  const costs = { bare: [] as number[], visitor: [] as number[], member: [] as number[] };
  const before = await ask<{ connections: number; requests: number }>(upstream.child, "count");
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bareCpu = await cpuPerRequest(bare.pid, `http://127.0.0.1:${bare.port}/api/auth/providers`, {});
    const visitorCpu = await cpuPerRequest(gateway.pid, `${gateway.address}/api/auth/providers`, {});
    const memberCpu = await cpuPerRequest(gateway.pid, `${gateway.address}/api/chat-rooms/my`, {
      cookie: member["cookie"] ?? "",
    });
    if (round === 0) continue; // warm-up
    costs.bare.push(bareCpu);
    costs.visitor.push(visitorCpu);
    costs.member.push(memberCpu);
  }
  const after = await ask<{ connections: number; requests: number }>(upstream.child, "count");
  await gateway.stop();
  bare.child.kill();
  upstream.child.kill();

  const [bareCpu, visitorCpu, memberCpu] = [median(costs.bare), median(costs.visitor), median(costs.member)];
  const reused = 1 - (after.connections - before.connections) / (after.requests - before.requests);
  const cost = (ours: number) =>
    `${ours.toFixed(0)} µs (bare ${bareCpu.toFixed(0)} µs, ratio ${(ours / bareCpu).toFixed(2)})`;
  return [
    row("gateway CPU per request, visitor", cost(visitorCpu), "≤ 1.15 × bare", visitorCpu <= 1.15 * bareCpu),
    row("gateway CPU per request, signed in", cost(memberCpu), "≤ 1.15 × bare", memberCpu <= 1.15 * bareCpu),
    row("upstream connections reused", `${(reused * 100).toFixed(2)} %`, "≥ 99 %", reused >= 0.99),
  ];
};
