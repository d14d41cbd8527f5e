import { byKind, type Draft, type Exhibit } from "@legal/document-types";
import { seoulDateOf } from "@legal/i18n";
import type { ExtraHoliday } from "@legal/legal-rules";
import { bytesOf, filesOf, type DocumentRecord, type StoredExhibit } from "../record/document-model.ts";
import { answersOf } from "../record/stored-answers.ts";

/** What papers depend on beside their answers; the same during one request, over midnight too. */
export interface Day {
  now: Date;
  /** In Korea. */
  today: string;
  holidays: readonly ExtraHoliday[];
}

export type AskDay = () => Promise<Day>;

export const createAskDay =
  (holidays: () => Promise<readonly ExtraHoliday[]>, clock: () => Date = () => new Date()): AskDay =>
  async () => {
    const now = clock();
    return { now, today: seoulDateOf(now), holidays: await holidays() };
  };

const exhibitOf = (exhibit: StoredExhibit): Exhibit => {
  const { id, title, purpose, author, madeOn, foreign } = exhibit;
  return { id, title, purpose, author, madeOn, foreign, fileSize: bytesOf(exhibit), files: filesOf(exhibit) };
};

/** What a paper is made of on that day. */
export const draftOf = (
  { answers, exhibits }: Pick<DocumentRecord, "answers" | "exhibits">,
  { today, holidays }: Day,
): Draft => {
  const files = byKind(exhibits);
  return {
    answers: answersOf(answers),
    exhibits: files.exhibits.map(exhibitOf),
    attachments: files.attachments.map(exhibitOf),
    today,
    holidays,
  };
};
