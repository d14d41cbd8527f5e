import { id } from "@legal/contracts";
import { z } from "zod";
import { validationFailed } from "../errors/errors.ts";

const position = z.tuple([z.iso.datetime(), id]);

interface Created {
  _id: string;
  createdAt: Date;
}

const decode = (cursor: string): z.output<typeof position> => {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw validationFailed([{ path: "cursor", message: "cursor.invalid" }]);
  }
};

/** Lists by creation, newest first, in pages that neither skip nor repeat while rows are added. Needs its `sort` as an index. */
export const newestFirst = {
  sort: { createdAt: -1, _id: -1 } as const,
  /** The filter for what comes behind a cursor; throws VALIDATION_FAILED on one that is not ours. */
  after: (cursor: string) => {
    const [time, lastId] = decode(cursor);
    const createdAt = new Date(time);
    return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: lastId } }] };
  },
  cursorOf: ({ createdAt, _id }: Created): string =>
    Buffer.from(JSON.stringify([createdAt.toISOString(), _id])).toString("base64url"),
};
