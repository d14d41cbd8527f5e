import { Redis } from "ioredis";
import mongoose from "mongoose";

interface Urls {
  mongodbUrl: string;
  redisUrl: string;
}

const OWN_TO_THE_SERVER = new Set(["admin", "config", "local"]);

const inMongo = async (url: string, needle: string): Promise<string[]> => {
  const client = await new mongoose.mongo.MongoClient(url).connect();
  try {
    const found: string[] = [];
    for (const { name: database } of (await client.db().admin().listDatabases()).databases) {
      if (OWN_TO_THE_SERVER.has(database)) continue;
      for (const { name } of await client.db(database).listCollections({}, { nameOnly: true }).toArray()) {
        const documents = client.db(database).collection(name).find({}, { raw: true });
        for await (const bytes of documents as unknown as AsyncIterable<Uint8Array>)
          if (Buffer.from(bytes).includes(needle)) found.push(`${database}.${name}`);
      }
    }
    return found;
  } finally {
    await client.close();
  }
};

const inRedis = async (url: string, needle: string): Promise<string[]> => {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for (const key of await redis.keys("*")) {
      const value = await redis.dumpBuffer(key);
      if (key.includes(needle) || value?.includes(needle)) found.push(`redis ${key}`);
    }
    return found;
  } finally {
    redis.disconnect();
  }
};

/** Every place where a word is stored, in any field or file of any database: `case_chat.messages`, `redis session:…`. */
export const findInStores = async ({ mongodbUrl, redisUrl }: Urls, needle: string): Promise<string[]> => {
  const found = [...(await inMongo(mongodbUrl, needle)), ...(await inRedis(redisUrl, needle))];
  return [...new Set(found)].toSorted();
};
