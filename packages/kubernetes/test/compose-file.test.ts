import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SERVICE_NAMES } from "@legal/deployables";
import { parse } from "yaml";

interface Service {
  image: string;
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  network_mode?: string;
  profiles?: string[];
  mem_limit?: string;
  pids_limit?: number;
  cpus?: number | string;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  logging?: { driver: string; options: Record<string, string> };
}

const FILE = join(import.meta.dirname, "..", "..", "..", "docker-compose.yml");
const { services, networks } = parse(readFileSync(FILE, "utf8"), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};
const all = Object.entries(services);

/** Names of the volumes of secrets that a service mounts. */
const secretsOf = ({ volumes = [] }: Service) =>
  volumes.map((volume) => volume.split(":")[0] ?? "").filter((name) => name.startsWith("secrets"));

describe("docker-compose.yml", () => {
  it.each(all)("bounds the memory, processes and processor of %s, and takes its privileges", (_name, service) => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(String(service.cpus)).toMatch(/^(\d|\$\{\w+_CPUS:-\d\})$/);
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toContain("no-new-privileges:true");
  });

  it.each(all)("names the exact release of the image of %s, or builds it", (_name, { image }) => {
    expect(image).toMatch(
      /^\$\{\w+:-[\w/]+:v?\d+\.\d+\.\d+(-slim)?\}$|^\$\{IMAGE_PREFIX:-[\w-]+\}\/[\w-]+:\$\{TAG:-local\}$/,
    );
  });

  it.each(all)("ends the log of %s before it fills the disk", (_name, { logging }) => {
    expect(logging).toEqual({ driver: "json-file", options: { "max-size": "20m", "max-file": "5" } });
  });

  it("takes the keys of an installation whose export is restored", () => {
    const given = (name: string) => Object.keys(services[name]?.environment ?? {});
    expect(given("secrets")).toEqual(expect.arrayContaining(["BACKUP_KEY", "SECOND_FACTOR_KEYS", "VAPID_KEYS"]));
    expect(given("auth")).toContain("SECOND_FACTOR_KEYS");
    expect(given("notifications")).toContain("VAPID_KEYS");
  });

  it("lets RabbitMQ move what was put aside back, though its root is read-only", () => {
    expect(services["rabbitmq"]?.volumes).toContain(
      "./scripts/containers/enabled_plugins:/etc/rabbitmq/enabled_plugins:ro",
    );
    const plugins = readFileSync(join(FILE, "..", "scripts", "containers", "enabled_plugins"), "utf8");
    expect(plugins).toMatch(/^\[(\w+,)*rabbitmq_shovel\]\.\n$/);
  });

  it("publishes on this machine only, and nothing but the gateway and, for trying out, mailpit", () => {
    const published = all.filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([name]) => name)).toEqual(["gateway", "mailpit"]);
    for (const [, { ports = [] }] of published)
      for (const port of ports) expect(port).toMatch(/^(\$\{BIND_ADDRESS:-127\.0\.0\.1\}|127\.0\.0\.1):/);
    expect(services["mailpit"]?.profiles).toEqual(["dev"]);
  });

  it("gives each container its own secrets and no one another's", () => {
    for (const [name, service] of all.filter(([one]) => one !== "secrets"))
      expect(secretsOf(service)).toEqual(
        secretsOf(service).length === 0 ? [] : [`secrets-${name === "mongo-setup" ? "mongo" : name}`],
      );
    for (const name of ["gateway", ...SERVICE_NAMES, "mongo", "redis"])
      expect(secretsOf(services[name] as Service)).toHaveLength(1);
    expect(services["secrets"]?.network_mode).toBe("none");
  });

  it("keeps servers and pages in networks of their own that lead nowhere else", () => {
    const open = Object.entries(networks).filter(([, network]) => network?.internal !== true);
    expect(open.map(([name]) => name)).toEqual(["edge", "egress", "signatures"]);
    const membersOf = (network: string) =>
      all.filter(([, one]) => one.networks?.includes(network)).map(([name]) => name);
    expect(membersOf("edge")).toEqual(["gateway"]);
    expect(membersOf("egress")).toEqual(["auth", "ai", "backup", "notifications", "mailpit"]);
    expect(membersOf("web")).toEqual(["gateway", "shell", "public", "member", "admin"]);
    for (const store of ["mongo", "redis", "rabbitmq"]) expect(services[store]?.networks).toEqual([store]);
    expect(all.filter(([, one]) => !one.networks && !one.network_mode)).toEqual([]);
  });
});
