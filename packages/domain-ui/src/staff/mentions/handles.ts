import type { CaseNote, StaffMember } from "@legal/contracts";
import { mentionedIn, mentionOf, splitMentions } from "@legal/contracts/constants";

/** What follows the `@` while a note is written: a name, numbered where several have it. */
export interface Handle {
  id: string;
  handle: string;
}

type Written = Pick<CaseNote, "content" | "mentions">;

/**
 * Everyone whom this note may name, and those whom it names already; who has left is called `gone`. Whom it names comes
 * first, so that no number changes while the directory is loading.
 */
export const handlesOf = (staff: readonly StaffMember[], note: Written, gone: string): Handle[] => {
  const names = new Map([...(note.mentions ?? []), ...staff].map(({ id, name }) => [id, name]));
  const left = mentionedIn(note.content).filter((id) => !names.has(id));
  const named = [...names, ...left.map((id) => [id, gone] as const)];
  const taken = new Map<string, number>();
  return named.map(([id, name]) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { id, handle: count === 1 ? name : `${name}(${count})` };
  });
};

/** A stored note as it is written: `@김사무`. */
export const toWritten = (content: string, handles: readonly Handle[]): string => {
  const byId = new Map(handles.map(({ id, handle }) => [id, handle]));
  return splitMentions(content)
    .map((part, index) => (index % 2 === 0 ? part : `@${byId.get(part) ?? part}`))
    .join("");
};

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A Latin name ends where its word does; a Korean one may be followed by a particle. */
const patternOf = (handle: string): string => escaped(handle) + (/\w$/.test(handle) ? String.raw`(?!\w)` : "");

/** What was written as it is stored. An address such as `kim@office.example` is no mention. */
export const toStored = (written: string, handles: readonly Handle[]): string => {
  if (handles.length === 0) return written;
  const longestFirst = handles.toSorted((a, b) => b.handle.length - a.handle.length);
  const pattern = new RegExp(
    String.raw`(?<![\w.%+-])@(${longestFirst.map(({ handle }) => patternOf(handle)).join("|")})`,
    "g",
  );
  const ids = new Map(handles.map(({ id, handle }) => [handle, id]));
  return written.replaceAll(pattern, (whole, handle: string) => {
    const id = ids.get(handle);
    return id === undefined ? whole : mentionOf(id);
  });
};
