import { isRing, type KeyBook, type KeyEntry, newPair, newRingKey, publicPemOf, RINGS } from "./key-book.ts";

/** A service reuses a token for a minute, and the last one lives for another minute and a half. */
const TOKEN_SECONDS = 150;
/** A former key that is accepted for longer is dropped by a later rotation. */
const LONGEST_WAIT_SECONDS = 600;

interface RotateOptions {
  names: readonly string[];
  /** Drop the former key as soon as no one uses it any more, though what it signed is refused then: it leaked. */
  drop: boolean;
  /** Makes the book last, and resolves when every process has taken what is in it. */
  publish: (book: KeyBook) => Promise<void>;
  wait: (seconds: number) => Promise<void>;
  say: (line: string) => void;
}

export const keepSecondsOf = (name: string): number => RINGS[name]?.keepSeconds ?? TOKEN_SECONDS;

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const secondsUntil = (instant: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));

const entryOf = (book: KeyBook, name: string): KeyEntry => {
  const entry = book[name];
  if (!entry) throw new Error(`no key named ${name}: say one of ${Object.keys(book).join(", ")}, or all`);
  return entry;
};

const announce = (entry: KeyEntry): void => {
  entry.next ??= isRing(entry) ? newRingKey() : newPair().privateKey;
  entry.step = "announced";
};

const switchOver = (entry: KeyEntry, name: string): void => {
  if (entry.next === undefined) return;
  const key = isRing(entry) ? entry.current : publicPemOf(entry.current);
  entry.former.unshift({ key, until: inSeconds(keepSecondsOf(name)) });
  entry.current = entry.next;
  delete entry.next;
  delete entry.kid;
  entry.step = "switched";
};

const finish = (entry: KeyEntry, drop: boolean): void => {
  entry.former = drop ? [] : entry.former.filter(({ until }) => Date.parse(until) > Date.now());
  delete entry.step;
};

/** The next of the three steps, for anyone who brings keys to the processes by other means; says what it was. */
export const advanceRotation = (book: KeyBook, name: string, drop: boolean): string => {
  const entry = entryOf(book, name);
  if (entry.step === undefined) {
    announce(entry);
    return `${name}: 1 of 3, the new key is accepted. Bring it to every process, then step on.`;
  }
  if (entry.step === "announced") {
    switchOver(entry, name);
    return `${name}: 2 of 3, the new key is used. Bring it to every process, then step on.`;
  }
  const wait = drop ? 0 : Math.max(0, ...entry.former.slice(0, 1).map(({ until }) => secondsUntil(until)));
  if (wait > 0 && wait <= LONGEST_WAIT_SECONDS) throw new Error(`${name}: too early, step on in ${wait} seconds`);
  finish(entry, drop);
  const kept =
    entry.former.length > 0 ? `the former one is accepted until ${entry.former[0]?.until}` : "the former one is gone";
  return `${name}: 3 of 3, ${kept}. Bring that to every process.`;
};

/**
 * Replaces keys in three steps, each taken by every process before the next begins: the new key is accepted, the new key
 * is used, the former one is dropped when nothing that it signed is valid any more. Begun again it goes on where it was.
 */
export const rotateKeys = async (book: KeyBook, { names, drop, publish, wait, say }: RotateOptions): Promise<void> => {
  const entries = names.map((name) => ({ name, entry: entryOf(book, name) }));
  for (const { name, entry } of entries) {
    if (entry.step) say(`${name}: goes on after the step "${entry.step}"`);
    else announce(entry);
  }
  await publish(book);
  say(`1 of 3: every process accepts the new keys of ${names.join(", ")}`);

  for (const { name, entry } of entries) switchOver(entry, name);
  await publish(book);
  // What the former keys signed last was signed just now.
  for (const { name, entry } of entries) if (entry.former[0]) entry.former[0].until = inSeconds(keepSecondsOf(name));
  say(`2 of 3: the new keys are used`);

  const waits = entries.map(({ name }) => keepSecondsOf(name)).filter((seconds) => seconds <= LONGEST_WAIT_SECONDS);
  const longest = drop ? 0 : Math.max(0, ...waits);
  if (longest > 0) say(`waiting ${longest} seconds for what the former keys signed to end`);
  await wait(longest);
  for (const { entry } of entries) finish(entry, drop);
  await publish(book);
  for (const { name, entry } of entries)
    for (const { until } of entry.former)
      say(`${name}: a former key is accepted until ${until}; rotate after that to drop it`);
  say(`3 of 3: done`);
};
