import type { Random } from "./random.ts";

const KEPT = 300;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const UNKNOWN = "";

const keep = (list: string[], id: string, random: Random): void => {
  if (list.includes(id)) return;
  if (list.length < KEPT) list.push(id);
  else list[random.below(KEPT)] = id;
};

/** Ids that the platform has given out, so that inputs reach what lies behind a lookup. */
export const knownValues = () => {
  const ids = new Map<string, string[]>();
  const everyone: string[] = [];
  return {
    learn: (topic: string, text: string, random: Random) => {
      const own = ids.get(topic) ?? [];
      ids.set(topic, own);
      for (const [id] of text.slice(0, 20_000).matchAll(ID)) {
        keep(own, id, random);
        keep(everyone, id, random);
      }
    },
    /** Mostly one of the topic's own. */
    idFor: (topic: string, random: Random): string => {
      const own = ids.get(topic) ?? [];
      const from = own.length > 0 && random.chance(0.75) ? own : everyone;
      return from.length > 0 ? random.pick(from) : UNKNOWN;
    },
  };
};

export type KnownValues = ReturnType<typeof knownValues>;
