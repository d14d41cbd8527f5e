export { afterCommit } from "./after-commit.ts";
export { checkMongo, connectMongo, disconnectMongo, prepareCollections } from "./connect-mongo.ts";
export { createFileBucket, type FileBucket } from "./file-bucket.ts";
export { inTransaction } from "./transaction.ts";
export { createLease, type Lease } from "./lease.ts";
