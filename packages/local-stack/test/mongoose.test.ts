import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import mongoose, { type Connection, Schema } from "mongoose";
import { type MongoServer, startMongoServer } from "./support/mongo-server.ts";

let server: MongoServer;
let connection: Connection;

beforeAll(async () => {
  server = await startMongoServer();
  connection = await mongoose
    .createConnection(`mongodb://127.0.0.1:${server.port}/mongoose?directConnection=true`)
    .asPromise();
});
afterAll(async () => {
  await connection.close();
  await server.stop();
});

it("a model's indexes are made once and then found unchanged", async () => {
  const fields = { email: { type: String, unique: true }, n: { type: Number, index: true } };
  const User = connection.model("User", new Schema(fields));
  await User.init();
  await User.syncIndexes();
  expect(await User.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  expect((await User.collection.indexes()).map(({ name }) => name)).toEqual(["_id_", "email_1", "n_1"]);
});

const startModel = async (n: number) => {
  const Model = connection.model(
    `Parallel${n}`,
    new Schema({ a: { type: String, unique: true }, b: { type: Number, index: true } }),
  );
  await Model.create({ a: "x", b: 1 });
  await Model.init();
  expect(await Model.collection.indexes()).toHaveLength(3);
};

it("20 models with indexes start at the same time", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => startModel(n)));
});

it("defaults, timestamps, upserts and lean documents", async () => {
  const Task = connection.model(
    "Task",
    new Schema({ name: String, n: { type: Number, default: 7 } }, { timestamps: true }),
  );
  const options = { upsert: true, returnDocument: "after" } as const;
  const task = await Task.findOneAndUpdate({ name: "t" }, { $set: { name: "t" } }, options).lean();
  expect(task).toMatchObject({ n: 7, createdAt: expect.any(Date), updatedAt: expect.any(Date) });
});

it("references are populated, versions guard arrays", async () => {
  const Author = connection.model("Author", new Schema({ name: String }));
  const Book = connection.model(
    "Book",
    new Schema({ author: { type: Schema.Types.ObjectId, ref: "Author" }, tags: [String] }),
  );
  const author = await Author.create({ name: "Kim" });
  const { _id } = await Book.create({ author: author._id, tags: ["1"] });
  expect(await Book.findById(_id).populate("author")).toMatchObject({ author: { name: "Kim" } });
  const [mine, theirs] = [await Book.findById(_id).orFail(), await Book.findById(_id).orFail()];
  mine.tags.push("2");
  await mine.save();
  theirs.set("tags", ["x"]);
  await expect(theirs.save()).rejects.toMatchObject({ name: "VersionError" });
});

it("discriminators, maps and subdocuments keep their shape", async () => {
  const Event = connection.model(
    "Event",
    new Schema({ scores: { type: Map, of: Number } }, { discriminatorKey: "kind" }),
  );
  const Login = Event.discriminator("Login", new Schema({ from: String }));
  await Login.create({ from: "here", scores: { a: 1 } });
  expect(await Event.findOne({ "scores.a": 1 })).toMatchObject({ kind: "Login", from: "here" });
  expect(await Event.deleteMany({})).toMatchObject({ deletedCount: 1 });
});

it("a transaction passes through models and undoes what they saved", async () => {
  const Entry = connection.model("Entry", new Schema({ name: String }));
  await Entry.init();
  await Entry.createCollection();
  await connection.transaction(async (session) => {
    await Entry.create([{ name: "one" }, { name: "two" }], { session, ordered: true });
    const entry = await Entry.findOne({ name: "one" }).session(session).orFail();
    await entry.set("name", "uno").save({ session });
  });
  const failing = connection.transaction(async (session) => {
    await Entry.create([{ name: "three" }], { session });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect((await Entry.find().sort({ name: 1 })).map(({ name }) => name)).toEqual(["two", "uno"]);
});

it("a file goes into GridFS and comes back, whole and in part", async () => {
  const bucket = new mongoose.mongo.GridFSBucket(connection.getClient().db("mongoose"));
  const content = randomBytes(3_000_000);
  const upload = bucket.openUploadStream("file", { metadata: { name: "한글" } });
  await new Promise<void>((resolve, reject) => upload.once("finish", resolve).once("error", reject).end(content));
  expect((await buffer(bucket.openDownloadStream(upload.id))).equals(content)).toBe(true);
  const part = await buffer(bucket.openDownloadStream(upload.id, { start: 300_000, end: 700_001 }));
  expect(part.equals(content.subarray(300_000, 700_001))).toBe(true);
  expect(await bucket.find({ "metadata.name": "한글" }).toArray()).toHaveLength(1);
  await bucket.delete(upload.id);
  expect(await connection.collection("fs.chunks").countDocuments()).toBe(0);
});
