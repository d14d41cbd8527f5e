import mongoose from "mongoose";

export const {
  MongoClient,
  MongoServerError,
  MongoBulkWriteError,
  GridFSBucket,
  ObjectId,
  Binary,
  Decimal128,
  Long,
  UUID,
} = mongoose.mongo;
export type MongoServerError = mongoose.mongo.MongoServerError;
export type Document = mongoose.mongo.Document;
