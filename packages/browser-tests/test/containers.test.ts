import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { jest } from "@jest/globals";
import { SERVICE_NAMES, type ServiceName } from "@legal/deployables";

jest.setTimeout(300_000);

/** The project of compose that scripts/containers/prove.sh runs. */
const project = process.env["PLATFORM_COMPOSE_PROJECT"] ?? "";
const EICAR = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";
const FRONTENDS = ["shell", "public", "member", "admin"];
const KEYS = ["SERVICE_PRIVATE_KEY", "TRUSTED_KEYS"];
const SERVERS = ["MONGODB_URL", "RABBITMQ_URL", "REDIS_URL"];
const SECRETS: Record<"gateway" | ServiceName, string[]> = {
  gateway: [
    "BROWSER_COOKIE_KEYS",
    "RABBITMQ_URL",
    "REDIS_URL",
    "SERVICE_PRIVATE_KEY",
    "SESSION_MIRROR_KEYS",
    "VISITOR_HASH_KEYS",
  ],
  auth: [...KEYS, ...SERVERS, "ADMIN_PASSWORD", "SECOND_FACTOR_KEYS", "SESSION_MIRROR_KEYS"],
  "case-chat": [...KEYS, ...SERVERS],
  ai: [...KEYS, ...SERVERS, "VISITOR_COOKIE_KEYS"],
  inquiry: [...KEYS, ...SERVERS],
  analytics: [...KEYS, ...SERVERS, "VISITOR_HASH_KEYS"],
  backup: [...KEYS, "BACKUP_KEY", "MONGODB_URL", "RABBITMQ_URL"],
  notifications: [...KEYS, ...SERVERS, "VAPID_KEYS"],
  documents: [...KEYS, ...SERVERS],
};

interface Container {
  Config: { Labels: Record<string, string> };
  HostConfig: {
    Memory: number;
    PidsLimit: number;
    NanoCpus: number;
    CapDrop: string[] | null;
    ReadonlyRootfs: boolean;
    LogConfig: { Config: Record<string, string> };
  };
  Mounts: { Type: string; Name?: string; Source: string }[];
  NetworkSettings: { Networks: Record<string, unknown>; Ports: Record<string, { HostIp: string }[] | null> };
}

const docker = (...args: string[]) => execFileSync("docker", args, { encoding: "utf8" }).trim();
const nameOf = ({ Config }: Container) => Config.Labels["com.docker.compose.service"] ?? "";

const containers = (): Container[] => {
  const ids = docker("ps", "--all", "--quiet", "--filter", `label=com.docker.compose.project=${project}`);
  const found = JSON.parse(docker("inspect", ...ids.split("\n"))) as Container[];
  return found.filter(({ Config }) => Config.Labels["com.docker.compose.oneoff"] !== "True");
};

const inside = (service: string, ...command: string[]) => {
  const container = docker(
    "ps",
    "--quiet",
    "--filter",
    `label=com.docker.compose.project=${project}`,
    "--filter",
    `label=com.docker.compose.service=${service}`,
  );
  const { status, stdout, stderr } = spawnSync("docker", ["exec", container, ...command], { encoding: "utf8" });
  return { status, text: `${stdout}${stderr}`.trim() };
};

const CONNECT = `const [host, port] = process.argv.slice(1);
const socket = require("node:net").connect({ host, port: Number(port) });
setTimeout(() => process.exit(1), 3000);
socket.on("connect", () => process.exit(0)).on("error", () => process.exit(1));`;
const reaches = (service: string, host: string, port: number) =>
  inside(service, "node", "-e", CONNECT, host, String(port)).status === 0;

