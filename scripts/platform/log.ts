const COLOURS = [36, 35, 33, 32, 34, 31];
const names = new Map<string, number>();
const colourful = process.stdout.isTTY;

const label = (name: string) => {
  if (!names.has(name)) names.set(name, COLOURS[names.size % COLOURS.length] ?? 37);
  const padded = name.padEnd(10);
  return colourful ? `\u001B[${names.get(name)}m${padded}\u001B[0m` : padded;
};

/** One line of a deployable's log, marked with its name. */
export const printLine = (name: string, line: string): void => console.log(`${label(name)} ${line}`);

/** A line of the launcher itself. */
export const say = (line: string): void => console.log(line);
