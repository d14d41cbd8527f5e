/** How many commands of each kind have been begun since the start, named as MongoDB's serverStatus names them. */
export class CommandCounters {
  readonly #counts = { insert: 0, query: 0, update: 0, delete: 0, getmore: 0, command: 0 };

  count(command: string) {
    this.#counts[kindOf(command)]++;
  }

  read() {
    return { ...this.#counts };
  }
}

const kindOf = (command: string) => {
  if (command === "find") return "query";
  return command === "insert" || command === "update" || command === "delete" || command === "getmore"
    ? command
    : "command";
};
