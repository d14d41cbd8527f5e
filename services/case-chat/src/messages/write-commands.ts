import { unavailable } from "@legal/service-kit";
import mongoose, { type ClientSession, type mongo } from "mongoose";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";

/** The server's own commands: the driver's bulk operations check and measure each document, which costs as much again. */
const run = async (command: mongo.Document, session: ClientSession): Promise<void> => {
  const { db } = ChatRoom.db;
  if (!db) throw unavailable("SERVICE_UNAVAILABLE");
  const { writeErrors } = await db.command(command, { session });
  if (writeErrors?.[0]) throw new mongoose.mongo.MongoServerError(writeErrors[0]);
};

/** Throws the server's first refusal, such as a duplicate key. */
export const insertMessages = (messages: readonly MessageRecord[], session: ClientSession): Promise<void> =>
  run({ insert: Message.collection.name, documents: messages }, session);

interface RoomUpdate {
  q: Pick<ChatRoomRecord, "_id">;
  u: mongo.UpdateFilter<ChatRoomRecord>;
}

/** Runs them in order. */
export const updateRooms = (updates: readonly RoomUpdate[], session: ClientSession): Promise<void> =>
  run({ update: ChatRoom.collection.name, updates }, session);
