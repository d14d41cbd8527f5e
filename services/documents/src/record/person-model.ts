import type { User } from "@legal/service-kit";
import { model, Schema, type ClientSession } from "mongoose";

/** What colleagues and customers call a staff member who worked on a document; the row goes with the account. */
interface PersonRecord {
  _id: string;
  name: string;
}

const text = { type: String, required: true };

const schema = new Schema<PersonRecord>({ _id: text, name: text }, { collection: "people", versionKey: false });

const Person = model("DocumentPerson", schema);

export const rememberPerson = async ({ id, displayName }: User, session: ClientSession): Promise<void> => {
  if (!displayName) return;
  const known = await Person.findById(id).session(session).lean<PersonRecord>();
  if (known?.name === displayName) return;
  await Person.updateOne({ _id: id }, { $set: { name: displayName } }, { upsert: true, session });
};

export const renamePerson = async (id: string, name: string, session: ClientSession): Promise<void> => {
  await Person.updateOne({ _id: id }, { $set: { name } }, { session });
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