(project ? describe : describe.skip)("the containers of docker-compose.yml", () => {
  it("are bounded in memory, processes and processor, without capabilities and behind a read-only root", () => {
    const loose = containers().filter(
      ({ HostConfig: { Memory, PidsLimit, NanoCpus } }) => !(Memory > 0 && PidsLimit > 0 && NanoCpus > 0),
    );
    expect(loose.map(nameOf)).toEqual([]);
    const free = containers().filter(
      ({ HostConfig: { CapDrop, ReadonlyRootfs } }) => !ReadonlyRootfs || !CapDrop?.includes("ALL"),
    );
    // The stand-in for MongoDB mounts, and ClamAV keeps its settings.
    expect(free.map(nameOf).toSorted()).toEqual(["clamav", "mongo"]);
    for (const one of containers())
      expect([nameOf(one), one.HostConfig.LogConfig.Config["max-size"]]).toEqual([nameOf(one), "20m"]);
  });

  it("are reached from this machine only, by the gateway's port", () => {
    const published = containers().flatMap((one) =>
      Object.values(one.NetworkSettings.Ports).flatMap((hosts) =>
        (hosts ?? []).map(({ HostIp }) => `${nameOf(one)} ${HostIp}`),
      ),
    );
    expect(published).toEqual(["gateway 127.0.0.1"]);
    expect(containers().map(nameOf)).not.toContain("mailpit");
  });

  it("have their own secrets and cannot see another's", () => {
    for (const [service, names] of Object.entries(SECRETS)) {
      expect({ service, names: inside(service, "ls", "/run/secrets").text.split("\n") }).toEqual({
        service,
        names: names.toSorted(),
      });
      expect(inside(service, "sh", "-c", "stat -c %a:%u /run/secrets/* | sort -u").text).toBe("400:1000");
    }
    const holders = new Map<string, string[]>();
    for (const container of containers())
      for (const { Name = "" } of container.Mounts) {
        const volume = /_(secrets.*)$/.exec(Name)?.[1];
        if (volume) holders.set(volume, [...(holders.get(volume) ?? []), nameOf(container)]);
      }
    const sources = containers().flatMap(({ Mounts }) => Mounts.map(({ Source }) => Source));
    expect(sources.filter((source) => source.includes("docker.sock"))).toEqual([]);
    expect(holders.get("secrets")).toEqual(["secrets"]);
    for (const name of [...Object.keys(SECRETS), "redis", "rabbitmq"])
      expect(holders.get(`secrets-${name}`)?.toSorted()).toEqual([name, "secrets"].toSorted());
    const keys = Object.keys(SECRETS).map((service) => inside(service, "cat", "/run/secrets/SERVICE_PRIVATE_KEY").text);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("reach whom they call, and neither pages, other servers nor the internet", () => {
    expect(reaches("gateway", "auth", 8080) && reaches("gateway", "member", 8080)).toBe(true);
    expect(reaches("gateway", "mongo", 27_017)).toBe(false);
    expect(reaches("backup", "redis", 6379)).toBe(false);
    for (const service of SERVICE_NAMES) {
      expect({ service, mongo: reaches(service, "mongo", 27_017), page: reaches(service, "member", 8080) }).toEqual({
        service,
        mongo: true,
        page: false,
      });
    }
    for (const page of FRONTENDS)
      for (const address of ["auth:8080", "redis:6379", "mongo:27017", "rabbitmq:5672"])
        expect(inside(page, "curl", "--silent", "--max-time", "3", `http://${address}/`).status).not.toBe(0);
    const networks = new Map(containers().map((one) => [nameOf(one), Object.keys(one.NetworkSettings.Networks)]));
    const isInternal = (network: string) =>
      docker("network", "inspect", "--format", "{{.Internal}}", network) === "true";
    const closed = ["case-chat", "analytics", ...FRONTENDS, "mongo", "redis", "rabbitmq"];
    for (const name of closed)
      expect({ name, open: networks.get(name)?.filter((one) => !isInternal(one)) }).toEqual({ name, open: [] });
  });

  it("reach clamd, and take no file that it knows", async () => {
    const address = process.env["PLATFORM_URL"] ?? "";
    const password = randomBytes(9).toString("base64url");
    const username = `scanned_${randomBytes(4).toString("hex")}`;
    const signup = { username, email: `${username}@example.com`, password, passwordConfirm: password };
    const headers = { origin: address };
    const answer = await fetch(`${address}/api/auth/signup`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(signup),
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const send = async (content: string) => {
      const body = new FormData();
      body.set("file", new Blob([content], { type: "text/plain" }), "a.txt");
      return (await fetch(`${address}/api/upload`, { method: "POST", headers: { ...headers, cookie }, body })).status;
    };
    expect(await send("받지 못한 돈이 있습니다")).toBe(201);
    expect(await send(EICAR)).toBe(422);
    expect(reaches("auth", "clamav", 3310)).toBe(false);
  });

  it("find no server that answers without a login", () => {
    expect(inside("redis", "redis-cli", "get", "session:x").text).toMatch(/^NO(PERM|AUTH)/);
    expect(inside("redis", "redis-cli", "acl", "list").text).toMatch(/^NO(PERM|AUTH)/);
    expect(inside("rabbitmq", "rabbitmqctl", "authenticate_user", "guest", "guest").status).not.toBe(0);
  });

  it("can move events back that were put aside", () => {
    expect(inside("rabbitmq", "rabbitmq-plugins", "is_enabled", "rabbitmq_shovel").status).toBe(0);
  });
});
