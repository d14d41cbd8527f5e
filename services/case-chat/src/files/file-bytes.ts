import mongoose from "mongoose";

type Bucket = mongoose.mongo.GridFSBucket;

/** GridFS ids are ObjectIds only by habit; ours are the UUIDs of the upload records. */
const asKey = (fileId: string) => fileId as unknown as mongoose.mongo.ObjectId;

let opened: { db: mongoose.mongo.Db; bucket: Bucket } | undefined;

const bucketOf = (): Bucket => {
  const { db } = mongoose.connection;
  if (!db) throw new mongoose.mongo.MongoNotConnectedError("not connected");
  // One bucket per connection: each new one would check the indexes again.
  if (opened?.db !== db)
    opened = {
      db,
      bucket: new mongoose.mongo.GridFSBucket(db, { bucketName: "files", writeConcern: { w: "majority" } }),
    };
  return opened.bucket;
};

export const openBytesForWriting = (fileId: string) => bucketOf().openUploadStreamWithId(asKey(fileId), fileId);

/** `end` is exclusive. */
export const openBytesForReading = (fileId: string, range: { start: number; end: number }) =>
  bucketOf().openDownloadStream(asKey(fileId), range);

/** Removes bytes, also of uploads that never came to an end; absent ones are no error. */
export const deleteBytes = async (fileIds: readonly string[], session?: mongoose.ClientSession): Promise<void> => {
  const { db } = mongoose.connection;
  if (!db || fileIds.length === 0) return;
  const keys = fileIds.map(asKey);
  const options = session ? { session } : {};
  await db.collection("files.files").deleteMany({ _id: { $in: keys } }, options);
  await db.collection("files.chunks").deleteMany({ files_id: { $in: keys } }, options);
};

/** GridFS makes its collections at the first upload, but a transaction may need them before. */
export const prepareBytes = async (): Promise<void> => {
  const { db } = mongoose.connection;
  if (!db) return;
  await db.collection("files.files").createIndex({ filename: 1, uploadDate: 1 });
  await db.collection("files.chunks").createIndex({ files_id: 1, n: 1 }, { unique: true });
};
