/** Whether an id of unknown origin is one of a table's own keys: an array of one would pass for its text. */
export const isKeyOf = <T extends object>(table: T, id: unknown): id is keyof T & string =>
  typeof id === "string" && Object.hasOwn(table, id);
