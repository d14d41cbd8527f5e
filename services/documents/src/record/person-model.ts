import type { Role } from "@legal/contracts";
import { model, Schema, type ClientSession } from "mongoose";

/** What colleagues and customers call a staff member; the row goes with the account. */
interface PersonRecord {
  _id: string;
  name: string;
}

const text = { type: String, required: true };

const schema = new Schema<PersonRecord>({ _id: text, name: text }, { collection: "people", versionKey: false });

const Person = model("DocumentPerson", schema);

/** Staff have a row before they do anything; one who is staff no more keeps the one they have. */
export const namePerson = async (
  { id, role, displayName }: { id: string; role: Role; displayName: string | null },
  session: ClientSession,
): Promise<void> => {
  if (!displayName) return;
  const options = { upsert: role === "admin", session };
  await Person.updateOne({ _id: id }, { $set: { name: displayName } }, options);
};

/** Without effect where an event has said a name. */
export const suggestName = async (id: string, name: string, session: ClientSession): Promise<void> => {
  await Person.updateOne({ _id: id }, { $setOnInsert: { name } }, { upsert: true, session });
};

export const forgetPerson = async (id: string, session: ClientSession): Promise<void> => {
  await Person.deleteOne({ _id: id }, { session });
};

/** Null for an account that is gone, or that has no name to be shown. */
export const namesOf = async (ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const people = await Person.find({ _id: { $in: wanted } }).lean<PersonRecord[]>();
  return new Map(people.map(({ _id, name }) => [_id, name]));
};
