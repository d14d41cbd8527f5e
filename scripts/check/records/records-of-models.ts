import type { Model, Schema } from "mongoose";

/** What a model says of one field, as JSON. */
export interface Field {
  type: string;
  required?: true;
  /** Where nothing was given, something is there all the same. */
  default?: true;
  enum?: (string | number | null)[];
  /** The elements of an array or a map. */
  of?: Field;
  /** The fields of a document within the document, or of those in an array. */
  fields?: Fields;
}
export type Fields = Readonly<Record<string, Field>>;
/** What a service stores, by collection. */
export type Records = Readonly<Record<string, Fields>>;

/** What mongoose knows of a path; its own types say it for some kinds of paths only. */
interface Path {
  instance: string;
  isRequired?: boolean;
  defaultValue?: unknown;
  enumValues?: Field["enum"];
  schema?: Schema;
  embeddedSchemaType?: Path;
}

const fieldOf = ({ instance, isRequired, defaultValue, enumValues, schema, embeddedSchemaType }: Path): Field => ({
  type: instance,
  ...(isRequired && { required: true as const }),
  ...(defaultValue !== undefined && defaultValue !== null && { default: true as const }),
  ...(enumValues?.length && { enum: enumValues }),
  ...(schema && { fields: fieldsOf(schema) }),
  ...(!schema && embeddedSchemaType && { of: fieldOf(embeddedSchemaType) }),
});

const fieldsOf = (schema: Schema): Fields =>
  Object.fromEntries(
    Object.entries(schema.paths as unknown as Record<string, Path>)
      // The entry of a map says what its elements are.
      .filter(([path]) => !path.includes("$*"))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, type]) => [path, fieldOf(type)]),
  );

/** What these models store; several may store in one collection. */
export const recordsOfModels = (models: readonly Model<unknown>[]): Records => {
  const records: Record<string, Fields> = {};
  for (const { collection, schema } of models)
    records[collection.name] = { ...records[collection.name], ...fieldsOf(schema) };
  return Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
