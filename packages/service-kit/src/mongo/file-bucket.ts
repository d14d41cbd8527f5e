import mongoose, { type ClientSession } from "mongoose";

type Bucket = mongoose.mongo.GridFSBucket;
type Db = mongoose.mongo.Db;

/** GridFS ids are ObjectIds only by habit; ours are UUIDs. */
const asKey = (fileId: string) => fileId as unknown as mongoose.mongo.ObjectId;

export interface FileBucket {
  openForWriting: (
    fileId: string,
    options?: { metadata?: Record<string, unknown> },
  ) => ReturnType<Bucket["openUploadStreamWithId"]>;
  /** `end` is exclusive. */
  openForReading: (fileId: string, range?: { start: number; end: number }) => ReturnType<Bucket["openDownloadStream"]>;
  /** Also of uploads that never came to an end; absent ones are no error. Without a connection it does nothing. */
  remove: (fileIds: readonly string[], session?: ClientSession) => Promise<void>;
  /** Call it before the first transaction that removes: GridFS makes its collections only at the first upload. */
  prepare: () => Promise<void>;
}

/** Bytes in GridFS under ids of ours, on mongoose's default connection; a file is stored once a majority has it. */
export const createFileBucket = (bucketName: string): FileBucket => {
  let opened: { db: Db; bucket: Bucket } | undefined;
  const open = (): Bucket => {
    const { db } = mongoose.connection;
    if (!db) throw new mongoose.mongo.MongoNotConnectedError("not connected");
    // One bucket per connection: each new one would check the indexes again.
    if (opened?.db !== db)
      opened = { db, bucket: new mongoose.mongo.GridFSBucket(db, { bucketName, writeConcern: { w: "majority" } }) };
    return opened.bucket;
  };
  const files = (db: Db) => db.collection(`${bucketName}.files`);
  const chunks = (db: Db) => db.collection(`${bucketName}.chunks`);

  return {
    openForWriting: (fileId, options) => open().openUploadStreamWithId(asKey(fileId), fileId, options),
    openForReading: (fileId, range) => open().openDownloadStream(asKey(fileId), range),
    remove: async (fileIds, session) => {
      const { db } = mongoose.connection;
      if (!db || fileIds.length === 0) return;
      const keys = fileIds.map(asKey);
      const options = session ? { session } : {};
      await files(db).deleteMany({ _id: { $in: keys } }, options);
      await chunks(db).deleteMany({ files_id: { $in: keys } }, options);
    },
    prepare: async () => {
      const { db } = mongoose.connection;
      if (!db) return;
      await files(db).createIndex({ filename: 1, uploadDate: 1 });
      await chunks(db).createIndex({ files_id: 1, n: 1 }, { unique: true });
    },
  };
};
