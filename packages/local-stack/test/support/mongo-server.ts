import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import { confinement, type Confinement } from "../../src/confinement.ts";
import type { Instance } from "../../src/instance.ts";
import { choosePorts } from "../../src/ports.ts";
import { provision } from "../../src/provisioning/root-file-system.ts";
import { buildTemplate } from "../../src/provisioning/template-data.ts";
import { mongoGateway } from "../../src/servers/mongo-gateway.ts";
import { postgres } from "../../src/servers/postgres.ts";
import { supervise } from "../../src/supervise.ts";

export type MongoClient = mongoose.mongo.MongoClient;
export type Db = mongoose.mongo.Db;

export interface MongoServer {
  port: number;
  socketDirectory: string;
  pids: { readonly postgres: number; readonly gateway: number };
  connect(options?: mongoose.mongo.MongoClientOptions): Promise<MongoClient>;
  stop(): Promise<void>;
}

interface Options {
  durable?: boolean;
  gateway?: Record<string, string>;
  /** As which kind of user; with "user" on a tree that root made, the template has to be built again. */
  how?: Confinement;
}

/** PostgreSQL and the gateway alone, which start in a second, on data of their own. */
export const startMongoServer = async ({ durable = false, gateway = {}, how }: Options = {}): Promise<MongoServer> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "mongo-server-"));
  mkdirSync(join(dataDirectory, "logs"));
  const usual = await confinement();
  const provisioned = await provision(usual, report);
  if (how && how !== usual) {
    const template = join(dataDirectory, "template");
    await buildTemplate(provisioned.postgresRootFileSystem, template, how);
    provisioned.template = template;
  }
  const ports = await choosePorts({}, undefined);
  const instance: Instance = { dataDirectory, durable, ports, how: how ?? usual, provisioned };
  const engine = await supervise(postgres(instance), quiet);
  const front = await supervise(mongoGateway(instance, gateway), quiet).catch(async (error: unknown) => {
    await engine.stop(false);
    throw error;
  });
  const clients: MongoClient[] = [];
  return {
    port: ports.mongodb,
    socketDirectory: join(dataDirectory, "sock"),
    pids: {
      get postgres() {
        return engine.pid;
      },
      get gateway() {
        return front.pid;
      },
    },
    async connect(options = {}) {
      const url = `mongodb://127.0.0.1:${ports.mongodb}/?directConnection=true`;
      const client = await new mongoose.mongo.MongoClient(url, options).connect();
      clients.push(client);
      return client;
    },
    async stop() {
      await Promise.all(clients.map((client) => client.close()));
      await Promise.all([engine.stop(false), front.stop(false)]);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
};

const quiet = () => undefined;
const report = (line: string) => process.stderr.write(`${line}\n`);
