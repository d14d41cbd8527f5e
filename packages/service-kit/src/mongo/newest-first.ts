import { id } from "@legal/contracts";
import { z } from "zod";
import { decodeCursor, encodeCursor } from "./cursor.ts";

const position = z.tuple([z.iso.datetime(), id]);

interface Created {
  _id: string;
  createdAt: Date;
}

/** Lists by creation, newest first, in pages that neither skip nor repeat while rows are added. Needs its `sort` as an index. */
export const newestFirst = {
  sort: { createdAt: -1, _id: -1 } as const,
  /** The filter for what comes behind a cursor; throws VALIDATION_FAILED on one that is not ours. */
  after: (cursor: string) => {
    const [time, lastId] = decodeCursor(cursor, position);
    const createdAt = new Date(time);
    return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: lastId } }] };
  },
  cursorOf: ({ createdAt, _id }: Created): string => encodeCursor([createdAt.toISOString(), _id]),
};
