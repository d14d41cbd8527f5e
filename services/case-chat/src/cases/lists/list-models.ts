import { model, Schema } from "mongoose";

/**
 * A room's entry in one of the desk's lists. The id is list, position and room, so a page of a list is a
 * range of ids and is read from the primary index alone, wherever it begins and however long the list is.
 */
const entrySchema = new Schema<{ _id: string }>(
  { _id: { type: String, required: true } },
  { collection: "room_list_entries", versionKey: false },
);

/** How many entries of a list belong to one shard of the rooms; changes of different cases seldom wait for each other. */
export interface ListCountRecord {
  /** `<list>|<shard>` */
  _id: string;
  count: number;
}

const countSchema = new Schema<ListCountRecord>(
  { _id: { type: String, required: true }, count: { type: Number, required: true } },
  { collection: "room_list_counts", versionKey: false },
);

export const ListEntry = model("RoomListEntry", entrySchema);
export const ListCount = model("RoomListCount", countSchema);
