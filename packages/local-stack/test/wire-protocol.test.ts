import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { connect } from "node:net";
import { BSON } from "bson";
import { eventually } from "../src/processes.ts";
import { type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import { bodySection, flagBits, frame, message, RawClient } from "./support/wire.ts";

let server: MongoServer;
let client: RawClient;

beforeAll(async () => {
  server = await startMongoServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  client = await RawClient.open(server.port);
});
afterEach(() => client.close());

const ping = { ping: 1, $db: "admin" };
const stillServes = async () => {
  const other = await RawClient.open(server.port);
  expect(await other.ask(ping)).toMatchObject({ ok: 1 });
  other.close();
};

const rawSequence = (name: string, documents: Uint8Array) => {
  const content = Buffer.concat([Buffer.from(`${name}\0`), documents]);
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(4 + content.length, 1);
  return Buffer.concat([head, content]);
};

const sequence = (name: string, ...documents: object[]) =>
  rawSequence(name, Buffer.concat(documents.map((document) => BSON.serialize(document))));

const withSection = (...section: number[]) => frame(Buffer.concat([flagBits(0), Buffer.from(section)]));

const legacy = (document: object) =>
  frame(Buffer.concat([flagBits(0), Buffer.from("admin.$cmd\0"), Buffer.alloc(8), BSON.serialize(document)]), {
    opCode: 2004,
  });

const legacyAnswer = async () => {
  const [bytes] = (await once(client.socket, "data")) as [Buffer];
  expect(bytes.readInt32LE(12)).toBe(1);
  return BSON.deserialize(bytes.subarray(36));
};

const findsBegun = async () => {
  const other = await RawClient.open(server.port);
  const { opcounters } = await other.ask({ serverStatus: 1, $db: "admin" });
  other.close();
  return opcounters.query as number;
};

describe("a message that is no message closes the connection and nothing else", () => {
  it.each<[string, Uint8Array]>([
    ["a length below the header's", frame(Buffer.alloc(0), { length: 15 })],
    ["a negative length", frame(Buffer.alloc(0), { length: -1 })],
    ["a length above 48 MB", frame(Buffer.alloc(0), { length: 48_000_001 })],
    ["an unknown opcode", frame(bodySection(ping), { opCode: 2010 })],
    ["no section", frame(flagBits(0))],
    ["a section of an unknown kind", withSection(7, 5, 0, 0, 0, 0)],
    ["a section longer than the message", withSection(0, 100, 0, 0, 0, 0)],
    ["a section of length zero", withSection(0, 0, 0, 0, 0)],
    ["a section cut off in its length", withSection(0, 5, 0)],
    ["two bodies", frame(Buffer.concat([flagBits(0), bodySection(ping), bodySection(ping)]))],
    ["a document sequence without an end to its name", withSection(1, 6, 0, 0, 0, 65, 66)],
    [
      "one document sequence twice",
      frame(Buffer.concat([flagBits(0), bodySection(ping), sequence("d", {}), sequence("d", {})])),
    ],
    ["required flags nobody knows", message(ping, 1, 1 << 5)],
    ["noise", Buffer.from("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")],
  ])("%s", async (_, bytes) => {
    client.send(bytes);
    await client.closed;
    await stillServes();
  });
});

describe("a message whose BSON is broken is answered with an error", () => {
  it.each<[string, (document: Buffer) => void]>([
    ["an unknown type", (document) => (document[4] = 0x55)],
    ["a missing terminator", (document) => (document[document.length - 1] = 1)],
  ])("%s", async (_, spoil) => {
    const document = Buffer.from(BSON.serialize(ping));
    spoil(document);
    client.send(frame(Buffer.concat([flagBits(0), Buffer.from([0]), document])));
    expect((await client.receive()).document).toMatchObject({ ok: 0, code: 22, codeName: "InvalidBSON" });
    expect(await client.ask(ping)).toMatchObject({ ok: 1 });
  });

  it("an empty command", async () => {
    client.send(frame(Buffer.concat([flagBits(0), bodySection({})])));
    expect((await client.receive()).document).toMatchObject({ ok: 0, code: 22 });
  });

  it("a session that is no UUID", async () => {
    expect(await client.ask({ ...ping, lsid: { id: "me" } })).toMatchObject({ ok: 0, code: 14 });
  });

  it("a transaction number that is no number", async () => {
    expect(await client.ask({ ...ping, txnNumber: "1'; COMMIT" })).toMatchObject({ ok: 0, code: 14 });
  });

  it("a document the engine cannot read", async () => {
    const broken = Buffer.from(BSON.serialize({ a: "text" }));
    broken.writeInt32LE(1_000, 7);
    client.send(
      frame(Buffer.concat([flagBits(0), bodySection({ insert: "x", $db: "wire" }), rawSequence("documents", broken)])),
    );
    expect((await client.receive()).document).toMatchObject({ ok: expect.any(Number) });
    await stillServes();
  });
});

describe("messages", () => {
  it("may arrive byte by byte", async () => {
    for (const byte of message(ping, 7)) client.send(Buffer.from([byte]));
    expect(await client.receive()).toMatchObject({ responseTo: 7, document: { ok: 1 } });
  });

  it("sent many at once are answered one after the other, in order", async () => {
    client.send(Buffer.concat(Array.from({ length: 200 }, (_, n) => message(ping, n + 1))));
    for (let n = 1; n <= 200; n++) expect((await client.receive()).responseTo).toBe(n);
  });

  it("may carry a checksum, which is not looked at", async () => {
    const CHECKSUM_PRESENT = 1;
    client.send(frame(Buffer.concat([flagBits(CHECKSUM_PRESENT), bodySection(ping), Buffer.alloc(4, 9)])));
    expect((await client.receive()).document).toMatchObject({ ok: 1 });
  });

  it("that want no answer get none", async () => {
    const MORE_TO_COME = 2;
    client.send(
      message({ insert: "silent", documents: [{ a: 1 }], $db: "wire", writeConcern: { w: 0 } }, 1, MORE_TO_COME),
    );
    client.send(message({ count: "silent", $db: "wire" }, 2));
    expect(await client.receive()).toMatchObject({ responseTo: 2, document: { n: 1 } });
  });

  it("carry documents beside the body", async () => {
    const body = bodySection({ insert: "beside", $db: "wire" });
    client.send(frame(Buffer.concat([flagBits(0), sequence("documents", { a: 1 }, { a: 2 }), body])));
    expect((await client.receive()).document).toMatchObject({ n: 2, ok: 1 });
  });
});

describe("the legacy greeting", () => {
  it("is answered in its own form", async () => {
    client.send(legacy({ isMaster: 1, helloOk: true }));
    expect(await legacyAnswer()).toMatchObject({ ismaster: true, helloOk: true, msg: "isdbgrid" });
  });

  it("is the only legacy command", async () => {
    client.send(legacy({ find: "x" }));
    expect(await legacyAnswer()).toMatchObject({ ok: 0, code: 352 });
  });
});

describe("a client that does not read", () => {
  it("is not worked for: the gateway keeps no pile of its answers", async () => {
    const driver = await server.connect();
    const padding = "x".repeat(1_000_000);
    await driver
      .db("wire")
      .collection("heavy")
      .insertMany(Array.from({ length: 5 }, () => ({ padding })));
    client.socket.pause();
    const before = await findsBegun();
    for (let n = 0; n < 300; n++) client.send(message({ find: "heavy", $db: "wire", batchSize: 100 }));
    let begun = -1;
    const stands = async () => begun === (begun = await findsBegun());
    expect(await eventually(stands, 20_000, 500)).toBe(true);
    expect(begun - before).toBeGreaterThan(0);
    expect(begun - before).toBeLessThan(10);
  });
});

it("is reached over loopback only", async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = addresses
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  for (const host of [...outside, "127.0.0.2"]) {
    const socket = connect(server.port, host);
    expect(
      await once(socket, "connect").then(
        () => "open",
        () => "refused",
      ),
    ).toBe("refused");
    socket.destroy();
  }
});
